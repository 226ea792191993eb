import { insertIgnore } from '../dialect';
import type { Own, Tx } from '../handle';
import type { NewMember } from '../schema/member';

/** Returns whether it did: of two concurrent signups exactly one gets true, whatever either has read before. */
export function insertMemberUnlessTaken(tx: Tx, member: Own<NewMember>): Promise<boolean> {
  return insertIgnore(tx, 'member', { ...member, tenant_id: tx.tenantId });
}
