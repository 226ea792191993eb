import type { Db, Tx } from '../handle';
import type { ParticipantRow } from '../schema/participant';
import { blockedBy, blockersOf } from './block';
import { lockConversation } from './conversation';
import { listMemberCards } from './member-card';
import type { MemberCard } from './member-card';

/** Also the proof that the member belongs to the conversation. */
export function findParticipant(db: Db, memberId: string, conversationId: string): Promise<ParticipantRow | undefined> {
  return db
    .selectFrom('participant')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();
}

/** Conversations a member opened themselves, ever. Under lockMember() it is exact. */
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

/** Whether the conversation counts as one that this member opened. Under lockConversation() or lockMember() it is exact. */
export async function setStarted(tx: Tx, memberId: string, conversationId: string, started: 0 | 1): Promise<void> {
  await tx
    .updateTable('participant')
    .set({ started })
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', memberId)
    .where('conversation_id', '=', conversationId)
    .execute();
}

/** When a member opened conversations since then, oldest first. Under lockMember() it is exact. */
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

/** The badge: unread messages over all conversations, those with blocked members, whoever blocked, left out. */
export async function countUnread(db: Db, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('participant')
    .select((eb) => eb.fn.sum<number | null>('unread_count').as('count'))
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('visible', '=', 1)
    // Nearly all have been read: only of the others is asked whether anybody blocks.
    .where('unread_count', '>', 0)
    .where('other_member_id', 'not in', blockedBy(db, memberId))
    .where('other_member_id', 'not in', blockersOf(db, memberId))
    .executeTakeFirstOrThrow();
  return count ?? 0;
}

/** With whom a member talks, the newest message first; blocked members, whoever blocked, are left out. */
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
  /** Up to here the member's pages have it. */
  receivedSeq: number;
  /** Messages up to this one are gone for the member. */
  deletedBefore: number;
  lastMessageAt: number;
  /** Null when the newest message is not one the member can see. */
  last: { seq: number; senderId: string; type: 'text' | 'photo' | 'gift'; body: string } | null;
}

/** A member's conversations, the newest message first. The next page starts `before` the last entry. */
export async function listConversations(
  db: Db,
  memberId: string,
  page: { limit: number; before?: { at: number; id: string } | undefined; hidden?: readonly string[] },
): Promise<ConversationEntry[]> {
  const { before, hidden, limit } = page;
  // Which ones, from the list's index alone; then what is shown of these.
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
 * Read up to `seq`: what came after it stays unread. The conversation is locked first, as appendMessage() does, or a
 * message that arrives meanwhile would be counted from a snapshot that does not have it yet. Not `published`: what the other
 * side may know stays where it was, also after receipts are switched on again.
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
  await tx
    .updateTable('participant')
    .set((eb) => ({
      // First: MariaDB assigns from left to right, and this needs last_read_seq as it was.
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
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', memberId)
    .where('conversation_id', '=', conversationId)
    .where('last_read_seq', '<=', upTo)
    .execute();
}

/** Messages up to `seq` have reached a page of the member. False when that was known. */
export async function markReceived(db: Db, memberId: string, conversationId: string, seq: number): Promise<boolean> {
  const result = await db
    .updateTable('participant')
    .set({ received_seq: seq })
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('conversation_id', '=', conversationId)
    .where((eb) => eb.or([eb('received_seq', 'is', null), eb('received_seq', '<', seq)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes the conversation for this member alone; a new message brings it back without what was before. */
export async function hideConversation(tx: Tx, memberId: string, conversationId: string): Promise<boolean> {
  const conversation = await lockConversation(tx, conversationId);
  if (!conversation) return false;
  const result = await tx
    .updateTable('participant')
    .set({ visible: 0, unread_count: 0, deleted_before_seq: conversation.last_seq })
    .where('tenant_id', '=', tx.tenantId)
    .where('member_id', '=', memberId)
    .where('conversation_id', '=', conversationId)
    .where('visible', '=', 1)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
