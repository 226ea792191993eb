import { insertIgnore } from '../dialect';
import type { Db } from '../handle';

/** Once a pair and day; false when the visitor had been there that day. */
export function insertVisit(
  db: Db,
  visit: { visitedId: string; visitorId: string; day: string; now: number },
): Promise<boolean> {
  return insertIgnore(db, 'profile_visit', {
    tenant_id: db.tenantId,
    visited_id: visit.visitedId,
    day: visit.day,
    visitor_id: visit.visitorId,
    visited_at: visit.now,
  });
}

/** What is older is of no interest to anybody; called when somebody new comes by. */
export async function deleteVisitsBefore(db: Db, visitedId: string, day: string): Promise<void> {
  await db
    .deleteFrom('profile_visit')
    .where('tenant_id', '=', db.tenantId)
    .where('visited_id', '=', visitedId)
    .where('day', '<', day)
    .execute();
}

/**
 * Who looked at a profile since `day`, each once with their latest visit, the latest first. Whoever is invisible or
 * cannot be seen any more is left out, and so are `hidden` (blocked either way).
 */
export function listVisitors(
  db: Db,
  visitedId: string,
  page: { since: string; hidden: readonly string[]; limit: number; offset?: number },
) {
  return visitsOf(db, visitedId, page)
    .select((eb) => ['profile_visit.visitor_id as id', eb.fn.max('profile_visit.visited_at').as('visited_at')])
    .groupBy('profile_visit.visitor_id')
    .orderBy('visited_at', 'desc')
    .orderBy('profile_visit.visitor_id')
    .limit(page.limit)
    .offset(page.offset ?? 0)
    .execute();
}

export async function countVisitors(
  db: Db,
  visitedId: string,
  page: { since: string; hidden: readonly string[] },
): Promise<number> {
  const { count } = await visitsOf(db, visitedId, page)
    .select((eb) => eb.fn.count<number>('profile_visit.visitor_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function visitsOf(db: Db, visitedId: string, { since, hidden }: { since: string; hidden: readonly string[] }) {
  const query = db
    .selectFrom('profile_visit')
    .innerJoin('member', (join) =>
      join
        .onRef('member.tenant_id', '=', 'profile_visit.tenant_id')
        .onRef('member.id', '=', 'profile_visit.visitor_id'),
    )
    .where('profile_visit.tenant_id', '=', db.tenantId)
    .where('profile_visit.visited_id', '=', visitedId)
    .where('profile_visit.day', '>=', since)
    .where('member.invisible', '=', 0)
    .where('member.status', '=', 'active')
    .where('member.profile_status', '=', 'active');
  return hidden.length > 0 ? query.where('profile_visit.visitor_id', 'not in', [...hidden]) : query;
}
