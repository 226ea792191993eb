import type { Db } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';
import type { MessageRow } from '../schema/message';
import type { ParticipantRow } from '../schema/participant';
import { listMemberCards, type MemberCard } from './member-card';

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
  last: ListedMessage | null;
  /** How far the other member has received and read; zeros where one of the two does not share receipts. */
  receipts: Receipts;
}

export interface ListedMessage extends Pick<MessageRow, 'seq' | 'type' | 'body' | 'charge' | 'delivered_at'> {
  senderId: string;
}

export interface Receipts {
  read: number;
  delivered: number;
}

export const NO_RECEIPTS: Receipts = { read: 0, delivered: 0 };

/** What a side that shares receipts tells the other member. What was read also counts as delivered. */
export function receiptsOf(theirs: Pick<ParticipantRow, 'receipt_seq' | 'last_read_seq' | 'received_seq'>): Receipts {
  const read = theirs.receipt_seq ?? theirs.last_read_seq;
  return { read, delivered: Math.max(theirs.received_seq ?? 0, read) };
}

/**
 * A member's conversations, newest message first. `before` is the last entry of the previous page. With `among`, only
 * those with these members.
 */
export async function listConversations(
  db: Db,
  memberId: string,
  page: {
    limit: number;
    before?: { at: number; id: string } | undefined;
    hidden?: readonly string[];
    among?: readonly string[];
  },
): Promise<ConversationEntry[]> {
  const { before, hidden = [], among = [], limit } = page;
  const rows = await entries.all(db, { memberId, hidden, among, before, limit });
  const cards = await listMemberCards(db, [...new Set(rows.map((row) => row.other_member_id))]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return rows.flatMap((row) => {
    const other = cardOf.get(row.other_member_id);
    if (!other) return [];
    const seen = row.seq !== null && (row.delivered_at !== null || row.sender_id === memberId);
    const { delivered_at } = row;
    const last = seen
      ? { seq: row.seq!, senderId: row.sender_id!, type: row.type!, body: row.body!, charge: row.charge!, delivered_at }
      : null;
    const shared = row.reader_silent !== 1 && other.receipts_off !== 1;
    const theirs = {
      last_read_seq: row.last_read_seq ?? 0,
      receipt_seq: row.receipt_seq,
      received_seq: row.arrived_seq,
    };
    return [
      {
        conversationId: row.conversation_id,
        other,
        unread: row.unread_count,
        receivedSeq: row.received_seq ?? 0,
        deletedBefore: row.deleted_before_seq,
        lastMessageAt: row.last_message_at,
        last,
        receipts: shared ? receiptsOf(theirs) : NO_RECEIPTS,
      },
    ];
  });
}

interface Wanted {
  memberId: string;
  hidden: readonly string[];
  among: readonly string[];
  before: { at: number; id: string } | undefined;
  limit: number;
}

const entries = prepared((db, p: Placeholders<Wanted>) => {
  const { memberId, before, hidden, among } = p;
  // The subquery finds the entries with the index of the list alone; the outer query then reads what is shown of them.
  let listed = db
    .selectFrom('participant')
    .select(['conversation_id', 'last_message_at'])
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('visible', '=', 1);
  if (hidden.length > 0) listed = listed.where('other_member_id', 'not in', hidden);
  if (among.length > 0) listed = listed.where('other_member_id', 'in', among);
  if (before) {
    listed = listed
      .where('last_message_at', '<=', before.at)
      .where((eb) => eb.or([eb('last_message_at', '<', before.at), eb('conversation_id', '<', before.id)]));
  }
  listed = listed.orderBy('last_message_at', 'desc').orderBy('conversation_id', 'desc').limit(p.limit);
  return db
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
    .leftJoin('participant as theirs', (join) =>
      join
        .onRef('theirs.tenant_id', '=', 'participant.tenant_id')
        .onRef('theirs.member_id', '=', 'participant.other_member_id')
        .onRef('theirs.conversation_id', '=', 'participant.conversation_id'),
    )
    .select((eb) => [
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
      'message.charge',
      'message.delivered_at',
      'theirs.last_read_seq',
      'theirs.receipt_seq',
      'theirs.received_seq as arrived_seq',
      // It depends on no row, so both databases read it once.
      eb
        .selectFrom('member as reader')
        .select('reader.receipts_off')
        .where('reader.tenant_id', '=', db.tenantId)
        .where('reader.id', '=', memberId)
        .as('reader_silent'),
    ])
    .where('participant.tenant_id', '=', db.tenantId)
    .where('participant.member_id', '=', memberId)
    .orderBy('listed.last_message_at', 'desc')
    .orderBy('listed.conversation_id', 'desc');
});
