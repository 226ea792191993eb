import type { Db, Tx } from '../handle';
import type { ParticipantRow } from '../schema/participant';
import { blockedBy, blockersOf } from './block';
import { lockConversation } from './conversation';
import { listMemberCards } from './member-card';
import type { MemberCard } from './member-card';

export function findParticipant(db: Db, memberId: string, conversationId: string): Promise<ParticipantRow | undefined> {
  return db
    .selectFrom('participant')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();
}

/** The number of conversations that the member has ever started. Exact while `lockMember()` is held. */
export async function countStarted(db: Db, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('participant')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('started', '=', 1)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the member counts as its starter. Exact while `lockConversation()` or `lockMember()` is held. */
export async function setStarted(tx: Tx, memberId: string, conversationId: string, started: 0 | 1): Promise<void> {
  await updateSide(tx, memberId, conversationId).set({ started }).execute();
}

/** When the member started conversations since `since`, oldest first. Exact while `lockMember()` is held. */
export async function listStartedSince(db: Db, memberId: string, since: number): Promise<number[]> {
  const rows = await db
    .selectFrom('participant')
    .innerJoin('conversation', (join) =>
      join
        .onRef('conversation.tenant_id', '=', 'participant.tenant_id')
        .onRef('conversation.id', '=', 'participant.conversation_id'),
    )
    .select('conversation.created_at')
    .where('participant.tenant_id', '=', db.tenantId)
    .where('participant.member_id', '=', memberId)
    .where('participant.started', '=', 1)
    .where('conversation.created_at', '>', since)
    .orderBy('conversation.created_at')
    .execute();
  return rows.map((row) => row.created_at);
}

/** For the badge: unread messages in all conversations, except those where either member blocks the other. */
export async function countUnread(db: Db, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('participant')
    .select((eb) => eb.fn.sum<number | null>('unread_count').as('count'))
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('visible', '=', 1)
    // Nearly all conversations are read, so blocks are looked up only for the few that are not.
    .where('unread_count', '>', 0)
    .where('other_member_id', 'not in', blockedBy(db, memberId))
    .where('other_member_id', 'not in', blockersOf(db, memberId))
    .executeTakeFirstOrThrow();
  return count ?? 0;
}

/** Newest message first, without the conversations where either member blocks the other. */
export async function listPartners(
  db: Db,
  memberId: string,
  limit: number,
): Promise<{ conversationId: string; otherId: string }[]> {
  const rows = await db
    .selectFrom('participant')
    .select(['conversation_id', 'other_member_id'])
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('visible', '=', 1)
    .where('other_member_id', 'not in', blockedBy(db, memberId))
    .where('other_member_id', 'not in', blockersOf(db, memberId))
    .orderBy('last_message_at', 'desc')
    .orderBy('conversation_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ conversationId: row.conversation_id, otherId: row.other_member_id }));
}

export interface ConversationEntry {
  conversationId: string;
  other: MemberCard;
  unread: number;
  /** The highest sequence number that has reached a page of the member. */
  receivedSeq: number;
  /** Messages up to this sequence number are deleted for the member. */
  deletedBefore: number;
  lastMessageAt: number;
  /** Null if the member cannot see the newest message. */
  last: { seq: number; senderId: string; type: 'text' | 'photo' | 'gift'; body: string } | null;
}

/** A member's conversations, newest message first. `before` is the last entry of the previous page. */
export async function listConversations(
  db: Db,
  memberId: string,
  page: { limit: number; before?: { at: number; id: string } | undefined; hidden?: readonly string[] },
): Promise<ConversationEntry[]> {
  const { before, hidden, limit } = page;
  // The subquery finds the entries with the index of the list alone; the outer query then reads what is shown of them.
  let listed = db
    .selectFrom('participant')
    .select(['conversation_id', 'last_message_at'])
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('visible', '=', 1);
  if (hidden?.length) listed = listed.where('other_member_id', 'not in', [...hidden]);
  if (before) {
    listed = listed
      .where('last_message_at', '<=', before.at)
      .where((eb) => eb.or([eb('last_message_at', '<', before.at), eb('conversation_id', '<', before.id)]));
  }
  listed = listed.orderBy('last_message_at', 'desc').orderBy('conversation_id', 'desc').limit(limit);
  const rows = await db
    .selectFrom(listed.as('listed'))
    .innerJoin('participant', (join) => join.onRef('participant.conversation_id', '=', 'listed.conversation_id'))
    .innerJoin('conversation', (join) =>
      join
        .onRef('conversation.tenant_id', '=', 'participant.tenant_id')
        .onRef('conversation.id', '=', 'participant.conversation_id'),
    )
    .leftJoin('message', (join) =>
      join
        .onRef('message.tenant_id', '=', 'participant.tenant_id')
        .onRef('message.conversation_id', '=', 'participant.conversation_id')
        .onRef('message.seq', '=', 'conversation.last_seq')
        .onRef('message.seq', '>', 'participant.deleted_before_seq'),
    )
    .select([
      'participant.conversation_id',
      'participant.other_member_id',
      'participant.unread_count',
      'participant.last_message_at',
      'participant.received_seq',
      'participant.deleted_before_seq',
      'message.seq',
      'message.sender_id',
      'message.type',
      'message.body',
      'message.delivered_at',
    ])
    .where('participant.tenant_id', '=', db.tenantId)
    .where('participant.member_id', '=', memberId)
    .orderBy('listed.last_message_at', 'desc')
    .orderBy('listed.conversation_id', 'desc')
    .execute();
  const cards = await listMemberCards(db, [...new Set(rows.map((row) => row.other_member_id))]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return rows.flatMap((row) => {
    const other = cardOf.get(row.other_member_id);
    if (!other) return [];
    const seen = row.seq !== null && (row.delivered_at !== null || row.sender_id === memberId);
    const last = seen ? { seq: row.seq!, senderId: row.sender_id!, type: row.type!, body: row.body! } : null;
    return [
      {
        conversationId: row.conversation_id,
        other,
        unread: row.unread_count,
        receivedSeq: row.received_seq ?? 0,
        deletedBefore: row.deleted_before_seq,
        lastMessageAt: row.last_message_at,
        last,
      },
    ];
  });
}

/**
 * Marks messages up to `seq` as read. Locks the conversation first, as `appendMessage()` does; otherwise a message that
 * arrives meanwhile would be missing from the snapshot in which the unread ones are counted. With `published` false the
 * receipt that the other member sees stays where it is, also after receipts are switched on again.
 */
export async function markRead(
  tx: Tx,
  memberId: string,
  conversationId: string,
  seq: number,
  { published }: { published: boolean } = { published: true },
): Promise<void> {
  const conversation = await lockConversation(tx, conversationId);
  if (!conversation) return;
  const upTo = Math.min(seq, conversation.last_seq);
  await updateSide(tx, memberId, conversationId)
    .set((eb) => ({
      // This assignment comes first: MariaDB assigns from left to right, and it needs the previous `last_read_seq`.
      receipt_seq: published ? null : eb.fn.coalesce('receipt_seq', 'last_read_seq'),
      last_read_seq: upTo,
      unread_count: eb
        .selectFrom('message')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('message.tenant_id', '=', tx.tenantId)
        .where('message.conversation_id', '=', conversationId)
        .where('message.seq', '>', upTo)
        .where('message.sender_id', '!=', memberId)
        .where('message.delivered_at', 'is not', null),
    }))
    .where('last_read_seq', '<=', upTo)
    .execute();
}

/** Records that messages up to `seq` have reached a page of the member. Returns false if this was recorded already. */
export async function markReceived(db: Db, memberId: string, conversationId: string, seq: number): Promise<boolean> {
  const result = await updateSide(db, memberId, conversationId)
    .set({ received_seq: seq })
    .where((eb) => eb.or([eb('received_seq', 'is', null), eb('received_seq', '<', seq)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** For this member only, until a new message shows it again without the earlier ones. False if it was not visible. */
export async function hideConversation(tx: Tx, memberId: string, conversationId: string): Promise<boolean> {
  const conversation = await lockConversation(tx, conversationId);
  if (!conversation) return false;
  const result = await updateSide(tx, memberId, conversationId)
    .set({ visible: 0, unread_count: 0, deleted_before_seq: conversation.last_seq })
    .where('visible', '=', 1)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export function updateSide(db: Db, memberId: string, conversationId: string) {
  return db
    .updateTable('participant')
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('conversation_id', '=', conversationId);
}
