import { expect, it } from 'vitest';
import { findMember, findMemberByEmail } from '~db/queries/member';
import { insertToken } from '~db/queries/token';
import { followLink, openLink } from '~/features/account/links/link.service.server';
import { logIn } from '~/features/account/login/login.service.server';
import { stateAt } from '~/features/account/credentials/credentials.testing';
import { hashSecret } from '~/features/account/secret.service.server';
import { findViewer } from '~/features/account/sessions/session.service.server';
import * as donePage from '~/routes/activate-done';
import { oneTimeLinks } from '~/features/mailings/one-time-links.server';
import * as resetPage from '~/routes/reset-password-do';
import * as signup from '~/routes/signup';
import { callRoute } from '~/testing/call-route';
import { as, testContext, type TestContext } from '~/testing/context';
import { cookieIn } from '~/testing/cookies';
import { makeMember, makeUnconfirmed } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { joiningJobs } from '../joining.jobs.server';

const email = 'anna@example.org';
const [THEIRS, OWN] = ['iets van een vreemde', 'vuurtoren op texel'];
const form = { email, name: 'Vals Spel', password: THEIRS, date_of_birth: '1970-01-01', gender: 'male' };
const secretIn = (context: TestContext) => /localhost:3000\/([\w-]{43})\s/.exec(context.mail.sent.at(-1)!.text)![1]!;

/** Signs up through the page. Returns the cookies of that browser and the secret in the mail. */
async function signedUp(opened: OpenDatabase, tenant = {}) {
  const context = testContext(opened, { tenant });
  const { headers } = await callRoute(signup.action, context, '/signup', { form });
  await drainOutbox(opened, context, joiningJobs);
  const cookies = { session: cookieIn(headers, 'session'), device: cookieIn(headers, 'device') };
  const own = testContext(opened, { tenant, cookies });
  const viewer = await findViewer(context, cookies.session);
  return { secret: secretIn(context), cookies, own: { ...own, viewer }, elsewhere: context };
}

const knows = (context: TestContext, password: string) =>
  logIn(context, { email, password }).then(
    () => true,
    () => false,
  );
const choose = (context: TestContext, path: string) => {
  const token = path.split('token=')[1]!;
  return callRoute(resetPage.action, context, path, { form: { token, new_password: OWN, repeat_password: OWN } });
};

withDatabase('a confirmation', (open) => {
  it.each([
    ['an ordinary brand', {}],
    ['a brand with neutral answers', { neutral_account_answers: true }],
  ])('in another browser than the signup ends its session and asks for a password, at %s', async (_at, tenant) => {
    const opened = await open();
    const { secret, cookies, elsewhere } = await signedUp(opened, tenant);
    const to = (await followLink(elsewhere, secret, oneTimeLinks))!;
    expect(to).toMatch(/^\/reset-password\/do\?token=[\w-]{43}$/);
    expect(await findMemberByEmail(elsewhere.db, email)).toMatchObject({ status: 'active', searchable: 1 });
    expect(await findViewer(elsewhere, cookies.session)).toMatchObject({ kind: 'visitor' });
    expect(await knows(elsewhere, THEIRS)).toBe(false);
    expect((await callRoute(resetPage.loader, elsewhere, to)).data).toMatchObject({
      reset: { email, confirmed: true },
    });
    const chosen = await choose(elsewhere, to);
    expect(chosen.headers.get('Location')).toBe('/login?notice=password-changed&next=%2Fcomplete-signup');
    expect([await knows(elsewhere, OWN), await knows(elsewhere, THEIRS)]).toEqual([true, false]);
  });

  it.each([
    ['an ordinary brand', {}],
    ['a brand with neutral answers', { neutral_account_answers: true }],
  ])('in the browser of the signup leaves its password and session and leads to people, at %s', async (_at, tenant) => {
    const { secret, cookies, own, elsewhere } = await signedUp(await open(), tenant);
    const to = (await followLink(own, secret, oneTimeLinks))!;
    expect(to).toBe('/signup-matches?notice=confirmed');
    const session = await findViewer(elsewhere, cookies.session);
    expect(session).toMatchObject({ kind: 'member', member: { status: 'active' } });
    expect(await knows(elsewhere, THEIRS)).toBe(true);
    const shown = await callRoute(donePage.loader, { ...own, viewer: session }, '/activate/done');
    expect(shown).toMatchObject({ status: 200, data: { loggedIn: true } });
  });

  it('of the second signup for an address knows the browser of that signup, and no other', async () => {
    const opened = await open();
    const tenant = { neutral_account_answers: true };
    const first = await signedUp(opened, tenant);
    const second = await signedUp(opened, tenant);
    expect(await followLink(first.own, second.secret, oneTimeLinks)).toMatch(/^\/reset-password\/do/);
    const again = await signedUp(await open(), tenant);
    expect(again.cookies.device).toMatch(/^[0-9a-z]{26}\.[\w-]{22}$/);
    expect(await followLink(again.own, again.secret, oneTimeLinks)).toBe('/signup-matches?notice=confirmed');
  });

  it('pressed twice from elsewhere makes one way to a password; the second press leads to the way by mail', async () => {
    const { secret, elsewhere } = await signedUp(await open());
    await followLink(elsewhere, secret, oneTimeLinks);
    expect(await followLink(elsewhere, secret, oneTimeLinks)).toBe('/reset-password');
    expect(await openLink(elsewhere, secret, oneTimeLinks)).toEqual({ kind: 'redirect', to: '/reset-password' });
  });

  it('by a link to another address of an account that was never confirmed is one from another browser, too', async () => {
    const opened = await open();
    const { own, cookies, elsewhere } = await signedUp(opened);
    const member = (await findMemberByEmail(elsewhere.db, email))!;
    const issue = async (secret: string) =>
      insertToken(elsewhere.db, {
        token_hash: hashSecret(secret),
        purpose: 'mail_change',
        member_id: member.id,
        payload: JSON.stringify({ email: 'victim@example.org' }),
        created_at: elsewhere.clock.now(),
        expires_at: elsewhere.clock.now() + 1000,
      });
    const secret = 'm'.repeat(43);
    await issue(secret);
    expect(await followLink(elsewhere, secret, oneTimeLinks)).toMatch(/^\/reset-password\/do\?token=/);
    expect(await findMember(elsewhere.db, member.id)).toMatchObject({ status: 'active', password_hash: null });
    expect(await findViewer(elsewhere, cookies.session)).toEqual({ kind: 'visitor', ended: true });
    const other = await makeUnconfirmed(elsewhere, { password_hash: 'x' });
    await elsewhere.db
      .updateTable('token')
      .set({ member_id: other.id, consumed_at: null, payload: JSON.stringify({ email: 'own@example.org' }) })
      .where('tenant_id', '=', 1)
      .where('token_hash', '=', hashSecret(secret))
      .execute();
    expect(await stateAt(as(own, other), await followLink(as(own, other), secret, oneTimeLinks))).toBe('done');
    expect(await findMember(elsewhere.db, other.id)).toMatchObject({ status: 'active', password_hash: 'x' });
  });
});

withDatabase('the page that says that an address is confirmed', (open) => {
  it('says it to nobody who has confirmed none', async () => {
    const opened = await open();
    const { secret, own, elsewhere } = await signedUp(opened);
    const at = async (context: TestContext, path = '/activate/done') => {
      const { status, headers } = await callRoute(donePage.loader, context, path);
      return [status, headers.get('Location')];
    };
    const toLogin = [302, '/login'];
    expect(await at(elsewhere)).toEqual(toLogin);
    // A link that nobody has followed proves nothing, nor does a made-up one or one of another kind or brand.
    expect(await at(elsewhere, `/activate/done?token=${secret}`)).toEqual(toLogin);
    expect(await at(elsewhere, `/activate/done?token=${'x'.repeat(43)}`)).toEqual(toLogin);
    expect(await at(own)).toEqual([302, '/members']);
    await followLink(own, secret, oneTimeLinks);
    expect(await at(elsewhere, `/activate/done?token=${secret}`)).toEqual([200, null]);
    expect(await at(testContext(opened, { brand: 2 }), `/activate/done?token=${secret}`)).toEqual(toLogin);
    expect(await at(as(elsewhere, await makeMember(elsewhere)))).toEqual([200, null]);
  });
});
