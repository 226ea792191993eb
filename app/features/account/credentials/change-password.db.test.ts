import { expect, it } from 'vitest';
import { listAuditOf } from '~db/queries/audit.testing';
import { listSessions } from '~db/queries/session';
import { testContext } from '~/testing/context';
import { cookieIn } from '~/testing/cookies';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase } from '~/testing/with-database';
import { logIn } from '../login/login.service.server';
import { findViewer } from '../sessions/session.service.server';
import { credentialsJobs } from './credentials.jobs.server';
import { anna, askFor, atHome, fieldOf, nova, OLD, setPassword } from './change.testing';

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
    const [first, second] = await Promise.all([
      setPassword(context),
      setPassword(context, { new_password: 'ananas-trommel', repeat_password: 'ananas-trommel' }),
    ]);
    expect([first.status, second.status].sort()).toEqual([302, 400]);
  });
});
