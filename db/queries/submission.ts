import type { Db, Own, Tx } from '../handle';
import type { NewSubmission, SubmissionPatch, SubmissionRow } from '../schema/submission';
import { deleteRows } from './delete-rows';

export async function insertSubmission(db: Db, row: Own<NewSubmission>): Promise<void> {
  await db
    .insertInto('submission')
    .values({ ...row, tenant_id: db.tenantId })
    .execute();
}

export function findSubmission(db: Db, number: string): Promise<SubmissionRow | undefined> {
  return submissions(db).where('number', '=', number).executeTakeFirst();
}

/** What staff have not decided yet, oldest first. */
export function listOpenSubmissions(db: Db, kind: SubmissionRow['kind'], limit: number): Promise<SubmissionRow[]> {
  return submissions(db)
    .where('kind', '=', kind)
    .where('state', '!=', 'decided')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Changes what is not decided yet. Returns false if it was decided before: the first decision stands. */
export async function patchOpenSubmission(tx: Tx, id: string, patch: SubmissionPatch): Promise<boolean> {
  const result = await tx
    .updateTable('submission')
    .set(patch)
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('state', '!=', 'decided')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** After a complaint the outcome of a notice is changed. */
export async function reverseNotice(tx: Tx, number: string, outcome: 'upheld' | 'dismissed'): Promise<void> {
  await tx
    .updateTable('submission')
    .set({ outcome })
    .where('tenant_id', '=', tx.tenantId)
    .where('number', '=', number)
    .where('kind', '=', 'notice')
    .execute();
}

/** Deletes at most `limit` that were decided before `before`. Returns their number. */
export async function deleteSubmissionsBefore(db: Db, before: number, limit: number): Promise<number> {
  const rows = await submissions(db)
    .clearSelect()
    .select('id')
    .where('state', '=', 'decided')
    .where('decided_at', '<', before)
    .limit(limit)
    .execute();
  return deleteRows(db, 'submission', rows);
}

/** Deletes at most `limit` questions that were asked before `before` and never answered here. Returns their number. */
export async function deleteQuestionsBefore(db: Db, before: number, limit: number): Promise<number> {
  const rows = await submissions(db)
    .clearSelect()
    .select('id')
    .where('kind', '=', 'question')
    .where('state', '!=', 'decided')
    .where('created_at', '<', before)
    .limit(limit)
    .execute();
  return deleteRows(db, 'submission', rows);
}

const submissions = (db: Db) => db.selectFrom('submission').selectAll().where('tenant_id', '=', db.tenantId);
