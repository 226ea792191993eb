import type { Tx } from '../handle';
import { raiseVersions } from './live-version';

/** Premium begins with the first completed order. Returns true for exactly one caller, whose time is stored. */
export async function makePremium(tx: Tx, memberId: string, now: number): Promise<boolean> {
  raiseVersions(tx, ['user'], [memberId]);
  const result = await tx
    .updateTable('member')
    .set({ paid_user: 1, premium_since: now })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', memberId)
    .where('paid_user', '=', 0)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Ends premium when no order of the member is settled any more. Returns whether it did. */
export async function endPremium(tx: Tx, memberId: string): Promise<boolean> {
  raiseVersions(tx, ['user'], [memberId]);
  const result = await tx
    .updateTable('member')
    .set({ paid_user: 0, premium_since: null })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', memberId)
    .where('paid_user', '=', 1)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
