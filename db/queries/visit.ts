import { inWrittenOrder, upsert } from '../dialect';
import type { Db } from '../handle';

/** When somebody came by last, as far as it is noted. */
export async function findLastVisit(db: Db, visitedId: string, visitorId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('visit')
    .select('visited_at')
    .where('tenant_id', '=', db.tenantId)
    .where('visited_id', '=', visitedId)
    .where('visitor_id', '=', visitorId)
    .executeTakeFirst();
  return row?.visited_at;
}

/** In place of the visit before, where there was one. */
export async function putVisit(
  db: Db,
  { visitedId, visitorId, now }: { visitedId: string; visitorId: string; now: number },
): Promise<void> {
  const row = { tenant_id: db.tenantId, visited_id: visitedId, visitor_id: visitorId, visited_at: now };
  await upsert(db, 'visit', row, ['tenant_id', 'visited_id', 'visitor_id'], { visited_at: now });
}

/** What is older is of no interest to anybody; called when somebody comes by. */
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

/**
 * Who looked at a profile since `since`, the latest first. Whoever is invisible or cannot be seen any more is left out,
 * and so are `hidden` (blocked either way).
 */
export function listVisitors(db: Db, visitedId: string, page: Visitors & { limit: number; offset?: number }) {
  return visitsOf(db, visitedId, page)
    .select(['visit.visitor_id as id', 'visit.visited_at'])
    .orderBy('visit.visited_at', 'desc')
    .orderBy('visit.visitor_id', 'desc')
    .limit(page.limit)
    .offset(page.offset ?? 0)
    .execute();
}

/** Beyond it nobody counts, nor leafs. */
export const VISITOR_CAP = 1_000;

/** How many there are, up to VISITOR_CAP + 1. */
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
