import type { Db, Own } from '../handle';
import type { NewTrafficVisit, TrafficVisitRow } from '../schema/traffic-visit';
import { deleteRows } from './delete-rows';

const BATCH = 200;

/** The server collects clicks for a moment, so that a campaign does not cost a commit for each hit. */
export async function insertTrafficVisits(db: Db, visits: readonly Own<NewTrafficVisit>[]): Promise<void> {
  for (let start = 0; start < visits.length; start += BATCH) {
    await db
      .insertInto('traffic_visit')
      .values(visits.slice(start, start + BATCH).map((visit) => ({ ...visit, tenant_id: db.tenantId })))
      .execute();
  }
}

export interface TrafficOfPage {
  path: string;
  network: string | null;
  visits: number;
}

/** How often something happened on each page, by network, from `from` until before `to`; the most frequent first. */
export async function countTrafficVisits(
  db: Db,
  { kind, from, to, limit }: { kind: TrafficVisitRow['kind']; from: number; to: number; limit?: number },
): Promise<TrafficOfPage[]> {
  const pages = db
    .selectFrom('traffic_visit')
    .select(['path', 'network', (e) => e.fn.countAll<number | string>().as('visits')])
    .where('tenant_id', '=', db.tenantId)
    .where('kind', '=', kind)
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy(['path', 'network'])
    .orderBy('visits', 'desc')
    .orderBy('path')
    .orderBy('network');
  const rows = await (limit === undefined ? pages : pages.limit(limit)).execute();
  return rows.map((row) => ({ ...row, visits: Number(row.visits) }));
}

/** Deletes at most `limit` visits from before `before`. Returns the number of deleted rows. */
export async function deleteTrafficVisitsBefore(db: Db, before: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('traffic_visit')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('at', '<', before)
    .orderBy('at')
    .limit(limit)
    .execute();
  return deleteRows(db, 'traffic_visit', rows);
}
