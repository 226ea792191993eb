import { insertIgnore } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import type { TrustDayRow } from '../schema/trust-day';

/** Returns false if another server has written this day, or this number, meanwhile. */
export const insertTrustDay = (tx: Tx, row: Own<TrustDayRow>): Promise<boolean> =>
  insertIgnore(tx, 'trust_day', { ...row, tenant_id: tx.tenantId });

/** Entries after number `after`, in order. */
export function listTrustDays(db: Db, after: number, limit: number): Promise<TrustDayRow[]> {
  return trustDays(db).where('seq', '>', after).orderBy('seq').limit(limit).execute();
}

/** The newest first. */
export function listLatestTrustDays(db: Db, limit: number): Promise<TrustDayRow[]> {
  return trustDays(db).orderBy('seq', 'desc').limit(limit).execute();
}

export function findTrustDayByHash(db: Db, hash: string): Promise<TrustDayRow | undefined> {
  return trustDays(db).where('chain_hash', '=', hash).executeTakeFirst();
}

const trustDays = (db: Db) => db.selectFrom('trust_day').selectAll().where('tenant_id', '=', db.tenantId);
