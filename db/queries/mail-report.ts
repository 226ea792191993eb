import { insertIgnore } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import type { NewMailReport } from '../schema/mail-report';

/** Returns whether the report is new. */
export function insertMailReport(tx: Tx, row: Own<NewMailReport>): Promise<boolean> {
  return insertIgnore(tx, 'mail_report', { ...row, tenant_id: tx.tenantId });
}

/** Deletes at most `limit` rows from before `before`. Returns the number of deleted rows. */
export async function deleteMailReportsBefore(db: Db, before: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('mail_report')
    .select('report_hash')
    .where('tenant_id', '=', db.tenantId)
    .where('received_at', '<', before)
    .orderBy('received_at')
    .limit(limit)
    .execute();
  if (rows.length === 0) return 0;
  const hashes = rows.map(({ report_hash }) => report_hash);
  await db.deleteFrom('mail_report').where('tenant_id', '=', db.tenantId).where('report_hash', 'in', hashes).execute();
  return rows.length;
}
