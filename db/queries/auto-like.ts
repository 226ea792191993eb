import type { Db } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';
import { candidates, searchValues, type Search, type SearchValues } from './search-candidates';
import { hasFlags, type MemberExpression } from './search-conditions';
import { findHorizon } from './search-horizon';

/** The likes that the brand's automation has given the member since `since`, newest first. */
export async function listAutoLikes(
  db: Db,
  memberId: string,
  since: number,
): Promise<{ fromId: string; at: number }[]> {
  const rows = await db
    .selectFrom('member_like')
    .select(['from_id', 'created_at'])
    .where('tenant_id', '=', db.tenantId)
    .where('to_id', '=', memberId)
    // Both values are listed so that the index of received likes can be read from `since` on.
    .where('is_new', 'in', [0, 1])
    .where('created_at', '>=', since)
    .where('author_kind', '=', 'automation')
    .orderBy('created_at', 'desc')
    .orderBy('from_id', 'desc')
    .execute();
  return rows.map((row) => ({ fromId: row.from_id, at: row.created_at }));
}

/**
 * Fictional profiles with a picture whom the search finds, and no like between the two: the automation must never make a
 * match.
 */
export async function listAutoLikers(db: Db, memberId: string, search: Search, limit: number): Promise<string[]> {
  const { since } = await findHorizon(db, search.filters);
  const rows = await autoLikers.all(db, { memberId, search: searchValues(search), since, limit });
  return rows.map(({ id }) => id);
}

type Wanted = Placeholders<{ memberId: string; search: SearchValues; since: number; limit: number }>;

const autoLikers = prepared((db, { memberId, search, since, limit }: Wanted) =>
  candidates(db, search)
    .where((eb) => eb.not(hasFlags(eb, 'real')))
    .where((eb) => hasFlags(eb, 'photo'))
    .where('last_active_at', '>=', since)
    .where((eb) => eb.not(eb.exists(likes(db, eb).whereRef('from_id', '=', 'member.id').where('to_id', '=', memberId))))
    .where((eb) => eb.not(eb.exists(likes(db, eb).where('from_id', '=', memberId).whereRef('to_id', '=', 'member.id'))))
    .select('id')
    .orderBy('last_active_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit),
);

const likes = (db: Db, eb: MemberExpression) =>
  eb.selectFrom('member_like').select('to_id').where('member_like.tenant_id', '=', db.tenantId);
