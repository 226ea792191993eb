import { insertIgnore } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import type { NewReport, ReportPatch, ReportRow } from '../schema/report';
import { deleteRows } from './delete-rows';

/** Returns false if the same person has already reported the same thing today. */
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

/** The keys of everybody whose report about this member is undecided. Exact while `lockMember()` is held. */
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

/** Whether an undecided report shows this photo or message: its files are evidence until the decision. */
export async function isInOpenReport(db: Db, id: string): Promise<boolean> {
  const row = await reports(db)
    .clearSelect()
    .select('id')
    .where('state', '=', 'open')
    // Snapshots contain the ids of what they show. There are few open reports.
    .where('snapshot', 'like', `%"${id}"%`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Raises the priority of every open report about the member to `raise` above its own severity. */
export async function raiseReports(tx: Tx, memberId: string, raise: number): Promise<void> {
  await tx
    .updateTable('report')
    .set((eb) => ({ priority: eb('severity', '+', raise) }))
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .execute();
}

/** Undecided reports by priority, within a priority oldest first. */
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

/** Returns false if the report was decided before. */
export async function decideReport(
  tx: Tx,
  id: string,
  decision: Required<Pick<ReportPatch, 'state' | 'decided_at' | 'decision' | 'decided_by'>>,
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

/** After a complaint the outcome of a decided report is changed. */
export async function reverseReport(tx: Tx, id: string, state: 'upheld' | 'dismissed'): Promise<void> {
  await tx
    .updateTable('report')
    .set({ state })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('state', '!=', 'open')
    .execute();
}

/**
 * Deletes at most `limit` that were decided before `before`. What a profile is still hidden for, and what an undecided
 * complaint is about, waits. Returns their number.
 */
export async function deleteReportsBefore(db: Db, before: number, limit: number): Promise<number> {
  const rows = await reports(db)
    .clearSelect()
    .select('id')
    .where('state', 'in', ['upheld', 'dismissed'])
    .where('decided_at', '<', before)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'dismissed'),
        eb.not(
          eb.exists(
            eb
              .selectFrom('decision')
              .select('decision.number')
              .where('decision.tenant_id', '=', db.tenantId)
              .whereRef('decision.member_id', '=', 'report.member_id')
              .where('decision.lifted_at', 'is', null),
          ),
        ),
      ]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('submission')
            .select('submission.id')
            .where('submission.tenant_id', '=', db.tenantId)
            .whereRef('submission.about', '=', 'report.number')
            .where('submission.state', '!=', 'decided'),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return deleteRows(db, 'report', rows);
}

const reports = (db: Db) => db.selectFrom('report').selectAll().where('tenant_id', '=', db.tenantId);
