import type { Db } from '../handle';
import type { TrafficVisitRow } from '../schema/traffic-visit';

/** The visits from `from` (inclusive) until `until` (exclusive), oldest first. */
export function listTrafficVisits(
  db: Db,
  { from, until, limit }: { from: number; until: number; limit: number },
): Promise<TrafficVisitRow[]> {
  return db
    .selectFrom('traffic_visit')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('at', '>=', from)
    .where('at', '<', until)
    .orderBy('at')
    .orderBy('id')
    .limit(limit)
    .execute();
}
