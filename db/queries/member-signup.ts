import { isUniqueViolation } from '../database-errors';
import { insertIgnore } from '../dialect';
import { emailKeyOf, patchMember } from './member';
import type { Db, Own, Tx } from '../handle';
import type { NewMember } from '../schema/member';

/** Returns whether it did: of two concurrent signups exactly one gets true, whatever either has read before. */
export function insertMemberUnlessTaken(tx: Tx, member: Own<NewMember>): Promise<boolean> {
  return insertIgnore(tx, 'member', { ...member, tenant_id: tx.tenantId });
}

/** Only ever forwards, whatever an older tab sends: `next` is the step that comes next, null when all are done. */
export async function advanceSignup(db: Db, memberId: string, next: number | null): Promise<void> {
  const open = db
    .updateTable('member')
    .set({ signup_step: next })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', memberId);
  await (next === null ? open : open.where('signup_step', '<', next)).execute();
}

/** Returns whether it did: false if another account has the e-mail address. */
export async function changeEmailUnlessTaken(tx: Tx, memberId: string, email: string): Promise<boolean> {
  try {
    return await patchMember(tx, memberId, { email, email_key: emailKeyOf(email) });
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
