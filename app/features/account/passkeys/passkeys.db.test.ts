import { expect, it } from 'vitest';
import { listAuditOf } from '~db/queries/audit.testing';
import { getMember, patchMember } from '~db/queries/member';
import { listPasskeys } from '~db/queries/passkey';
import { deleteExpiredChallenges } from '~db/queries/passkey-challenge';
import { loader as ownPage } from '~/routes/notifications-passkeys';
import { callRoute } from '~/testing/call-route';
import { cheapHash } from '~/testing/cheap-password';
import { as, testContext, type TestContext } from '~/testing/context';
import { cookieIn } from '~/testing/cookies';
import { makeMember, makeUnconfirmed } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { MINUTE } from '~/time/durations';
import { credentialsJobs } from '../credentials/credentials.jobs.server';
import { findViewer } from '../sessions/session.service.server';
import { Authenticator, type Signing } from './authenticator.testing';
import { addPasskey, answerWith, askLogin, beginPasskey, postLogin, postOwn, type Challenge } from './passkeys.testing';

const PASSWORD = 'vuurtoren op texel';
const password_hash = await cheapHash(PASSWORD);
const email = 'anna@example.org';
const begin = (context: TestContext) => beginPasskey(context, PASSWORD);
const add = (context: TestContext) => addPasskey(context, PASSWORD);

async function anna(opened: OpenDatabase, wishes: object = {}) {
  const visitor = testContext(opened);
  const member = await makeMember(visitor, { email, password_hash, name: 'Anna', ...wishes });
  return { visitor, member, context: as(visitor, member) };
}

const codeOf = ({ data }: { data: unknown }) => (data as { error?: { code?: string } }).error?.code;

withDatabase('passkeys', (open) => {
  it('are added with the password, listed, and log in as a password does', async () => {
    const opened = await open();
    const { context, visitor, member } = await anna(opened, { language: 'nl' });
    const key = await add(context);
    opened.clock.advance(MINUTE);
    const options = await askLogin(visitor);
    expect(options).toMatchObject({ rpId: 'aurea.localhost', userVerification: 'required' });
    const done = await postLogin(visitor, { ...answerWith(key, options, visitor), next: '/chats' });
    expect(done).toMatchObject({ status: 200, data: { location: '/chats' } });
    expect(cookieIn(done.headers, 'locale')).toBe('nl');
    expect(cookieIn(done.headers, 'device')).not.toBe('');
    const viewer = await findViewer(visitor, cookieIn(done.headers, 'session'));
    expect(viewer).toMatchObject({ kind: 'member', member: { id: member.id } });
    const { data } = await callRoute(ownPage, context, '/notifications/passkeys');
    const now = opened.clock.now();
    expect(data).toMatchObject({ passkeys: [{ name: 'Passkey', addedAt: now - MINUTE, usedAt: now }] });
    const actions = (await listAuditOf(opened.db, member.id, 9)).map(({ action, detail }) => [action, detail]);
    expect(actions).toContainEqual(['account.login', '{"by":"passkey"}']);
    expect(actions.map(([action]) => action)).toContain('account.passkey.added');
    await drainOutbox(opened, context, credentialsJobs);
    expect(context.mail.sent).toMatchObject([{ to: email }]);
    expect(context.mail.sent[0]!.text).toMatch(/localhost:3000\/[\w-]{43}\s/);
  });

  it('are not added without the password, before the address is confirmed, or twice', async () => {
    const opened = await open();
    const { context, visitor } = await anna(opened);
    expect(await postOwn(context, { intent: 'begin', password: 'wrong' })).toMatchObject({
      status: 400,
      data: { field_errors: { password: [{ id: 'account.old-password-wrong' }] } },
    });
    const newcomer = as(visitor, await makeUnconfirmed(visitor, { password_hash }));
    expect(codeOf(await postOwn(newcomer, { intent: 'begin', password: PASSWORD }))).toBe('passkeys.confirm-first');
    const key = await add(context);
    const again = key.create(await begin(context), context);
    expect(codeOf(await postOwn(context, { intent: 'add', answer: JSON.stringify(again) }))).toBe('passkeys.taken');
    expect((await postLogin(visitor, { intent: 'log-in', answer: '[]' })).status).toBe(400);
    expect((await postOwn(visitor, { intent: 'begin' })).status).toBe(403);
  });

  it('ask each question once, for ten minutes, of one member', async () => {
    const opened = await open();
    const { context, visitor } = await anna(opened);
    const key = await add(context);
    const options = await askLogin(visitor);
    const answer = answerWith(key, options, visitor);
    expect((await postLogin(visitor, answer)).status).toBe(200);
    expect(codeOf(await postLogin(visitor, answer))).toBe('passkeys.too-late');
    expect(codeOf(await postLogin(visitor, answerWith(key, options, visitor)))).toBe('passkeys.too-late');
    const late = await askLogin(visitor);
    opened.clock.advance(10 * MINUTE);
    expect(codeOf(await postLogin(visitor, answerWith(key, late, visitor)))).toBe('passkeys.too-late');
    const ofAnna = new Authenticator().create(await begin(context), context);
    const eve = as(visitor, await makeMember(visitor, { password_hash }));
    const given = JSON.stringify(ofAnna);
    expect(codeOf(await postOwn(eve, { intent: 'add', answer: given }))).toBe('passkeys.too-late');
    expect((await postOwn(context, { intent: 'add', answer: given })).status).toBe(200);
    const own = { challenge: 'c2VsZi1tYWRlIGNoYWxsZW5nZQ', rpId: 'aurea.localhost' } as Challenge;
    expect(codeOf(await postLogin(visitor, answerWith(key, own, visitor)))).toBe('passkeys.too-late');
    expect(await deleteExpiredChallenges(opened.db, opened.clock.now(), 99)).toBe(1);
  });

  it('refuse another site, another brand, nobody at the device, a copy, and a wrong signature', async () => {
    const opened = await open();
    const { context, visitor, member } = await anna(opened);
    const key = await add(context);
    const login = async (signing: Partial<Signing>, rpId?: string) => {
      const options = await askLogin(visitor);
      return postLogin(visitor, answerWith(key, rpId ? { ...options, rpId } : options, { ...visitor, ...signing }));
    };
    for (const response of [
      await login({ origin: 'http://aurea.localhost.evil.example' }),
      await login({}, 'boreas.localhost'),
      await login({ verified: false }),
      // The counter of the login is the one of the registration: someone has copied the key.
      await login({ counter: 1 }),
    ])
      expect([response.status, codeOf(response)]).toEqual([401, 'passkeys.refused']);
    const forged = key.get(await askLogin(visitor), visitor);
    forged.response.signature = key.get(await askLogin(visitor), visitor).response.signature;
    const forging = { intent: 'log-in', answer: JSON.stringify(forged) };
    expect(codeOf(await postLogin(visitor, forging))).toBe('passkeys.refused');
    // The other brand has neither the passkey nor the challenges of this one.
    const elsewhere = testContext(opened, { brand: 2 });
    const there = await askLogin(elsewhere);
    expect(there.rpId).toBe('boreas.localhost');
    expect(codeOf(await postLogin(elsewhere, answerWith(key, there, elsewhere)))).toBe('passkeys.unknown');
    expect(codeOf(await postLogin(elsewhere, answerWith(key, await askLogin(visitor), elsewhere)))).toBe(
      'passkeys.too-late',
    );
    const making = new Authenticator().create({ ...(await begin(context)), rp: { id: 'boreas.localhost' } }, context);
    expect(codeOf(await postOwn(context, { intent: 'add', answer: JSON.stringify(making) }))).toBe('passkeys.refused');
    const failed = (await listAuditOf(opened.db, member.id, 20)).filter(
      ({ action }) => action === 'account.login.failed',
    );
    expect(failed).toHaveLength(5);
    expect((await login({})).status).toBe(200);
  });

  it('of a counter that two answers share, let one in', async () => {
    const opened = await open();
    const { context, visitor } = await anna(opened);
    const key = await add(context);
    const [first, second] = [await askLogin(visitor), await askLogin(visitor)];
    const both = await Promise.all(
      [first, second].map((options) => postLogin(visitor, answerWith(key, options, { ...visitor, counter: 9 }))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('of a member who has left say so, and fail as often as wrong passwords', async () => {
    const opened = await open();
    const { context, visitor, member } = await anna(opened);
    const key = await add(context);
    await patchMember(opened.db, member.id, { status: 'deleted', deleted_at: opened.clock.now() });
    const left = await postLogin(visitor, answerWith(key, await askLogin(visitor), visitor));
    expect([left.status, codeOf(left)]).toEqual([403, 'account.signup-deleted']);
    const stranger = new Authenticator();
    const codes: (string | undefined)[] = [];
    for (let at = 0; at < 26; at++)
      codes.push(codeOf(await postLogin(visitor, answerWith(stranger, await askLogin(visitor), visitor))));
    expect(codes.filter((code) => code === 'passkeys.unknown')).toHaveLength(25);
    expect(codes.at(-1)).toBe('account.login-blocked');
  });

  it('get another name and are removed by their owner only, who is told', async () => {
    const opened = await open();
    const { context, visitor, member } = await anna(opened);
    const key = await add(context);
    const [{ id } = { id: '' }] = await listPasskeys(opened.db, member.id);
    const eve = as(visitor, await makeMember(visitor, { password_hash }));
    await postOwn(eve, { intent: 'rename', passkey: id, name: 'Mine now' });
    await postOwn(eve, { intent: 'remove', passkey: id });
    const long = await postOwn(context, { intent: 'rename', passkey: id, name: 'x'.repeat(61) });
    expect(long).toMatchObject({ status: 400, data: { field_errors: { name: [{ id: 'passkeys.name-long' }] } } });
    expect((await postOwn(context, { intent: 'rename', passkey: id, name: '  My   phone ' })).status).toBe(200);
    expect(await listPasskeys(opened.db, member.id)).toMatchObject([{ name: 'My phone' }]);
    for (const _ of ['once', 'again'])
      expect((await postOwn(context, { intent: 'remove', passkey: id })).status).toBe(200);
    expect(codeOf(await postLogin(visitor, answerWith(key, await askLogin(visitor), visitor)))).toBe(
      'passkeys.unknown',
    );
    await drainOutbox(opened, context, credentialsJobs);
    expect(context.mail.sent).toHaveLength(2);
    expect(context.mail.sent[1]!.text).toContain('My phone');
  });

  it('leave a way to log in: without a password, the last one stays', async () => {
    const opened = await open();
    const { context, member } = await anna(opened);
    await add(context);
    await patchMember(opened.db, member.id, { password_hash: null });
    // Nobody is asked for a password that does not exist.
    await add(context);
    const [first, second] = await listPasskeys(opened.db, member.id);
    expect((await postOwn(context, { intent: 'remove', passkey: first!.id })).status).toBe(200);
    expect(codeOf(await postOwn(context, { intent: 'remove', passkey: second!.id }))).toBe('passkeys.last');
    await patchMember(opened.db, member.id, { password_hash });
    expect((await postOwn(context, { intent: 'remove', passkey: second!.id })).status).toBe(200);
    expect((await getMember(opened.db, member.id)).password_hash).not.toBeNull();
  });
});
