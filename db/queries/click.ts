import type { Db, Own } from '../handle';
import type { NewClick } from '../schema/click';
import { deleteRows } from './delete-rows';

const BATCH = 200;

/** The server collects clicks for a moment, so that a campaign does not cost a commit for each hit. */
export async function insertClicks(db: Db, clicks: readonly Own<NewClick>[]): Promise<void> {
  for (let start = 0; start < clicks.length; start += BATCH) {
    await db
      .insertInto('click')
      .values(clicks.slice(start, start + BATCH).map((click) => ({ ...click, tenant_id: db.tenantId })))
      .execute();
  }
}

/** The clicks on each page by network, from `from` until before `to`. */
export async function countClicks(
  db: Db,
  { from, to }: { from: number; to: number },
): Promise<{ path: string; network: string | null; clicks: number }[]> {
  const rows = await db
    .selectFrom('click')
    .select(['path', 'network', (e) => e.fn.countAll<number | string>().as('clicks')])
    .where('tenant_id', '=', db.tenantId)
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy(['path', 'network'])
    .execute();
  return rows.map((row) => ({ ...row, clicks: Number(row.clicks) }));
}

/** Deletes at most `limit` clicks from before `before`. Returns the number of deleted rows. */
export async function deleteClicksBefore(db: Db, before: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('click')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('at', '<', before)
    .orderBy('at')
    .limit(limit)
    .execute();
  return deleteRows(db, 'click', rows);
}
