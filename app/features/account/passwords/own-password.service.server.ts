import { getMember } from '~db/queries/member';
import type { MemberRow } from '~db/schema/member';
import type { MemberContext } from '~/server/context/context.server';
import { auditAccount } from '../account-audit.service.server';
import { loginBlocked } from '../account.errors';
import { verifyPassword } from './password.service.server';

/**
 * The member if this is their password, else undefined. Someone at an open session must not try passwords, so there are
 * as many attempts as at the login. They are counted apart from it: the owner can still log in elsewhere.
 */
export async function checkOwnPassword(context: MemberContext, password: string): Promise<MemberRow | undefined> {
  const { db, limits, tenant, member } = context;
  const key = `${tenant.id}|own password|${member.id}`;
  const wait = await limits.loginAccount.tryTake(key);
  if (wait > 0) throw loginBlocked({ minutes: Math.ceil(wait / 60_000), retry_after: Math.ceil(wait / 1000) });
  const row = await getMember(db, member.id);
  const matches = await verifyPassword(row.password_hash, password).catch(async (error: unknown) => {
    await limits.loginAccount.giveBack(key);
    throw error;
  });
  if (matches) {
    await limits.loginAccount.reset(key);
    return row;
  }
  await auditAccount(db, context, 'password.refused', member.id);
  return undefined;
}
