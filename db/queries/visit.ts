import { inWrittenOrder, upsert } from '../dialect';
import type { Db } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';

/** The recorded time of the visitor's last visit, if any. */
export async function findLastVisit(db: Db, visitedId: string, visitorId: string): Promise<number | undefined> {
  return (await lastVisit.first(db, { visitedId, visitorId }))?.visited_at;
}

const lastVisit = prepared((db, p: Placeholders<{ visitedId: string; visitorId: string }>) =>
  db
    .selectFrom('visit')
    .select('visited_at')
    .where('tenant_id', '=', db.tenantId)
    .where('visited_id', '=', p.visitedId)
    .where('visitor_id', '=', p.visitorId),
);

export async function putVisit(
  db: Db,
  { visitedId, visitorId, now }: { visitedId: string; visitorId: string; now: number },
): Promise<void> {
  const row = { tenant_id: db.tenantId, visited_id: visitedId, visitor_id: visitorId, visited_at: now };
  await upsert(db, 'visit', row, ['tenant_id', 'visited_id', 'visitor_id'], { visited_at: now });
}

/** Deletes visits that are too old to be shown; called at each visit. */
export async function deleteVisitsBefore(db: Db, visitedId: string, before: number): Promise<void> {
  await db
    .deleteFrom('visit')
    .where('tenant_id', '=', db.tenantId)
    .where('visited_id', '=', visitedId)
    .where('visited_at', '<', before)
    .execute();
}

interface Visitors {
  since: number;
  hidden: readonly string[];
}

/** Newest first, without members who are invisible, can no longer be seen or are `hidden` (blocked either way). */
export function listVisitors(db: Db, visitedId: string, page: Visitors & { limit: number; offset?: number }) {
  return visitsOf(db, visitedId, page)
    .select(['visit.visitor_id as id', 'visit.visited_at'])
    .orderBy('visit.visited_at', 'desc')
    .orderBy('visit.visitor_id', 'desc')
    .limit(page.limit)
    .offset(page.offset ?? 0)
    .execute();
}

/** Visitors above this number are neither counted nor listed. */
export const VISITOR_CAP = 1_000;

/** The number of visitors, at most `VISITOR_CAP + 1`. */
export async function countVisitors(db: Db, visitedId: string, visitors: Visitors): Promise<number> {
  const { count } = await db
    .selectFrom(
      visitsOf(db, visitedId, visitors)
        .select('visit.visitor_id')
        .limit(VISITOR_CAP + 1)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function visitsOf(db: Db, visitedId: string, { since, hidden }: Visitors) {
  const query = db
    .selectFrom('visit')
    .innerJoin('member', (join) =>
      join.onRef('member.tenant_id', '=', 'visit.tenant_id').onRef('member.id', '=', 'visit.visitor_id'),
    )
    .where('visit.tenant_id', '=', db.tenantId)
    .where('visit.visited_id', '=', visitedId)
    .where('visit.visited_at', '>=', since)
    .where('member.invisible', '=', 0)
    .where('member.status', '=', 'active')
    .where('member.profile_status', '=', 'active');
  return inWrittenOrder(db, hidden.length > 0 ? query.where('visit.visitor_id', 'not in', [...hidden]) : query);
}
