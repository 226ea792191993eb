import type { Db } from '../handle';
import type { ClickRow } from '../schema/click';

/** The clicks from `from` (inclusive) until `until` (exclusive), oldest first. */
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
