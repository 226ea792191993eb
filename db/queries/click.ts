import type { Db, Own } from '../handle';
import type { ClickRow, NewClick } from '../schema/click';

const BATCH = 200;

/** Many at once: the server gathers clicks for a moment, so that a campaign is not a commit per hit. */
export async function insertClicks(db: Db, clicks: readonly Own<NewClick>[]): Promise<void> {
  for (let start = 0; start < clicks.length; start += BATCH) {
    await db
      .insertInto('click')
      .values(clicks.slice(start, start + BATCH).map((click) => ({ ...click, tenant_id: db.tenantId })))
      .execute();
  }
}

/** Oldest first, `from` inclusive to `until` exclusive. */
export function listClicks(db: Db, range: { from: number; until: number; limit: number }): Promise<ClickRow[]> {
  return db
    .selectFrom('click')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('at', '>=', range.from)
    .where('at', '<', range.until)
    .orderBy('at')
    .orderBy('id')
    .limit(range.limit)
    .execute();
}
