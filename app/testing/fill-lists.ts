import type { Insertable } from 'kysely';
import type { Db } from '~db/database';
import type { Schema } from '~db/schema/schema';
import { MINUTE } from '~/time/durations';

/**
 * Fills the lists of a busy member without using the services: thousands of rows in seconds, for measurements and tests
 * of query plans only.
 */
export interface Filler {
  db: Db;
  memberId: string;
  now: number;
}

const WORDS = 'Sunday sounds good. There is a place by the water that opens at ten.';

/** Adds matches, the first of `others` being the most recent; every tenth is still new. */
export async function fillMatches({ db, memberId, now }: Filler, others: readonly string[]): Promise<void> {
  const rows = others.flatMap((other, i) => {
    const like = { tenant_id: db.tenantId, author_kind: 'member' as const, matched_at: now - i * MINUTE };
    const [sent_at, received_at] = [now - i * MINUTE, now - i * MINUTE - 1];
    return [
      { ...like, from_id: memberId, to_id: other, is_new: 0, created_at: sent_at },
      { ...like, from_id: other, to_id: memberId, is_new: i % 10 === 0 ? 1 : 0, created_at: received_at },
    ];
  });
  await insertMany(db, 'member_like', rows);
}

/** Adds a conversation of one message with each, the first of `others` being the most recent; every third is unread. */
export async function fillConversations(
  { db, memberId, now }: Filler,
  others: readonly string[],
  idOf: (i: number) => string,
): Promise<void> {
  const { tenantId: tenant_id } = db;
  const all = others.map((other, i) => ({ other, id: idOf(i), at: now - i * MINUTE, unread: i % 3 === 0 ? 1 : 0 }));
  await insertMany(
    db,
    'conversation',
    all.map(({ other, id, at }) => {
      const [low_id, high_id] = memberId < other ? [memberId, other] : [other, memberId];
      return { tenant_id, id, low_id, high_id, started_by: other, last_seq: 1, created_at: at, last_message_at: at };
    }),
  );
  await insertMany(
    db,
    'participant',
    all.flatMap(({ other, id, at, unread }) => {
      const side = { tenant_id, conversation_id: id, visible: 1, last_message_at: at };
      return [
        { ...side, member_id: memberId, other_member_id: other, started: 0, unread_count: unread },
        { ...side, member_id: other, other_member_id: memberId, started: 1, unread_count: 0 },
      ];
    }),
  );
  await insertMany(
    db,
    'message',
    all.map(({ other, id, at }) => messageRow(tenant_id, { conversation: id, seq: 1, sender: other, at })),
  );
}

/** Extends a conversation of one message to `messages`; the two members alternate and the last message is sent now. */
export async function fillConversation(
  { db, memberId, now }: Filler,
  conversation: { conversationId: string; otherId: string; messages: number },
): Promise<void> {
  const { conversationId, otherId, messages } = conversation;
  const rows = Array.from({ length: messages - 1 }, (_, i) => {
    const seq = i + 2;
    const sender = seq % 2 ? memberId : otherId;
    return messageRow(db.tenantId, { conversation: conversationId, seq, sender, at: now - (messages - seq) * MINUTE });
  });
  await insertMany(db, 'message', rows);
  await db
    .updateTable('conversation')
    .set({ last_seq: messages, last_message_at: now })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', conversationId)
    .execute();
}

function messageRow(
  tenant_id: number,
  { conversation, seq, sender, at }: { conversation: string; seq: number; sender: string; at: number },
) {
  return {
    tenant_id,
    conversation_id: conversation,
    seq,
    id: `${conversation.slice(0, 20)}${seq.toString(36).padStart(6, '0')}`,
    sender_id: sender,
    author_kind: 'member' as const,
    type: 'text' as const,
    body: WORDS,
    created_at: at,
    delivered_at: at,
    charge: 'booked' as const,
    request_key: null,
    request_hash: null,
  };
}

/** The number of rows in one statement: SQLite allows 32,766 parameters. */
const AT_ONCE = 400;

export async function insertMany<T extends keyof Schema & string>(
  db: Db,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
): Promise<void> {
  for (let i = 0; i < rows.length; i += AT_ONCE) {
    // TypeScript cannot derive Kysely's insert type for a generic table.
    await db
      .insertInto(table)
      .values(rows.slice(i, i + AT_ONCE) as never)
      .execute();
  }
}
