import { expect, it } from 'vitest';
import { getMember, patchMember } from '~db/queries/member';
import { listSessions } from '~db/queries/session';
import { outboxHandlers } from '~/compose/jobs.server';
import { followLink, openLink } from '~/features/account/links/link.service.server';
import { startSession } from '~/features/account/sessions/session.testing';
import { logIn } from '~/features/account/login/login.service.server';
import { listChats } from '~/features/chat/list/list.service.server';
import { chatContext, makeRich, send } from '~/features/chat/server/chat.testing';
import { signUp } from '~/features/joining/signup/signup.service.server';
import { loader as deletedPage } from '~/routes/account-deleted';
import { oneTimeLinks } from '~/features/mailings/one-time-links.server';
import { openLimits } from '~/server/limits/limits';
import { cheapHash } from '~/testing/cheap-password';
import { callRoute } from '~/testing/call-route';
import { as, testContext, type TestContext } from '~/testing/context';
import type { MemberWishes } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { findCertificate } from '../certificate/certificate.service.server';
import { eraseDue } from '../erase/erase-due.service.server';
import { findLeave, leaveWithPassword, stay } from './leave.service.server';

const PASSWORD = 'vuurtoren op texel';
const email = 'anna@leaving.example';
const why = { reason: 'few', words: 'Too quiet' } as const;
const form = {
  email,
  password: PASSWORD,
  name: 'Anna',
  dateOfBirth: '1990-02-28',
  gender: 'female' as const,
  targetId: null,
  signupMessage: '',
};

async function world(opened: OpenDatabase, wishes: MemberWishes = {}) {
  const context = chatContext(opened);
  const anna = await makeRich(context, { email, name: 'Anna', password_hash: await cheapHash(PASSWORD), ...wishes });
  const ben = await makeRich(context);
  const { conversation } = await send(context, anna, ben, { text: 'Hello Ben' });
  return { context, anna, ben, conversation };
}

/** Runs the jobs and returns the link of the newest mail. */
async function mailedLink(opened: OpenDatabase, context: TestContext): Promise<string> {
  await drainOutbox(opened, context, outboxHandlers);
  const found = /localhost:3000\/([A-Za-z0-9_-]{43})/.exec(context.mail.sent.at(-1)?.text ?? '');
  if (!found) throw new Error('the newest mail has no link');
  return found[1]!;
}

withDatabase('leaving', (open) => {
  // covers S2-135 S4-038
  it('needs the password, hides the member at once and logs them out everywhere', async () => {
    const opened = await open();
    const { context, anna, ben } = await world(opened);
    const mine = as(context, anna);
    // Two of her devices, and one of someone else.
    for (const { id } of [anna, anna, ben]) await startSession(context, id);
    const loggedIn = async ({ id }: typeof anna) => (await listSessions(context.db, id, context.clock.now())).length;
    await expect(leaveWithPassword(mine, 'something else', why)).rejects.toMatchObject({
      code: 'leaving.wrong-password',
    });
    expect(await loggedIn(anna)).toBe(2);
    const { code, cookies } = await leaveWithPassword(mine, PASSWORD, why);
    expect(cookies[0]).toMatch(/Max-Age=0/);
    expect([await loggedIn(anna), await loggedIn(ben)]).toEqual([0, 1]);
    expect(await getMember(context.db, anna.id)).toMatchObject({ status: 'deleted', searchable: 0 });
    const [chat] = (await listChats(as(context, ben))).chats;
    expect(chat?.profile).toMatchObject({ name: 'Deleted member', main_image: null, age: null, status: 'disabled' });
    expect(await findCertificate(context, code)).toMatchObject({ erasedAt: null, seal: null });
    await expect(logIn(context, { email, password: PASSWORD })).rejects.toMatchObject({
      code: 'account.signup-deleted',
    });
    await expect(signUp(context, form)).rejects.toMatchObject({ code: 'account.signup-deleted' });
  });

  it('is not blocked by a stranger in the same network who tries passwords, but by trying them on its page', async () => {
    const { context: unlimited, anna } = await world(await open());
    const context = { ...unlimited, limits: openLimits() };
    for (let at = 0; at < 12; at++) await logIn(context, { email, password: 'wrong' }).catch(() => {});
    await expect(logIn(context, { email, password: PASSWORD })).rejects.toMatchObject({
      code: 'account.login-blocked',
    });
    const mine = as(context, anna);
    for (let at = 0; at < 10; at++)
      await expect(leaveWithPassword(mine, 'wrong', why)).rejects.toMatchObject({ code: 'leaving.wrong-password' });
    await expect(leaveWithPassword(mine, PASSWORD, why)).rejects.toMatchObject({ code: 'leaving.password-blocked' });
  });

  it('does nothing a second time, as when two tabs do it at once', async () => {
    const opened = await open();
    const { context, anna } = await world(opened);
    await Promise.all([1, 2].map(() => leaveWithPassword(as(context, anna), PASSWORD, why)));
    await drainOutbox(opened, context, outboxHandlers);
    expect(context.mail.sent).toHaveLength(1);
  });

  it('says in its mail until which hour it can be taken back, in the time of the brand', async () => {
    const opened = await open();
    const { context, anna } = await world(opened);
    const abroad = { ...context, tenant: { ...context.tenant, time_zone: 'America/New_York' } };
    await leaveWithPassword(as(abroad, anna), PASSWORD, why);
    await drainOutbox(opened, abroad, outboxHandlers);
    // Fourteen days after the 21st, when it was 7 o'clock in New York.
    expect(context.mail.sent[0]!.text).toMatch(/Until December 5, 2026 at 7:00\sAM EST one press/);
  });

  // covers S4-039 S9-014
  it('can be taken back on the fourteenth day, as it was, but not on the fifteenth', async () => {
    const opened = await open();
    const { context, anna, ben } = await world(opened, { invisible: 1 });
    await leaveWithPassword(as(context, anna), PASSWORD, why);
    const first = await mailedLink(opened, context);
    opened.clock.advance(14 * DAY - 1);
    expect(await eraseDue(context)).toBe(0);
    expect((await openLink(context, first, oneTimeLinks)).kind).toBe('page');
    expect((await getMember(context.db, anna.id)).status).toBe('deleted');
    expect(await followLink(context, first, oneTimeLinks)).toBe('/login?notice=reactivated');
    expect(await getMember(context.db, anna.id)).toMatchObject({
      status: 'active',
      searchable: 1,
      invisible: 1,
      deleted_at: null,
      name: 'Anna',
    });
    expect((await listChats(as(context, ben))).chats[0]?.profile.name).toBe('Anna');

    await leaveWithPassword(as(context, anna), PASSWORD, why);
    const second = await mailedLink(opened, context);
    opened.clock.advance(14 * DAY);
    expect(await followLink(context, second, oneTimeLinks)).toBe(`/account-deleted?link=${second}`);
    expect(await eraseDue(context)).toBe(1);
    expect(await followLink(context, second, oneTimeLinks)).toBe(`/account-deleted?link=${second}`);
    const late = async (of: typeof context, link: string) =>
      (await callRoute(deletedPage, of, `/account-deleted?link=${link}`)).data;
    expect(await late(context, second)).toMatchObject({ expired: true });
    for (const link of ['', 'x', 'x'.repeat(43)]) expect(await late(context, link)).toMatchObject({ expired: false });
    expect(await late(testContext(opened, { brand: 2 }), second)).toMatchObject({ expired: false });
    expect((await listChats(as(context, ben))).chats[0]?.profile.name).toBe('Deleted member');
    expect((await signUp(context, form)).kind).toBe('member');
  });

  it('shows a certificate that everything was erased, which names nobody', async () => {
    const opened = await open();
    const { context, anna } = await world(opened);
    const { code } = await leaveWithPassword(as(context, anna), PASSWORD, why);
    opened.clock.advance(14 * DAY);
    await eraseDue(context);
    const certificate = await findCertificate(context, code);
    expect(certificate).toMatchObject({ erasedAt: context.clock.now(), seal: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(JSON.stringify(certificate)).not.toContain(anna.id);
    expect(await findCertificate(context, 'x'.repeat(43))).toBeNull();
  });

  it('does not show a profile that the team hides when it is taken back', async () => {
    const opened = await open();
    const { context, anna } = await world(opened);
    await patchMember(context.db, anna.id, { profile_status: 'disabled', decision_number: 'ABC', searchable: 0 });
    await leaveWithPassword(as(context, anna), PASSWORD, why);
    await followLink(context, await mailedLink(opened, context), oneTimeLinks);
    expect(await getMember(context.db, anna.id)).toMatchObject({ status: 'active', searchable: 0 });
  });

  // covers S2-136
  it('offers the discount of the company only there, once, and announces it only to those who take it', async () => {
    const opened = await open();
    const { context, anna } = await world(opened);
    const percent = context.tenant.company.delete_discount;
    const mine = as(context, anna);
    expect((await findLeave(mine)).offer).toBe(percent);
    const codes = () => context.db.selectFrom('discount_code').select('code').where('tenant_id', '=', 1).execute();
    expect(await codes()).toEqual([]);
    expect(await stay(mine)).toBe(`STAY${percent}`);
    expect(await codes()).toHaveLength(1);
    expect((await findLeave(mine)).offer).toBeNull();
  });
});
