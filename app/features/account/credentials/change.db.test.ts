import { expect, it } from 'vitest';
import { listAuditOf } from '~db/queries/audit.testing';
import { findMember } from '~db/queries/member';
import { listPasskeys } from '~db/queries/passkey';
import { listSessions } from '~db/queries/session';
import { action as changeEmail, loader as emailPage } from '~/routes/notifications-email-address';
import { action as changePassword } from '~/routes/notifications-password';
import { action as askReset } from '~/routes/reset-password';
import { loader as resetPage } from '~/routes/reset-password-do';
import { callRoute } from '~/testing/call-route';
import { cheapHash } from '~/testing/cheap-password';
import { as, testContext, type TestContext } from '~/testing/context';
import { cookieIn } from '~/testing/cookies';
import { makeMember, makeUnconfirmed } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { logIn } from '../login/login.service.server';
import { Authenticator } from '../passkeys/authenticator.testing';
import { addPasskey, beginPasskey, finishPasskey, logInByPasskey } from '../passkeys/passkeys.testing';
import { findViewer } from '../sessions/session.service.server';
import { credentialsJobs } from './credentials.jobs.server';
import { follow, mailedTo, openMailed, postTo } from './credentials.testing';

const HOUR = 60 * 60 * 1000;
const OLD = 'vuurtoren op texel';
const NEW = 'zeven gekke fietsen';
const [anna, nova, eve] = ['anna@example.org', 'nova@example.org', 'eve@example.org'];
const password_hash = await cheapHash(OLD);

/** Anna on one device, logged in for real. */
async function atHome(opened: OpenDatabase, context = testContext(opened)) {
  const member = await makeMember(context, { email: anna, password_hash, name: 'Anna' });
  const token = cookieIn(await logIn(context, { email: anna, password: OLD }), 'session');
  const viewer = await findViewer(context, token);
  return { member, context: { ...as(context, member), viewer } };
}

const setPassword = (context: TestContext, fields: Record<string, string> = {}) =>
  postTo(changePassword, context, '/notifications/password', {
    old_password: OLD,
    new_password: NEW,
    repeat_password: NEW,
    ...fields,
  });
const askFor = (context: TestContext, email: string, password = OLD) =>
  postTo(changeEmail, context, '/notifications/email-address', { intent: 'change', email, password });

async function moveTo(opened: OpenDatabase, context: TestContext, email: string, password = OLD): Promise<void> {
  expect((await askFor(context, email, password)).status).toBe(303);
  expect(await follow(context, await mailedTo(opened, context, email))).toBe('/mail-change/do?state=done');
}

const fieldOf = (answer: { data: unknown }) =>
  (answer.data as { fieldErrors: Record<string, [{ id: string }]> }).fieldErrors;

withDatabase('changing the password', (open) => {
  // covers S2-134
  it('ends all other sessions, goes on here with a new token, and tells the member', async () => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    await logIn(testContext(opened), { email: anna, password: OLD });
    const done = await setPassword(context);
    expect(done.headers.get('Location')).toBe('/notifications/password?notice=changed');
    const sessions = await listSessions(context.db, member.id, context.clock.now());
    const viewer = await findViewer(context, cookieIn(done.headers, 'session'));
    expect(sessions).toHaveLength(1);
    expect(viewer).toMatchObject({ kind: 'member', sessionId: sessions[0]!.id });
    await expect(logIn(testContext(opened), { email: anna, password: OLD })).rejects.toMatchObject({ status: 401 });
    await drainOutbox(opened, context, credentialsJobs);
    expect(context.mail.sent.map(({ to }) => to)).toEqual([anna]);
    expect((await listAuditOf(context.db, member.id, 9)).map((row) => row.action)).toContain(
      'account.password.changed',
    );
  });

  // covers S8-010 S5-011
  it('names at the field what is wrong', async () => {
    const { context } = await atHome(await open());
    for (const [fields, name, id] of [
      [{ old_password: 'wrong' }, 'old_password', 'account.old-password-wrong'],
      [{ repeat_password: 'zeven gekke fiets' }, 'repeat_password', 'account.passwords-differ'],
      [{ new_password: OLD, repeat_password: OLD }, 'new_password', 'credentials.password-same'],
      [{ new_password: 'Welcome123' }, 'new_password', 'account.password-too-common'],
      [{ new_password: anna, repeat_password: anna }, 'new_password', 'account.password-too-personal'],
    ] as const)
      expect(fieldOf(await setPassword(context, fields))).toMatchObject({ [name]: [{ id }] });
  });

  it('allows ten wrong passwords, and does not close the login for the owner', async () => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    for (let at = 0; at < 10; at++) await setPassword(context, { old_password: 'wrong' });
    expect(await setPassword(context)).toMatchObject({
      status: 429,
      data: { error: { code: 'account.login-blocked' } },
    });
    expect(await askFor(context, nova)).toMatchObject({ status: 429 });
    expect(await logIn(testContext(opened), { email: anna, password: OLD })).toHaveLength(3);
    const rows = await listAuditOf(context.db, member.id, 30);
    expect(rows.filter(({ action }) => action === 'account.password.refused')).toHaveLength(10);
  });

  it('of two tabs at once changes it for one', async () => {
    const { context } = await atHome(await open());
    const [one, two] = await Promise.all([
      setPassword(context),
      setPassword(context, { new_password: 'ananas-trommel', repeat_password: 'ananas-trommel' }),
    ]);
    expect([one.status, two.status].sort()).toEqual([302, 400]);
  });

  it('is undone by the link for 48 hours: no password works until the next is chosen', async () => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    const done = await setPassword(context);
    const secret = await mailedTo(opened, context, anna);
    opened.clock.advance(47 * HOUR);
    expect(await openMailed(context, secret)).toMatchObject({ kind: 'page', page: { values: { email: anna } } });
    const to = await follow(context, secret);
    expect(to).toMatch(/^\/reset-password\/do\?token=[\w-]{43}$/);
    expect(await findViewer(context, cookieIn(done.headers, 'session'))).toEqual({ kind: 'visitor' });
    for (const password of [OLD, NEW])
      await expect(logIn(context, { email: anna, password })).rejects.toMatchObject({ status: 401 });
    expect((await callRoute(resetPage, context, to ?? '')).data).toMatchObject({ reset: { email: anna } });
    expect(await follow(context, secret)).toBe('/mail-change/do?state=undo-ended');
    expect((await listAuditOf(context.db, member.id, 20)).map((row) => row.action)).toContain('account.change.undone');
  });

  it('cannot be undone after 48 hours, nor at another brand', async () => {
    const opened = await open();
    const { context } = await atHome(opened);
    await setPassword(context);
    const secret = await mailedTo(opened, context, anna);
    await expect(follow(testContext(opened, { brand: 2 }), secret)).rejects.toMatchObject({ status: 404 });
    opened.clock.advance(48 * HOUR);
    expect(await follow(context, secret)).toBe('/mail-change/do?state=undo-ended');
    expect(await logIn(context, { email: anna, password: NEW })).toHaveLength(3);
  });
});

withDatabase('the undo of a change', (open) => {
  it('removes the passkeys from after the change, and what somebody has begun; those from before still work', async () => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    const visitor = testContext(opened);
    const own = await addPasskey(context, OLD);
    opened.clock.advance(HOUR);
    await setPassword(context);
    const secret = await mailedTo(opened, context, anna);
    opened.clock.advance(HOUR);
    const stranger = await addPasskey(context, NEW);
    const begun = await beginPasskey(context, NEW);
    expect((await logInByPasskey(visitor, stranger)).status).toBe(200);
    await follow(context, secret);
    expect(await listPasskeys(opened.db, member.id)).toHaveLength(1);
    expect(await logInByPasskey(visitor, stranger)).toMatchObject({ data: { error: { code: 'passkeys.unknown' } } });
    const late = new Authenticator().create(begun, context);
    expect(await finishPasskey(context, late)).toMatchObject({ data: { error: { code: 'passkeys.too-late' } } });
    expect((await logInByPasskey(visitor, own)).status).toBe(200);
  });

  it('of an e-mail address is told to the address that it replaces, which gets no link', async () => {
    const opened = await open();
    const { context } = await atHome(opened);
    await moveTo(opened, context, nova);
    await follow(context, await mailedTo(opened, context, anna));
    await drainOutbox(opened, context, credentialsJobs);
    const last = context.mail.sent.at(-1)!;
    expect(last).toMatchObject({ to: nova, subject: expect.stringContaining('no longer belongs') });
    expect(last.text).not.toMatch(/\/[\w-]{43}\s/);
    const rows = await context.db.selectFrom('outbox').select('payload').where('tenant_id', '=', 1).execute();
    expect(JSON.stringify(rows)).not.toContain('@');
  });
});

withDatabase('changing the e-mail address', (open) => {
  // covers S2-037 S2-133
  it('takes effect when the link in the new mailbox is followed; the old one is told', async () => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    expect((await askFor(context, nova)).status).toBe(303);
    expect((await callRoute(emailPage, context, '/')).data).toMatchObject({ email: anna, waiting: nova });
    const secret = await mailedTo(opened, context, nova);
    for (let at = 0; at < 3; at++) expect(await openMailed(context, secret)).toMatchObject({ kind: 'page' });
    expect(await findMember(context.db, member.id)).toMatchObject({ email: anna });
    // Neither the outbox nor the log holds an address.
    const rows = await context.db.selectFrom('outbox').select('payload').where('tenant_id', '=', 1).execute();
    expect(JSON.stringify([rows, context.logged])).not.toContain('@');
    expect(await follow(context, secret)).toBe('/mail-change/do?state=done');
    expect(await follow(context, secret)).toBe('/mail-change/do?state=done');
    expect(await findMember(context.db, member.id)).toMatchObject({ email: nova, email_key: nova });
    expect(await logIn(testContext(opened), { email: nova, password: OLD })).toHaveLength(3);
    await drainOutbox(opened, context, credentialsJobs);
    expect(context.mail.sent.map(({ to }) => to)).toEqual([nova, anna]);
    const actions = (await listAuditOf(context.db, member.id, 20)).map((row) => row.action);
    expect(actions).toEqual(expect.arrayContaining(['account.email.asked', 'account.email.changed']));
  });

  // covers S5-008
  it('names at the field what is wrong', async () => {
    const { context } = await atHome(await open());
    await makeMember(context, { email: eve });
    await makeMember(context, { email: 'left@example.org', status: 'deleted', deleted_at: context.clock.now() });
    for (const [email, id] of [
      ['nova', 'account.new-email-invalid'],
      ['', 'account.new-email-invalid'],
      [anna, 'credentials.email-same'],
      ['ANNA@Example.org', 'credentials.email-same'],
      [eve, 'account.email-taken'],
      ['left@example.org', 'account.email-taken'],
    ] as const)
      expect([email, fieldOf(await askFor(context, email))]).toMatchObject([email, { email: [{ id }] }]);
    expect(fieldOf(await askFor(context, nova, 'wrong'))).toMatchObject({
      password: [{ id: 'account.old-password-wrong' }],
    });
  });

  it('takes the address of an account that was deleted more than 14 days ago', async () => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    await makeMember(context, { email: nova, status: 'deleted', deleted_at: 0 });
    await moveTo(opened, context, nova);
    expect(await findMember(context.db, member.id)).toMatchObject({ email: nova });
  });

  it('does not say at a neutral brand that the address has an account; its owner learns it', async () => {
    const opened = await open();
    const { context } = await atHome(opened, testContext(opened, { tenant: { neutral_account_answers: true } }));
    await makeMember(context, { email: eve });
    expect((await askFor(context, eve)).status).toBe(303);
    await drainOutbox(opened, context, credentialsJobs);
    expect(context.mail.sent).toHaveLength(1);
    expect(context.mail.sent[0]).toMatchObject({ to: eve });
    expect(context.mail.sent[0]!.text).not.toMatch(/\/[\w-]{43}\s/);
  });

  it('is refused if somebody confirmed an account with it meanwhile; an unconfirmed one gives it up', async () => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    await askFor(context, nova);
    const secret = await mailedTo(opened, context, nova);
    const squatter = await makeUnconfirmed(context, { email: nova });
    expect(await follow(context, secret)).toBe('/mail-change/do?state=done');
    expect(await findMember(context.db, squatter.id)).toMatchObject({ email: null, status: 'deleted' });
    await askFor(context, eve);
    const second = await mailedTo(opened, context, eve);
    await makeMember(context, { email: eve });
    expect(await follow(context, second)).toBe('/mail-change/do?state=taken');
    expect(await findMember(context.db, member.id)).toMatchObject({ email: nova });
  });

  it('ends an open reset of the old address, and is itself ended by a later request or a new password', async () => {
    const opened = await open();
    const { context } = await atHome(opened);
    await postTo(askReset, context, '/reset-password', { email: anna });
    const reset = await mailedTo(opened, context, anna);
    await askFor(context, eve);
    const first = await mailedTo(opened, context, eve);
    await moveTo(opened, context, nova);
    expect(await follow(context, first)).toBe('/mail-change/do');
    expect((await callRoute(resetPage, context, `/reset-password/do?token=${reset}`)).data).toMatchObject({
      reset: null,
    });
    await askFor(context, eve);
    const third = await mailedTo(opened, context, eve);
    await setPassword(context);
    expect(await follow(context, third)).toBe('/mail-change/do');
  });

  it('changed twice by a stranger is undone by the owner of the first address, and not again by the stranger', async () => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    await moveTo(opened, context, nova);
    const undo = await mailedTo(opened, context, anna);
    opened.clock.advance(HOUR);
    await moveTo(opened, context, eve);
    const strangers = await mailedTo(opened, context, nova);
    opened.clock.advance(45 * HOUR);
    expect(await follow(context, undo)).toMatch(/^\/reset-password\/do\?token=/);
    expect(await findMember(context.db, member.id)).toMatchObject({ email: anna, email_key: anna });
    expect(await follow(context, strangers)).toBe('/mail-change/do?state=undo-ended');
    expect(await findMember(context.db, member.id)).toMatchObject({ email: anna, password_hash: null });
  });

  it('with a password changed before it is undone by either link: each restores its own moment', async () => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    await setPassword(context);
    const ofPassword = await mailedTo(opened, context, anna);
    opened.clock.advance(HOUR);
    await moveTo(opened, context, eve, NEW);
    expect(await follow(context, ofPassword)).toMatch(/^\/reset-password\/do\?token=/);
    expect(await findMember(context.db, member.id)).toMatchObject({ email: anna });
  });

  it('cannot be undone while a confirmed account has the old address, and can after that', async () => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    await moveTo(opened, context, nova);
    const undo = await mailedTo(opened, context, anna);
    const other = await makeMember(context, { email: anna });
    expect(await follow(context, undo)).toBe('/mail-change/do?state=undo-taken');
    await context.db
      .updateTable('member')
      .set({ email: null, email_key: null })
      .where('tenant_id', '=', 1)
      .where('id', '=', other.id)
      .execute();
    expect(await follow(context, undo)).toMatch(/^\/reset-password\/do/);
    expect(await findMember(context.db, member.id)).toMatchObject({ email: anna });
  });

  it('of an unconfirmed member confirms the account, and the old address gets no way into it', async () => {
    const opened = await open();
    const context = testContext(opened);
    const member = await makeUnconfirmed(context, { email: anna, password_hash });
    await moveTo(opened, as(context, member), nova);
    await drainOutbox(opened, context, credentialsJobs);
    expect(await findMember(context.db, member.id)).toMatchObject({ status: 'active', email: nova });
    expect(context.mail.sent.filter(({ to }) => to === anna)).toEqual([]);
  });

  it('can be called off', async () => {
    const opened = await open();
    const { context } = await atHome(opened);
    await askFor(context, nova);
    const secret = await mailedTo(opened, context, nova);
    await postTo(changeEmail, context, '/notifications/email-address', { intent: 'cancel' });
    expect((await callRoute(emailPage, context, '/')).data).toMatchObject({ waiting: null });
    expect(await follow(context, secret)).toBe('/mail-change/do');
  });
});
