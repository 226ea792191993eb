import { expect, it } from 'vitest';
import { listPasskeys } from '~db/queries/passkey';
import * as passwordPage from '~/routes/notifications-password';
import * as passkeysPage from '~/routes/notifications-passkeys';
import * as resetPage from '~/routes/reset-password-do';
import { callRoute } from '~/testing/call-route';
import { testContext, type TestContext } from '~/testing/context';
import { cookieIn } from '~/testing/cookies';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase } from '~/testing/with-database';
import { HOUR } from '~/time/durations';
import { Authenticator } from './authenticator.testing';
import { addPasskey, beginPasskey, finishPasskey, logInByPasskey } from './passkeys.testing';
import { findViewer } from '../sessions/session.service.server';
import { credentialsJobs } from '../credentials/credentials.jobs.server';
import { follow, mailedTo, openMailed, stateAt } from '../credentials/credentials.testing';
import { anna, atHome, moveTo, NEW, nova, OLD, setPassword } from '../credentials/change.testing';
import { issueResetToken } from '../links/reset-token.server';

const path = (token: string) => `/reset-password/do?token=${token}`;
const shownAt = async (context: TestContext, token: string) =>
  (await callRoute(resetPage.loader, context, path(token))).data as {
    reset: object | null;
    done: object | null;
    passkeys: { id: string; name: string }[];
  };
const choose = (context: TestContext, token: string, password = NEW) =>
  callRoute(resetPage.action, context, path(token), {
    form: { token, new_password: password, repeat_password: password },
  });
const removeAt = (context: TestContext, token: string, passkey: string) =>
  callRoute(resetPage.action, context, path(token), { form: { intent: 'remove-passkey', token, passkey } });

withDatabase('a passkey of somebody who took over the account', (open) => {
  it('is removed by the undo if it was added within the 48 hours before the change; an older one stays', async () => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    const own = await addPasskey(context, OLD);
    opened.clock.advance(HOUR);
    const strangers = await addPasskey(context, OLD);
    opened.clock.advance(47.5 * HOUR);
    await setPassword(context);
    await follow(context, await mailedTo(opened, context, anna));
    expect(await listPasskeys(opened.db, member.id)).toHaveLength(1);
    const visitor = testContext(opened);
    expect(await logInByPasskey(visitor, strangers)).toMatchObject({ data: { error: { code: 'passkeys.unknown' } } });
    expect((await logInByPasskey(visitor, own)).status).toBe(200);
  });

  it('is removed by the undo in the mail about it, with every session and the password that was known', async () => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    const strangers = await addPasskey(context, OLD);
    const visitor = testContext(opened);
    const session = cookieIn((await logInByPasskey(visitor, strangers)).headers, 'session');
    opened.clock.advance(47 * HOUR);
    await drainOutbox(opened, context, credentialsJobs);
    const mail = context.mail.sent.at(-1)!;
    expect(mail).toMatchObject({ to: anna, subject: expect.stringContaining('passkey') as string });
    const undo = await mailedTo(opened, context, anna);
    expect(await openMailed(context, undo)).toMatchObject({ page: { text: 'credentials.undo-passkey-text' } });
    const to = await follow(context, undo);
    expect(to).toMatch(/^\/reset-password\/do\?token=/);
    expect(await listPasskeys(opened.db, member.id)).toEqual([]);
    expect(await findViewer(visitor, session)).toEqual({ kind: 'visitor', ended: true });
    expect(await logInByPasskey(visitor, strangers)).toMatchObject({ data: { error: { code: 'passkeys.unknown' } } });
    expect(await stateAt(context, await follow(context, undo))).toBe('undo-ended');
  });

  it('is told to the address of that moment, which stays the owner’s when another one was set since', async () => {
    const opened = await open();
    const { context } = await atHome(opened);
    await addPasskey(context, OLD);
    await moveTo(opened, context, nova);
    await drainOutbox(opened, context, credentialsJobs);
    const mails = context.mail.sent.filter(({ subject }) => subject.includes('passkey'));
    expect(mails).toMatchObject([{ to: anna }]);
    const secret = /localhost:3000\/([\w-]{43})\s/.exec(mails[0]!.text)![1]!;
    const to = await follow(context, secret);
    expect(await shownAt(context, to!.split('token=')[1]!)).toMatchObject({ reset: { email: anna } });
  });

  it('is told without an undo by a mail that went out too late for it', async () => {
    const opened = await open();
    const { context } = await atHome(opened);
    await addPasskey(context, OLD);
    opened.clock.advance(49 * HOUR);
    await drainOutbox(opened, context, credentialsJobs);
    const { text } = context.mail.sent.at(-1)!;
    expect(text).toContain('/notifications/passkeys');
    expect(text).not.toMatch(/localhost:3000\/[\w-]{43}\s|48 hours/);
  });

  it('is listed on the page of a reset and on the one after it, where it is removed with its sessions', async () => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    await addPasskey(context, OLD);
    const strangers = await addPasskey(context, OLD);
    opened.clock.advance(72 * HOUR);
    const visitor = testContext(opened);
    const token = await issueResetToken(opened.db, context, member.id);
    const before = await shownAt(visitor, token);
    expect(before.passkeys).toHaveLength(2);
    expect(await removeAt(visitor, token, before.passkeys[0]!.id)).toMatchObject({ status: 303 });
    expect((await choose(visitor, token)).headers.get('Location')).toBe(path(token));
    const session = cookieIn((await logInByPasskey(visitor, strangers)).headers, 'session');
    expect(await findViewer(visitor, session)).toMatchObject({ kind: 'member' });
    const after = await shownAt(visitor, token);
    expect(after).toMatchObject({ reset: null, done: { email: anna }, passkeys: [{ id: before.passkeys[1]!.id }] });
    expect(await choose(visitor, token, 'een derde lange zin')).toMatchObject({ status: 410 });
    await removeAt(visitor, token, after.passkeys[0]!.id);
    expect(await findViewer(visitor, session)).toEqual({ kind: 'visitor', ended: true });
    expect(await shownAt(visitor, token)).toMatchObject({ done: { email: anna }, passkeys: [] });
    await drainOutbox(opened, context, credentialsJobs);
    expect(context.mail.sent.filter(({ subject }) => /passkey was removed/.test(subject))).toHaveLength(2);
  });

  it('is removed by nobody whose link is another member’s, too old, ended by a later change or of another brand', async () => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    await addPasskey(context, OLD);
    const [{ id } = { id: '' }] = await listPasskeys(opened.db, member.id);
    const visitor = testContext(opened);
    const used = await issueResetToken(opened.db, context, member.id);
    const other = await issueResetToken(opened.db, context, member.id);
    await choose(visitor, used);
    // The other link was ended by the new password; it proves nothing any more.
    expect(await shownAt(visitor, other)).toMatchObject({ reset: null, done: null, passkeys: [] });
    expect((await removeAt(visitor, other, id)).status).toBe(410);
    expect((await removeAt(testContext(opened, { brand: 2 }), used, id)).status).toBe(410);
    opened.clock.advance(HOUR);
    expect((await removeAt(visitor, used, id)).status).toBe(410);
    expect(await shownAt(visitor, used)).toMatchObject({ done: null, passkeys: [] });
    expect(await listPasskeys(opened.db, member.id)).toHaveLength(1);
  });

  it('is listed after a change of the password, and removed there', async () => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    await addPasskey(context, OLD);
    const open1 = (notice: string) => callRoute(passwordPage.loader, context, `/notifications/password${notice}`);
    expect((await open1('')).data).toMatchObject({ notice: null, passkeys: [] });
    await setPassword(context);
    const { passkeys } = (await open1('?notice=changed')).data as { passkeys: { id: string }[] };
    expect(passkeys).toHaveLength(1);
    const form = { intent: 'remove', passkey: passkeys[0]!.id, back: 'password' };
    const removed = await callRoute(passkeysPage.action, context, '/notifications/passkeys', { form });
    expect(removed.headers.get('Location')).toBe('/notifications/password?notice=passkey-removed');
    expect(await listPasskeys(opened.db, member.id)).toEqual([]);
  });

  it('logs nobody in any more who logged in with it before, once it is removed in the settings', async () => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    const strangers = await addPasskey(context, OLD);
    const visitor = testContext(opened);
    const session = cookieIn((await logInByPasskey(visitor, strangers)).headers, 'session');
    const [{ id } = { id: '' }] = await listPasskeys(opened.db, member.id);
    const form = { intent: 'remove', passkey: id };
    await callRoute(passkeysPage.action, context, '/notifications/passkeys', { form });
    expect(await findViewer(visitor, session)).toEqual({ kind: 'visitor', ended: true });
  });

  it.each(['change', 'reset'])('cannot be finished after a %s if it was begun before', async (way) => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    const begun = await beginPasskey(context, OLD);
    if (way === 'change') await setPassword(context);
    else await choose(testContext(opened), await issueResetToken(opened.db, context, member.id));
    const late = await finishPasskey(context, new Authenticator().create(begun, context));
    expect(late).toMatchObject({ data: { error: { code: 'passkeys.too-late' } } });
  });
});
