import { expect, it } from 'vitest';
import { listAuditOf } from '~db/queries/audit.testing';
import { findConversationOfPair } from '~db/queries/conversation';
import { creditsOf } from '~db/queries/credit-account';
import { findMemberByEmail } from '~db/queries/member';
import { listLikedAmong } from '~db/queries/member-like';
import { isMember } from '~/contract/actor';
import { followLink, openLink } from '~/features/account/links/link.service.server';
import { logIn } from '~/features/account/login/login.service.server';
import { findViewer } from '~/features/account/sessions/session.service.server';
import { orderBundle, settle } from '~/features/billing/billing.testing';
import { oneTimeLinks } from '~/features/mailings/one-time-links.server';
import { as, testContext, type TestContext } from '~/testing/context';
import { cookieIn } from '~/testing/cookies';
import { makeMember } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { joiningJobs } from '../joining.jobs.server';
import { NOTHING_REMEMBERED } from '../signup/remembered-choices';
import type { SignupInput } from '../signup/new-account.server';
import { signUp } from '../signup/signup.service.server';

const email = 'anna@example.org';
const stranger: SignupInput = {
  email,
  name: 'Vals Spel',
  password: 'iets van een vreemde',
  dateOfBirth: '1970-01-01',
  signupMessage: '',
  gender: 'male',
  targetId: null,
};
const anna: SignupInput = {
  ...stranger,
  name: 'Anna Vos',
  password: 'vuurtoren op texel',
  dateOfBirth: '1990-02-28',
  gender: 'female',
};

/** A brand that does not reveal whether an e-mail address has an account. */
const neutral = (opened: OpenDatabase) => {
  const cookies: Record<string, string> = {};
  return { ...testContext(opened, { tenant: { neutral_account_answers: true }, cookies }), cookies };
};
type Browser = ReturnType<typeof neutral>;

const secretIn = ({ text }: { text: string }) => /localhost:3000\/([\w-]{43})\s/.exec(text)![1]!;

/** Signs up, always in the same browser, logged out each time, and returns the secret of the mailed link. */
async function signedUp(opened: OpenDatabase, context: Browser, input: SignupInput): Promise<string> {
  const outcome = await signUp(context, input);
  if (outcome.kind !== 'member') throw new Error(outcome.kind);
  context.cookies['device'] = cookieIn(outcome.cookies, 'device');
  await drainOutbox(opened, context, joiningJobs);
  return secretIn(context.mail.sent.at(-1)!);
}

const knows = async (context: TestContext, { password }: SignupInput) =>
  logIn(context, { email, password }).then(
    () => true,
    () => false,
  );

/** Logs in without confirming, which was possible until the brand became neutral. */
const logInBefore = ({ tenant, ...context }: TestContext, password: string) =>
  logIn({ ...context, tenant: { ...tenant, neutral_account_answers: false } }, { email, password });

/** The first person logs in without confirming and orders credits. Returns the provider's reference of the payment. */
async function ordered(context: TestContext, { password }: SignupInput): Promise<string> {
  const viewer = await findViewer(context, cookieIn(await logInBefore(context, password), 'session'));
  if (!isMember(viewer)) throw new Error('nobody is logged in');
  const { tenant } = context;
  const before = { ...context, tenant: { ...tenant, neutral_account_answers: false } };
  return (await orderBundle(as(before, viewer.member))).reference;
}

withDatabase('two signups for one e-mail address that nobody has confirmed', (open) => {
  it('each have a link of their own, which says whose signup it confirms', async () => {
    const opened = await open();
    const context = neutral(opened);
    const links = [await signedUp(opened, context, stranger), await signedUp(opened, context, anna)];
    const pages = await Promise.all(links.map((link) => openLink(context, link, oneTimeLinks)));
    expect(pages).toMatchObject([
      { kind: 'page', page: { values: { name: 'Vals Spel', email } } },
      { kind: 'page', page: { values: { name: 'Anna Vos', email } } },
    ]);
    expect(context.mail.sent.map(({ text }) => /Vals Spel|Anna Vos/.exec(text)?.[0])).toEqual([
      'Vals Spel',
      'Anna Vos',
    ]);
  });

  it('create the account of the confirmed one, with nothing of the other in it', async () => {
    const opened = await open();
    const context = neutral(opened);
    const [bram, cora] = [await makeMember(context, { name: 'Bram' }), await makeMember(context, { name: 'Cora' })];
    const first = await signedUp(opened, context, { ...stranger, targetId: bram.id, signupMessage: 'Nare woorden' });
    const cookies = await logInBefore(context, stranger.password);
    const remembered = {
      ...NOTHING_REMEMBERED,
      lander: 'spring',
      likes: [{ id: bram.id, name: '', thumb: null, fictional: false }],
    };
    const theirs = { ...anna, targetId: cora.id, signupMessage: 'Hoi Cora!', remembered };
    const second = await signedUp(opened, context, theirs);
    expect(await followLink(context, second, oneTimeLinks)).toMatch(/^\/activate\/done/);

    const member = (await findMemberByEmail(context.db, email))!;
    expect(member).toMatchObject({ name: 'Anna Vos', birth_date: '1990-02-28', gender: 'female', status: 'active' });
    expect(member).toMatchObject({ searchable: 1, signup_lander: 'spring', signup_from_member_id: cora.id });
    expect([await knows(context, anna), await knows(context, stranger)]).toEqual([true, false]);
    expect((await findViewer(context, cookieIn(cookies, 'session'))).kind).toBe('visitor');
    expect(await findConversationOfPair(context.db, member.id, cora.id)).toMatchObject({ last_seq: 1 });
    expect(await findConversationOfPair(context.db, member.id, bram.id)).toBeUndefined();
    expect([...(await listLikedAmong(context.db, member.id, [bram.id, cora.id]))]).toEqual([bram.id]);
    expect(await creditsOf(context.db, member.id)).toBe(20);
    expect((await listAuditOf(context.db, member.id, 9)).map(({ action }) => action).sort()).toEqual([
      'account.activation',
      'account.login',
      'account.login.failed',
      'account.signup',
    ]);
    // The other link has no effect any more, no matter who opens it; the account is confirmed.
    for (const link of [first, second]) {
      expect(await openLink(context, link, oneTimeLinks)).toEqual({
        kind: 'redirect',
        to: `/activate/done?token=${link}`,
      });
      expect(await followLink(context, link, oneTimeLinks)).toMatch(/^\/activate\/done/);
    }
    expect(await knows(context, anna)).toBe(true);
  });

  it('end with the first that is confirmed: a later link changes nothing', async () => {
    const opened = await open();
    const context = neutral(opened);
    const first = await signedUp(opened, context, anna);
    const second = await signedUp(opened, context, stranger);
    expect(await followLink(context, first, oneTimeLinks)).toMatch(/^\/activate\/done/);
    expect(await followLink(context, second, oneTimeLinks)).toMatch(/^\/activate\/done/);
    expect(await findMemberByEmail(context.db, email)).toMatchObject({ name: 'Anna Vos' });
    expect([await knows(context, anna), await knows(context, stranger)]).toEqual([true, false]);
  });

  it('make one account when both are confirmed at once, however often', async () => {
    const opened = await open();
    const context = neutral(opened);
    const links = [await signedUp(opened, context, stranger), await signedUp(opened, context, anna)];
    const presses = Array.from({ length: 10 }, (_, i) => followLink(context, links[i % 2]!, oneTimeLinks));
    const pages = (await Promise.all(presses)).map((path) => path?.split('?')[0]);
    expect(new Set(pages)).toEqual(new Set(['/activate/done']));
    const system = opened.database.system('test');
    const members = await system.selectFrom('member').selectAll().where('status', '!=', 'deleted').execute();
    expect(members).toHaveLength(1);
    expect(members[0]).toMatchObject({ email, status: 'active' });
    const audits = await listAuditOf(context.db, members[0]!.id, 50);
    expect(audits.filter(({ action }) => action === 'account.activation')).toHaveLength(1);
  });

  it('hold no e-mail address, and after the confirmation no password, in the links', async () => {
    const opened = await open();
    const context = neutral(opened);
    await signedUp(opened, context, stranger);
    const link = await signedUp(opened, context, anna);
    const system = opened.database.system('test');
    const storedTokens = async () => JSON.stringify(await system.selectFrom('token').selectAll().execute());
    expect(await storedTokens()).not.toContain(email);
    expect(JSON.stringify(await system.selectFrom('outbox').selectAll().execute())).not.toContain(email);
    await followLink(context, link, oneTimeLinks);
    expect(await storedTokens()).not.toContain('argon2');
  });

  it.each(['is on its way', 'is paid'])('leave the account as it is if an order of it %s', async (state) => {
    const opened = await open();
    const context = neutral(opened);
    await signedUp(opened, context, anna);
    const before = await signedUp(opened, context, stranger);
    const reference = await ordered(context, anna);
    if (state === 'is paid') await settle(context, reference, 'paid');
    const after = await signedUp(opened, context, stranger);
    const { id } = (await findMemberByEmail(context.db, email))!;
    expect(await openLink(context, after, oneTimeLinks)).toMatchObject({ page: { values: { name: 'Anna Vos' } } });
    expect(await followLink(context, before, oneTimeLinks)).toBe('/activate/error');
    expect(await findMemberByEmail(context.db, email)).toMatchObject({ id, name: 'Anna Vos', status: 'not_confirmed' });
    expect(await followLink(context, after, oneTimeLinks)).toMatch(/^\/activate\/done/);
    expect(await findMemberByEmail(context.db, email)).toMatchObject({ id, name: 'Anna Vos', status: 'active' });
    expect([await knows(context, anna), await knows(context, stranger)]).toEqual([true, false]);
  });

  it('go on as before if nobody paid an order', async () => {
    const opened = await open();
    const context = neutral(opened);
    await signedUp(opened, context, stranger);
    await settle(context, await ordered(context, stranger), 'cancelled');
    const link = await signedUp(opened, context, anna);
    expect(await followLink(context, link, oneTimeLinks)).toMatch(/^\/activate\/done/);
    expect(await findMemberByEmail(context.db, email)).toMatchObject({ name: 'Anna Vos', status: 'active' });
  });

  it('expire like any other after 7 days', async () => {
    const opened = await open();
    const context = neutral(opened);
    await signedUp(opened, context, stranger);
    const link = await signedUp(opened, context, anna);
    opened.clock.advance(7 * DAY);
    expect(await followLink(context, link, oneTimeLinks)).toBe('/activate/error');
  });
});
