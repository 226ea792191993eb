import { insertIgnore } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';
import type { DiscountCodeRow, NewDiscountCode } from '../schema/discount-code';

/** The `user_id` of codes for everybody. */
export const EVERYBODY = '';

/** Returns false if the same member, or everybody, has this code already. */
export function insertDiscountCode(tx: Tx, code: Own<NewDiscountCode>): Promise<boolean> {
  return insertIgnore(tx, 'discount_code', { ...code, tenant_id: tx.tenantId });
}

/** The code of this member, or with `EVERYBODY` the one for all. */
export function findDiscountCode(db: Db, userId: string, code: string): Promise<DiscountCodeRow | undefined> {
  return codes(db).where('user_id', '=', userId).where('code', '=', code).executeTakeFirst();
}

/** All codes ever given to this member and to everybody. */
export function listCodesFor(db: Db, memberId: string): Promise<DiscountCodeRow[]> {
  return codesFor.all(db, { memberId });
}

const codesFor = prepared((db, p: Placeholders<{ memberId: string }>) =>
  codes(db).where('user_id', 'in', [p.memberId, EVERYBODY]).orderBy('announced_at').orderBy('code'),
);

/** The codes for everybody, the newest first. */
export function listCodesForEverybody(db: Db): Promise<DiscountCodeRow[]> {
  return codes(db).where('user_id', '=', EVERYBODY).orderBy('announced_at', 'desc').orderBy('code').execute();
}

/** Ends a code for everybody. Returns false if it has ended, or never existed. */
export async function endDiscountCode(tx: Tx, code: string): Promise<boolean> {
  const result = await tx
    .updateTable('discount_code')
    .set({ status: 'ended' })
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', EVERYBODY)
    .where('code', '=', code)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

const codes = (db: Db) => db.selectFrom('discount_code').selectAll().where('tenant_id', '=', db.tenantId);
