import { insertIgnore, lockRow } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import type { NewRedemption, RedemptionRow } from '../schema/redemption';

/** Returns false if the holder uses the code already. */
export function insertRedemption(tx: Tx, redemption: Own<NewRedemption>): Promise<boolean> {
  return insertIgnore(tx, 'redemption', { ...redemption, tenant_id: tx.tenantId });
}

export function findRedemption(db: Db, code: string, holder: string): Promise<RedemptionRow | undefined> {
  return redemptionOf(db, code, holder).executeTakeFirst();
}

/** The same as it is now, and nobody else changes it until the transaction ends. */
export function lockRedemption(tx: Tx, code: string, holder: string): Promise<RedemptionRow | undefined> {
  return lockRow(tx, redemptionOf(tx, code, holder)).executeTakeFirst();
}

/** Gives what another order had reserved to the order `to`, which is paid. */
export async function moveReservation(
  tx: Tx,
  { code, holder, to, now }: { code: string; holder: string; to: string; now: number },
): Promise<void> {
  await tx
    .updateTable('redemption')
    .set({ purchase_id: to, state: 'redeemed', redeemed_at: now })
    .where('tenant_id', '=', tx.tenantId)
    .where('code', '=', code)
    .where('holder', '=', holder)
    .where('state', '=', 'reserved')
    .execute();
}

/** Turns the order's reservation into a redemption. Returns false if the order has none. */
export async function redeemReservation(tx: Tx, orderId: string, now: number): Promise<boolean> {
  const result = await tx
    .updateTable('redemption')
    .set({ state: 'redeemed', redeemed_at: now })
    .where('tenant_id', '=', tx.tenantId)
    .where('purchase_id', '=', orderId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Frees what the order had reserved. */
export async function deleteReservation(tx: Tx, orderId: string): Promise<void> {
  await tx
    .deleteFrom('redemption')
    .where('tenant_id', '=', tx.tenantId)
    .where('purchase_id', '=', orderId)
    .where('state', '=', 'reserved')
    .execute();
}

/** How often the code was redeemed, and how many open orders have it. */
export async function countRedemptions(db: Db, code: string): Promise<{ reserved: number; redeemed: number }> {
  const rows = await db
    .selectFrom('redemption')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('tenant_id', '=', db.tenantId)
    .where('code', '=', code)
    .groupBy('state')
    .execute();
  const countOf = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { reserved: countOf('reserved'), redeemed: countOf('redeemed') };
}

const redemptionOf = (db: Db, code: string, holder: string) =>
  db
    .selectFrom('redemption')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('code', '=', code)
    .where('holder', '=', holder);
