import { expect, it } from 'vitest';
import { listAuditOf } from '~db/queries/audit.testing';
import { findMember } from '~db/queries/member';
import { listPasskeys } from '~db/queries/passkey';
import { loader as resetPage } from '~/routes/reset-password-do';
import { callRoute } from '~/testing/call-route';
import { testContext } from '~/testing/context';
import { cookieIn } from '~/testing/cookies';
import { makeMember } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase } from '~/testing/with-database';
import { HOUR } from '~/time/durations';
import { logIn } from '../login/login.service.server';
import { Authenticator } from '../passkeys/authenticator.testing';
import { addPasskey, beginPasskey, finishPasskey, logInByPasskey } from '../passkeys/passkeys.testing';
import { findViewer } from '../sessions/session.service.server';
import { credentialsJobs } from './credentials.jobs.server';
import { follow, mailedTo, openMailed, stateAt } from './credentials.testing';
import { anna, atHome, eve, moveTo, NEW, nova, OLD, setPassword } from './change.testing';

withDatabase('the undo of a change', (open) => {
  it('of a password works for 48 hours: no password is right until the next is chosen', async () => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    const done = await setPassword(context);
    const secret = await mailedTo(opened, context, anna);
    opened.clock.advance(47 * HOUR);
    expect(await openMailed(context, secret)).toMatchObject({ kind: 'page', page: { values: { email: anna } } });
    const to = await follow(context, secret);
    expect(to).toMatch(/^\/reset-password\/do\?token=[\w-]{43}$/);
    expect(await findViewer(context, cookieIn(done.headers, 'session'))).toEqual({ kind: 'visitor', ended: true });
    for (const password of [OLD, NEW])
      await expect(logIn(context, { email: anna, password })).rejects.toMatchObject({ status: 401 });
    expect((await callRoute(resetPage, context, to ?? '')).data).toMatchObject({ reset: { email: anna } });
    expect(await stateAt(context, await follow(context, secret))).toBe('undo-ended');
    expect((await listAuditOf(context.db, member.id, 20)).map((row) => row.action)).toContain('account.change.undone');
  });

  it('ends after 48 hours, and does not exist at another brand', async () => {
    const opened = await open();
    const { context } = await atHome(opened);
    await setPassword(context);
    const secret = await mailedTo(opened, context, anna);
    await expect(follow(testContext(opened, { brand: 2 }), secret)).rejects.toMatchObject({ status: 404 });
    opened.clock.advance(48 * HOUR);
    expect(await stateAt(context, await follow(context, secret))).toBe('undo-ended');
    expect(await logIn(context, { email: anna, password: NEW })).toHaveLength(3);
  });

  it('of a password is not offered by a mail that was sent too late for it, which still tells of the change', async () => {
    const opened = await open();
    const { context } = await atHome(opened);
    await setPassword(context);
    opened.clock.advance(49 * HOUR);
    await drainOutbox(opened, context, credentialsJobs);
    const [mail] = context.mail.sent.filter(({ to }) => to === anna);
    expect(mail!.text).toContain('The password of your account at Testbrand was changed');
    expect(mail!.text).toContain(`${context.origin}/reset-password\n`);
    expect(mail!.text).not.toMatch(/undo|48 hours|link from this mailbox/);
  });

  it('removes the passkeys from after the change, and what somebody has begun; those from long before still work', async () => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    const visitor = testContext(opened);
    const own = await addPasskey(context, OLD);
    opened.clock.advance(49 * HOUR);
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

  it('of an address that a stranger changed twice is for the owner of the first one, and never for the stranger', async () => {
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
    expect(await stateAt(context, await follow(context, strangers))).toBe('undo-ended');
    expect(await findMember(context.db, member.id)).toMatchObject({ email: anna, password_hash: null });
  });

  it('of a password undoes the address that was changed after it: each link restores its own moment', async () => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    await setPassword(context);
    const ofPassword = await mailedTo(opened, context, anna);
    opened.clock.advance(HOUR);
    await moveTo(opened, context, eve, NEW);
    expect(await follow(context, ofPassword)).toMatch(/^\/reset-password\/do\?token=/);
    expect(await findMember(context.db, member.id)).toMatchObject({ email: anna });
  });

  it('is refused while a confirmed account has the old address, and works after that', async () => {
    const opened = await open();
    const { context, member } = await atHome(opened);
    await moveTo(opened, context, nova);
    const undo = await mailedTo(opened, context, anna);
    const other = await makeMember(context, { email: anna });
    expect(await stateAt(context, await follow(context, undo))).toBe('undo-taken');
    await context.db
      .updateTable('member')
      .set({ email: null, email_key: null })
      .where('tenant_id', '=', 1)
      .where('id', '=', other.id)
      .execute();
    expect(await follow(context, undo)).toMatch(/^\/reset-password\/do/);
    expect(await findMember(context.db, member.id)).toMatchObject({ email: anna });
  });
});
