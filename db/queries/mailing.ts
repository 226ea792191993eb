import { insertIgnore, inWrittenOrder } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import type { MailingRow } from '../schema/mailing';
import type { MemberRow } from '../schema/member';
import { idsBlockedBy, blockersOf } from './block';

/** The rounds about new terms: they have no end, so what prevents a repetition stays. */
export const TERMS_ROUND = 'terms';

export function findMailing(db: Db, type: string, id: string): Promise<MailingRow | undefined> {
  return db
    .selectFrom('mailing')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('type', '=', type)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function insertMailing(db: Db, row: Own<MailingRow>): Promise<boolean> {
  return insertIgnore(db, 'mailing', { ...row, tenant_id: db.tenantId });
}

type Progress = Pick<MailingRow, 'cursor' | 'examined' | 'told' | 'done_at'>;

/** Returns false if another process has gone further meanwhile. */
export async function moveMailing(tx: Tx, { type, id, cursor }: MailingRow, progress: Progress): Promise<boolean> {
  const result = await tx
    .updateTable('mailing')
    .set(progress)
    .where('tenant_id', '=', tx.tenantId)
    .where('type', '=', type)
    .where('id', '=', id)
    .where('cursor', '=', cursor)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The next accounts in the order of the primary key, of which a round tells some. */
export function listMembersAfter(db: Db, cursor: string, limit: number): Promise<MemberRow[]> {
  return db
    .selectFrom('member')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('id', '>', cursor)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/**
 * Deletes at most `limit` rounds that began before `before`, finished or not. A round is never due again long after it
 * began, except about terms, so no other is needed to prevent a repetition. Returns their number.
 */
export async function deleteMailingsBefore(db: Db, before: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('mailing')
    .select(['type', 'id'])
    .where('tenant_id', '=', db.tenantId)
    .where('begun_at', '<', before)
    .where('type', '!=', TERMS_ROUND)
    .orderBy('type')
    .orderBy('id')
    .limit(limit)
    .execute();
  for (const type of new Set(rows.map((row) => row.type))) {
    const ids = rows.filter((row) => row.type === type).map(({ id }) => id);
    await db
      .deleteFrom('mailing')
      .where('tenant_id', '=', db.tenantId)
      .where('type', '=', type)
      .where('id', 'in', ids)
      .execute();
  }
  return rows.length;
}

export interface UnreadConversation {
  conversationId: string;
  otherId: string;
  name: string;
  kind: 'member' | 'fictional';
  unread: number;
  /** The time of the newest message. */
  at: number;
}

/** The conversations with unread messages since `since` of people who are there and not blocked, the oldest first. */
export async function listUnreadSince(
  db: Db,
  memberId: string,
  since: number,
  limit: number,
): Promise<UnreadConversation[]> {
  const query = db
    .selectFrom('participant')
    .innerJoin('member', (join) =>
      join
        .onRef('member.tenant_id', '=', 'participant.tenant_id')
        .onRef('member.id', '=', 'participant.other_member_id'),
    )
    .select(['participant.conversation_id', 'member.id', 'member.name', 'member.kind', 'participant.unread_count'])
    .select('participant.last_message_at')
    .where('participant.tenant_id', '=', db.tenantId)
    .where('participant.member_id', '=', memberId)
    .where('participant.visible', '=', 1)
    .where('participant.unread_count', '>', 0)
    .where('participant.last_message_at', '>=', since)
    .where('participant.other_member_id', 'not in', idsBlockedBy(db, memberId))
    .where('participant.other_member_id', 'not in', blockersOf(db, memberId))
    .where('member.status', '=', 'active')
    .where('member.profile_status', '=', 'active')
    .orderBy('participant.last_message_at')
    .limit(limit);
  const rows = await inWrittenOrder(db, query).execute();
  return rows.map((row) => ({
    conversationId: row.conversation_id,
    otherId: row.id,
    name: row.name,
    kind: row.kind,
    unread: row.unread_count,
    at: row.last_message_at,
  }));
}

/** Likes by members themselves since `since`; those of the automation and of fictional profiles are not counted. */
export async function countLikesSince(db: Db, memberId: string, since: number): Promise<number> {
  const query = receivedSince(db, since)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('found.to_id', '=', memberId)
    .where('found.from_id', 'not in', idsBlockedBy(db, memberId))
    .where('found.from_id', 'not in', blockersOf(db, memberId));
  const { count } = await inWrittenOrder(db, query).executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * The likes that count for the week, without whose they are. They are found in the index of received likes, which holds
 * all of `found`: for the whole row SQLite would read all likes of the brand by their key.
 */
export function receivedSince(db: Db, since: number) {
  return db
    .selectFrom('member_like as found')
    .innerJoin('member_like', (join) =>
      join
        .onRef('member_like.tenant_id', '=', 'found.tenant_id')
        .onRef('member_like.from_id', '=', 'found.from_id')
        .onRef('member_like.to_id', '=', 'found.to_id'),
    )
    .innerJoin('member', (join) =>
      join.onRef('member.tenant_id', '=', 'member_like.tenant_id').onRef('member.id', '=', 'member_like.from_id'),
    )
    .where('found.tenant_id', '=', db.tenantId)
    .where('found.is_new', 'in', [0, 1])
    .where('found.created_at', '>=', since)
    .where('member_like.author_kind', '=', 'member')
    .where('member.kind', '=', 'member')
    .where('member.status', '=', 'active')
    .where('member.profile_status', '=', 'active');
}
