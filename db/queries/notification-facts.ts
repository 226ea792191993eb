import type { Db } from '../handle';
import { idsBlockedBy, blockersOf } from './block';

/** The conversations among `ids` with unread messages of someone who is still there and not blocked either way. */
export async function listUnreadAmong(
  db: Db,
  memberId: string,
  ids: readonly string[],
): Promise<{ conversationId: string; otherId: string; name: string; kind: 'member' | 'fictional'; unread: number }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('participant')
    .innerJoin('member', (join) =>
      join
        .onRef('member.tenant_id', '=', 'participant.tenant_id')
        .onRef('member.id', '=', 'participant.other_member_id'),
    )
    .select(['participant.conversation_id', 'member.id', 'member.name', 'member.kind', 'participant.unread_count'])
    .where('participant.tenant_id', '=', db.tenantId)
    .where('participant.member_id', '=', memberId)
    .where('participant.conversation_id', 'in', [...ids])
    .where('participant.visible', '=', 1)
    .where('participant.unread_count', '>', 0)
    .where('participant.other_member_id', 'not in', idsBlockedBy(db, memberId))
    .where('participant.other_member_id', 'not in', blockersOf(db, memberId))
    .where('member.status', '=', 'active')
    .where('member.profile_status', '=', 'active')
    .execute();
  return rows.map((row) => ({
    conversationId: row.conversation_id,
    otherId: row.id,
    name: row.name,
    kind: row.kind,
    unread: row.unread_count,
  }));
}

/** Those of `ids` whose like the member has not seen yet and who are still there and not blocked either way. */
export async function listNewLikesAmong(
  db: Db,
  memberId: string,
  ids: readonly string[],
): Promise<{ fromId: string; matched: boolean }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('member_like')
    .innerJoin('member', (join) =>
      join.onRef('member.tenant_id', '=', 'member_like.tenant_id').onRef('member.id', '=', 'member_like.from_id'),
    )
    .select(['member_like.from_id', 'member_like.matched_at'])
    .where('member_like.tenant_id', '=', db.tenantId)
    .where('member_like.to_id', '=', memberId)
    .where('member_like.from_id', 'in', [...ids])
    .where('member_like.is_new', '=', 1)
    .where('member_like.from_id', 'not in', idsBlockedBy(db, memberId))
    .where('member_like.from_id', 'not in', blockersOf(db, memberId))
    .where('member.status', '=', 'active')
    .where('member.profile_status', '=', 'active')
    .execute();
  return rows.map((row) => ({ fromId: row.from_id, matched: row.matched_at !== null }));
}

/** When a page of the member was last used; for invisible members too, whose activity is shown to nobody. */
export async function findLastSeen(db: Db, memberId: string): Promise<number> {
  const { seen } = await db
    .selectFrom('session')
    .select((eb) => eb.fn.max<number | null>('last_seen_at').as('seen'))
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return seen ?? 0;
}

/** Which of these members have used a session since then. */
export async function listSeenSince(
  db: Db,
  members: readonly { id: string }[],
  since: number,
): Promise<ReadonlySet<string>> {
  if (members.length === 0) return new Set();
  const ids = members.map(({ id }) => id);
  const rows = await db
    .selectFrom('session')
    .select('member_id')
    .distinct()
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', 'in', ids)
    .where('last_seen_at', '>=', since)
    .execute();
  return new Set(rows.map(({ member_id }) => member_id));
}
