import { describe, expect, it } from 'vitest';
import { getMember, patchMember } from '~db/queries/member';
import { listOpenSubmissions } from '~db/queries/submission';
import { outboxHandlers } from '~/compose/jobs.server';
import { expectSoundLedger } from '~/features/billing/billing.testing';
import { findBalance } from '~/features/billing/ledger/ledger.service.server';
import { followLink } from '~/features/account/links/link.service.server';
import { listChats } from '~/features/chat/list/list.service.server';
import { chatContext, makeRich, send } from '~/features/chat/server/chat.testing';
import { complaintSchema } from '~/features/safety/cases/case.schema.server';
import { findCase, sendComplaint } from '~/features/safety/cases/case.service.server';
import { decideCase } from '~/features/safety/cases/decide-case.service.server';
import * as page from '~/routes/notifications-leave';
import { oneTimeLinks } from '~/features/mailings/one-time-links.server';
import * as token from '~/routes/token';
import { callRoute } from '~/testing/call-route';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed, type MemberWishes } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import type { ViewerMember } from '~/server/context/viewer';
import { DAY } from '~/time/durations';
import { eraseDue } from '../erase/erase-due.service.server';
import { purgeRetained } from '../erase/purge.service.server';
import { askForLeaveLink } from './leave-link.service.server';
import { findLeave, leave } from './leave.service.server';
import { REACTIVATION_MS } from '~/features/account/state/reactivation';

const why = { reason: '', words: '' } as const;

async function mailedLink(opened: OpenDatabase, context: TestContext): Promise<string> {
  await drainOutbox(opened, context, outboxHandlers);
  return /localhost:3000\/([A-Za-z0-9_-]{43})/.exec(context.mail.sent.at(-1)?.text ?? '')![1]!;
}

withDatabase('leaving', (open) => {
  it('by the mailed link clears the browser of that member, and of nobody else', async () => {
    const opened = await open();
    const context = testContext(opened);
    for (const mine of [true, false]) {
      const anna = await makeMember(context, { password_hash: null });
      await askForLeaveLink(as(context, anna), why);
      const secret = await mailedLink(opened, context);
      const here = as(context, mine ? anna : await makeMember(context));
      const sent = await callRoute(token.action, here, `/${secret}`, { params: { token: secret }, form: {} });
      expect(sent.headers.get('Location')).toMatch(/^\/account-deleted\?certificate=/);
      expect(sent.headers.has('Clear-Site-Data')).toBe(mine);
      expect(sent.headers.get('Set-Cookie') ?? '').toMatch(mine ? /session=;.*Max-Age=0/i : /^$/);
      // Pressed again: nothing happens, and no certificate that nobody has is promised.
      expect(await followLink(here, secret, oneTimeLinks)).toBe('/login');
    }
  });

  it('with a password in a tab whose session ended asks to log in, and sends the password nowhere', async () => {
    const context = testContext(await open());
    const form = { intent: 'leave', password: 'a long enough password' };
    const sent = await callRoute(page.action, context, '/notifications/leave', { form });
    expect([sent.status, sent.headers.get('Location')]).toEqual([302, '/login?next=%2Fnotifications%2Fleave']);
  });

  it('twice at once happens once, and only one is given a certificate', async () => {
    const context = testContext(await open());
    const anna = await makeMember(context);
    const both = await Promise.all([leave(context, anna.id, why), leave(context, anna.id, why)]);
    expect(both.filter(({ code }) => code !== null)).toHaveLength(1);
  });

  it('with credits held for messages without an answer gives them back, and erases the messages', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const [anna, cleo] = [await makeRich(context), await makeFictional(context)];
    const before = await findBalance(context.db, anna.id);
    await send(context, anna, cleo, { text: 'Are you there?' });
    expect(await findBalance(context.db, anna.id)).toBeLessThan(before);
    await leave(context, anna.id, why);
    opened.clock.advance(REACTIVATION_MS);
    expect(await eraseDue(context)).toBe(1);
    expect(await findBalance(context.db, anna.id)).toBe(before);
    expect(await holds(context)).toEqual(['released']);
    await expectSoundLedger(context);
  });

  it('of somebody to whom messages were on the way gives their senders the credits back', async () => {
    const context = chatContext(await open());
    const [anna, dora] = [await makeRich(context), await makeUnconfirmed(context)];
    await patchMember(context.db, dora.id, { profile_status: 'active' });
    const before = await findBalance(context.db, anna.id);
    await send(context, anna, dora);
    await leave(context, dora.id, why);
    expect(await findBalance(context.db, anna.id)).toBe(before);
    await expectSoundLedger(context);
  });

  it('with unread messages says so before; those of the leaver stop counting for others', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const [anna, ben] = [await makeRich(context), await makeRich(context)];
    const { conversation } = await send(context, ben, anna, { text: 'Hello Anna' });
    await send(context, anna, conversation.id, { text: 'Hello Ben' });
    await send(context, ben, conversation.id, { text: 'How are you?' });
    expect(await findLeave(as(context, anna))).toMatchObject({ unread: 2 });
    await leave(context, anna.id, why);
    expect((await listChats(as(context, ben))).num_unread_messages).toBe(1);
    opened.clock.advance(REACTIVATION_MS);
    await eraseDue(context);
    const [chat] = (await listChats(as(context, ben))).chats;
    expect(chat).toMatchObject({ num_unread_messages: 0, profile: { name: 'Deleted member' } });
  });

  it('with an open complaint: it is decided without a name, told to nobody, and then has an end', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const anna = await makeMember(context, { name: 'Anna' });
    const complaint = complaintSchema.parse({ category: 'payment', words: 'I paid twice', name: 'Anna' });
    await sendComplaint(as(context, anna), complaint);
    await leave(context, anna.id, why);
    await drainOutbox(opened, context, outboxHandlers);
    opened.clock.advance(REACTIVATION_MS);
    await eraseDue(context);
    // Far beyond the half year after which a decided one is deleted.
    opened.clock.advance(300 * DAY);
    await purgeRetained(context);
    const [row] = await listOpenSubmissions(context.db, 'complaint', 5);
    expect(row).toMatchObject({ name: null, email: null, words: 'I paid twice', member_id: anna.id });
    const sent = context.mail.sent.length;
    expect(await decideCase(context, row!, { outcome: null, words: 'Paid back.', by: 'Eva' })).toBe('done');
    await drainOutbox(opened, context, outboxHandlers);
    expect(context.mail.sent).toHaveLength(sent);
    opened.clock.advance(190 * DAY);
    await purgeRetained(context);
    await expect(findCase(context, row!.number, null)).rejects.toMatchObject({ status: 404 });
  });
});

const holds = async ({ db }: TestContext) =>
  (await db.selectFrom('credit_hold').select('state').where('tenant_id', '=', db.tenantId).execute()).map(
    ({ state }) => state,
  );

withDatabase('coming back', (open) => {
  const kinds: [string, MemberWishes, object][] = [
    ['a member', {}, { status: 'active', searchable: 1 }],
    ['an invisible one', { invisible: 1 }, { status: 'active', invisible: 1, searchable: 1 }],
    ['one with premium', { paid_user: 1, premium_since: 5 }, { paid_user: 1, premium_since: 5, searchable: 1 }],
    ['one without a password', { password_hash: null }, { password_hash: null, searchable: 1 }],
    [
      'one whom the team hides',
      { profile_status: 'disabled', decision_number: 'ABC', searchable: 0 },
      { status: 'active', searchable: 0 },
    ],
    [
      'one who has not confirmed',
      { status: 'not_confirmed', activated_at: null, profile_status: 'disabled', searchable: 0 },
      { status: 'not_confirmed', searchable: 0 },
    ],
  ];
  describe('on the fourteenth day', () => {
    it.each(kinds)('finds everything as it was: %s', async (_who, wishes, after) => {
      const opened = await open();
      const context = chatContext(opened);
      const anna: ViewerMember = await makeMember(context, { about: 'I sail', ...wishes });
      const before = await getMember(context.db, anna.id);
      await leave(context, anna.id, why);
      const link = await mailedLink(opened, context);
      opened.clock.advance(REACTIVATION_MS - 1);
      expect(await followLink(context, link, oneTimeLinks)).toBe('/login?notice=reactivated');
      const back = await getMember(context.db, anna.id);
      expect(back).toMatchObject(after);
      expect({ ...back, search_bits: null }).toEqual({ ...before, search_bits: null });
    });
  });
});
