import type { Db } from '../handle';
import type { TrustDayRow } from '../schema/trust-day';

/** What nobody does who uses the product: changes a day of the chain that is written. */
export async function rewriteTrustDay(db: Db, seq: number, patch: Partial<Omit<TrustDayRow, 'tenant_id'>>) {
  await db
    .updateTable('trust_day')
    .set(patch)
    .where('tenant_id', '=', db.tenantId)
    .where('seq', '=', seq)
    .executeTakeFirst();
}

export async function removeTrustDay(db: Db, seq: number) {
  await db.deleteFrom('trust_day').where('tenant_id', '=', db.tenantId).where('seq', '=', seq).execute();
}
