import { insertIgnore } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import type { NewReport, ReportPatch, ReportRow } from '../schema/report';

/** False when this person reported the same thing today already. */
export function insertReport(tx: Tx, report: Own<NewReport>): Promise<boolean> {
  return insertIgnore(tx, 'report', { ...report, tenant_id: tx.tenantId });
}

export type ReportedOnce = Pick<ReportRow, 'reporter_key' | 'subject_kind' | 'subject_id' | 'day'>;

export function findReportOfDay(db: Db, once: ReportedOnce): Promise<ReportRow | undefined> {
  return reports(db)
    .where('reporter_key', '=', once.reporter_key)
    .where('subject_kind', '=', once.subject_kind)
    .where('subject_id', '=', once.subject_id)
    .where('day', '=', once.day)
    .executeTakeFirst();
}

export function findReportByNumber(db: Db, number: string): Promise<ReportRow | undefined> {
  return reports(db).where('number', '=', number).executeTakeFirst();
}

/** Who reported this member and waits for a decision; under lockMember() it is exact. */
export async function listOpenReporters(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('report')
    .select('reporter_key')
    .distinct()
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .execute();
  return rows.map((row) => row.reporter_key);
}

/** Whether a report that waits for a decision shows this photo or message: its files are evidence until then. */
export async function isInOpenReport(db: Db, id: string): Promise<boolean> {
  const row = await reports(db)
    .clearSelect()
    .select('id')
    .where('state', '=', 'open')
    // Snapshots name what they show by id; of open reports there are few.
    .where('snapshot', 'like', `%"${id}"%`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Every open report about the member counts `raise` more than its own severity. */
export async function raiseReports(tx: Tx, memberId: string, raise: number): Promise<void> {
  await tx
    .updateTable('report')
    .set((eb) => ({ priority: eb('severity', '+', raise) }))
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .execute();
}

/** What waits for a decision: the most pressing first, of those the oldest. */
export function listOpenReports(db: Db, limit: number): Promise<ReportRow[]> {
  return reports(db)
    .where('state', '=', 'open')
    .orderBy('priority', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function listOpenReportsOf(db: Db, memberId: string): Promise<ReportRow[]> {
  return reports(db).where('member_id', '=', memberId).where('state', '=', 'open').orderBy('id').execute();
}

/** False when it was decided before. */
export async function decideReport(
  tx: Tx,
  id: string,
  decision: Required<Pick<ReportPatch, 'state' | 'decided_at' | 'decision'>>,
): Promise<boolean> {
  const result = await tx
    .updateTable('report')
    .set(decision)
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

const reports = (db: Db) => db.selectFrom('report').selectAll().where('tenant_id', '=', db.tenantId);
