import { upsert } from '../dialect';
import type { Db } from '../handle';

export interface SkipEntry {
  memberId: string;
  skippedAt: number;
}

/** Records a skip; skipping again restarts its time. */
export async function putSkip(db: Db, memberId: string, skippedId: string, now: number): Promise<void> {
  const row = { tenant_id: db.tenantId, member_id: memberId, skipped_id: skippedId, created_at: now };
  await upsert(db, 'skip', row, ['tenant_id', 'member_id', 'skipped_id'], { created_at: now });
}

/** Returns false if there was no such skip. */
export async function deleteSkip(db: Db, memberId: string, skippedId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('skip')
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('skipped_id', '=', skippedId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Newest first: the members skipped after `since` who can still be seen, without `hidden`. */
export async function listSkips(
  db: Db,
  memberId: string,
  { since, hidden, limit, offset = 0 }: { since: number; hidden: readonly string[]; limit: number; offset?: number },
): Promise<SkipEntry[]> {
  let query = db
    .selectFrom('skip')
    .innerJoin('member', (join) =>
      join.onRef('member.tenant_id', '=', 'skip.tenant_id').onRef('member.id', '=', 'skip.skipped_id'),
    )
    .select(['skipped_id', 'skip.created_at'])
    .where('skip.tenant_id', '=', db.tenantId)
    .where('skip.member_id', '=', memberId)
    .where('skip.created_at', '>', since)
    .where('member.status', '=', 'active')
    .where('member.profile_status', '=', 'active');
  if (hidden.length > 0) query = query.where('skipped_id', 'not in', [...hidden]);
  const rows = await query
    .orderBy('skip.created_at', 'desc')
    .orderBy('skipped_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({ memberId: row.skipped_id, skippedAt: row.created_at }));
}
