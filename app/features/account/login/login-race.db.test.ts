import { expect, it } from 'vitest';
import { listSessions } from '~db/queries/session';
import { patchMember } from '~db/queries/member';
import { testContext, type TestContext } from '~/testing/context';
import { withDatabase } from '~/testing/with-database';
import { anna, askFor, atHome, OLD, setPassword } from '../credentials/change.testing';
import { logIn } from './login.service.server';

/** The context of someone whose password is being checked while the owner does something. */
function meanwhile(context: TestContext, act: () => Promise<unknown>): TestContext {
  const { limits } = context;
  let done = false;
  const once = async () => {
    if (!done) await ((done = true), act());
  };
  // Both are called once the password has been found to be right.
  return {
    ...context,
    limits: {
      ...limits,
      loginAccount: {
        ...limits.loginAccount,
        reset: async (key) => {
          await limits.loginAccount.reset(key);
          await once();
        },
      },
    },
  };
}

withDatabase('a password that was right a moment ago', (open) => {
  it.each(['changes', 'is taken away', 'goes with the account'] as const)(
    'opens no session if it %s before there is one',
    async (what) => {
      const opened = await open();
      const { context, member } = await atHome(opened);
      const act = {
        changes: () => setPassword(context),
        'is taken away': () => patchMember(context.db, member.id, { password_hash: null }),
        'goes with the account': () => patchMember(context.db, member.id, { status: 'deleted', deleted_at: 0 }),
      }[what];
      const before = await listSessions(context.db, member.id, context.clock.now());
      const stranger = meanwhile(testContext(opened), act);
      await expect(logIn(stranger, { email: anna, password: OLD })).rejects.toMatchObject({
        code: 'account.login-failed',
      });
      // The owner's own session, under a new id where the password changed.
      expect(await listSessions(context.db, member.id, context.clock.now())).toHaveLength(before.length);
    },
  );

  it('asks for no other e-mail address if it changes before that is noted', async () => {
    const opened = await open();
    const { context } = await atHome(opened);
    const stranger = meanwhile(context, () => setPassword(context));
    expect(await askFor(stranger, 'eve@example.org')).toMatchObject({ status: 400 });
    const rows = await context.db.selectFrom('token').selectAll().where('tenant_id', '=', 1).execute();
    expect(rows.filter(({ purpose }) => purpose === 'mail_change')).toEqual([]);
  });
});
