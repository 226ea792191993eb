import { upsert } from '../dialect';
import type { Db, Tx } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';

/** The id of the member's latest search, which is stored without a name; each member has at most one. */
export const LAST_SEARCH = 'last';

export interface StoredSearch {
  id: string;
  /** Null for the latest search. */
  name: string | null;
  query: string;
}

/** All stored searches of a member with the latest search among them, oldest first. */
export function listSavedSearches(db: Db, memberId: string): Promise<StoredSearch[]> {
  return stored.all(db, { memberId });
}

const stored = prepared((db, p: Placeholders<{ memberId: string }>) =>
  db
    .selectFrom('saved_search')
    .select(['id', 'name', 'query'])
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', p.memberId)
    .orderBy('created_at')
    .orderBy('id'),
);

export function putSearch(db: Db, memberId: string, { id, name, query }: StoredSearch, now: number): Promise<void> {
  return upsert(
    db,
    'saved_search',
    { tenant_id: db.tenantId, member_id: memberId, id, name, query, created_at: now },
    ['tenant_id', 'member_id', 'id'],
    { name, query },
  );
}

export async function renameSearch(tx: Tx, memberId: string, id: string, name: string): Promise<void> {
  await tx
    .updateTable('saved_search')
    .set({ name })
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute();
}

/** Returns false if the member has no such search. */
export async function deleteSearch(db: Db, memberId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('saved_search')
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
