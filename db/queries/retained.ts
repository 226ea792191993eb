import { insertIgnore } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import type { RetainedRow } from '../schema/retained';

export async function insertRetained(tx: Tx, row: Own<RetainedRow>): Promise<void> {
  await insertIgnore(tx, 'retained', { ...row, tenant_id: tx.tenantId });
}

/** The same entry; one that there is already ends at the later of both times. */
export async function extendRetained(tx: Tx, row: Own<RetainedRow>): Promise<void> {
  await insertRetained(tx, row);
  await tx
    .updateTable('retained')
    .set({ until: row.until })
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', row.member_id)
    .where('reason', '=', row.reason)
    .where('until', '<', row.until)
    .execute();
}

/** What has reached its end, at most `limit` rows. */
export function listRetainedDue(db: Db, now: number, limit: number): Promise<RetainedRow[]> {
  return retained(db).where('until', '<=', now).orderBy('until').limit(limit).execute();
}

export async function postponeRetained(tx: Tx, row: Pick<RetainedRow, 'member_id' | 'reason'>, until: number) {
  await tx
    .updateTable('retained')
    .set({ until })
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', row.member_id)
    .where('reason', '=', row.reason)
    .execute();
}

export async function deleteRetained(tx: Tx, row: Pick<RetainedRow, 'member_id' | 'reason'>): Promise<void> {
  await tx
    .deleteFrom('retained')
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', row.member_id)
    .where('reason', '=', row.reason)
    .execute();
}

const retained = (db: Db) => db.selectFrom('retained').selectAll().where('tenant_id', '=', db.tenantId);
