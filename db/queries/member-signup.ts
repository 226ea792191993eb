import { insertIgnore } from '../dialect';
import type { Own, Tx } from '../handle';
import type { NewMember } from '../schema/member';

/**
 * Inserts the member unless the e-mail is taken in this brand, and says whether it did: of two signups at once exactly
 * one sees true, whatever either saw before.
 */
export function insertMemberUnlessTaken(tx: Tx, member: Own<NewMember>): Promise<boolean> {
  return insertIgnore(tx, 'member', { ...member, tenant_id: tx.tenantId });
}
