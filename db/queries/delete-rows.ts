import type { Db } from '../handle';

/** Deletes the rows that a clean-up has selected. Returns their number. */
export async function deleteRows(
  db: Db,
  table:
    | 'audit'
    | 'consent'
    | 'data_export'
    | 'notification_sent'
    | 'outbox'
    | 'report'
    | 'session'
    | 'submission'
    | 'traffic_visit'
    | 'waiting_list',
  rows: readonly { id: string }[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom(table).where('tenant_id', '=', db.tenantId).where('id', 'in', ids).execute();
  return rows.length;
}
