import type { Db, Own } from '../handle';
import type { DataExportRow } from '../schema/data-export';
import { deleteRows } from './delete-rows';

/** The archives that a member has asked for, the latest first. */
export function listExports(db: Db, memberId: string): Promise<DataExportRow[]> {
  return exportsOf(db).where('member_id', '=', memberId).orderBy('asked_at', 'desc').orderBy('id', 'desc').execute();
}

export function findExport(db: Db, id: string): Promise<DataExportRow | undefined> {
  return exportsOf(db).where('id', '=', id).executeTakeFirst();
}

export async function insertExport(db: Db, row: Own<DataExportRow>): Promise<void> {
  await db
    .insertInto('data_export')
    .values({ ...row, tenant_id: db.tenantId })
    .execute();
}

/** Records that the file is stored. Returns false if the row is gone, at its end, or was finished before. */
export async function finishExport(
  db: Db,
  id: string,
  file: { made_at: number; expires_at: number; size: number },
): Promise<boolean> {
  const result = await db
    .updateTable('data_export')
    .set(file)
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .where('made_at', 'is', null)
    .where('expires_at', '>', file.made_at)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The row stays for a while, because it counts as one that was asked for. */
export async function endExport(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('data_export')
    .set({ expires_at: now })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
}

/** Archives at their end that no longer count as asked for; those whose file is gone only if they ended long ago. */
export function listExpiredExports(
  db: Db,
  { now, askedBefore, endedBefore, limit }: { now: number; askedBefore: number; endedBefore: number; limit: number },
): Promise<DataExportRow[]> {
  return exportsOf(db)
    .where('expires_at', '<=', now)
    .where('asked_at', '<=', askedBefore)
    .where((eb) => eb.or([eb('size', 'is not', null), eb('made_at', 'is', null), eb('expires_at', '<=', endedBefore)]))
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}

/** The files are removed, and the rows stay. */
export async function forgetFiles(db: Db, rows: readonly { id: string }[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await db
    .updateTable('data_export')
    .set({ size: null })
    .where('tenant_id', '=', db.tenantId)
    .where('id', 'in', ids)
    .execute();
}

export function deleteExports(db: Db, rows: readonly { id: string }[]): Promise<number> {
  return deleteRows(db, 'data_export', rows);
}

const exportsOf = (db: Db) => db.selectFrom('data_export').selectAll().where('tenant_id', '=', db.tenantId);
