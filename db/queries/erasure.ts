import { insertIgnore } from '../dialect';
import type { Db, Own } from '../handle';
import type { NewErasure } from '../schema/erasure';

/** Part of the transaction that erases, so that restoring an older backup cannot bring the data back. */
export async function noteErasure(db: Db, erasure: Own<NewErasure>): Promise<void> {
  await insertIgnore(db, 'erasure', { ...erasure, tenant_id: db.tenantId });
}

/** Deletes at most `limit` records from before `before`. Returns the number of deleted rows. */
export async function deleteErasuresBefore(db: Db, before: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('erasure')
    .select(['kind', 'subject_id'])
    .where('tenant_id', '=', db.tenantId)
    .where('at', '<', before)
    .limit(limit)
    .execute();
  for (const { kind, subject_id } of rows) {
    await db
      .deleteFrom('erasure')
      .where('tenant_id', '=', db.tenantId)
      .where('kind', '=', kind)
      .where('subject_id', '=', subject_id)
      .execute();
  }
  return rows.length;
}
