import type { Db, Tx } from '../handle';
import { prepared, type Placeholders, type ValueOr } from '../prepared/prepared';
import type { ParticipantRow } from '../schema/participant';
import { inTransaction } from '../transaction';
import { idsBlockedBy, blockersOf } from './block';
import { lockConversation } from './conversation';
import { raiseChatsOf, raiseVersions } from './live-version';

interface Side {
  memberId: string;
  conversationId: string;
}

export function findParticipant(db: Db, memberId: string, conversationId: string): Promise<ParticipantRow | undefined> {
  return side.first(db, { memberId, conversationId });
}

const side = prepared((db, p: Placeholders<Side>) =>
  db
    .selectFrom('participant')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', p.memberId)
    .where('conversation_id', '=', p.conversationId),
);

/** The number of conversations that the member has ever started. Exact while `lockMember()` is held. */
export async function countStarted(db: Db, memberId: string): Promise<number> {
  const row = await started.first(db, { memberId });
  return row?.count ?? 0;
}

const started = prepared((db, p: Placeholders<{ memberId: string }>) =>
  db
    .selectFrom('participant')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', p.memberId)
    .where('started', '=', 1),
);

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
  return (await unread.one(db, { memberId })).count ?? 0;
}

const unread = prepared((db, p: Placeholders<{ memberId: string }>) =>
  db
    .selectFrom('participant')
    .select((eb) => eb.fn.sum<number | null>('unread_count').as('count'))
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', p.memberId)
    .where('visible', '=', 1)
    // Nearly all conversations are read, so blocks are looked up only for the few that are not.
    .where('unread_count', '>', 0)
    .where('other_member_id', 'not in', idsBlockedBy(db, p.memberId))
    .where('other_member_id', 'not in', blockersOf(db, p.memberId)),
);

/** Newest message first, without the conversations where either member blocks the other. */
export async function listPartners(
  db: Db,
  memberId: string,
  limit: number,
): Promise<{ conversationId: string; otherId: string }[]> {
  const rows = await partners.all(db, { memberId, limit });
  return rows.map((row) => ({ conversationId: row.conversation_id, otherId: row.other_member_id }));
}

const partners = prepared((db, p: Placeholders<{ memberId: string; limit: number }>) =>
  db
    .selectFrom('participant')
    .select(['conversation_id', 'other_member_id'])
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', p.memberId)
    .where('visible', '=', 1)
    .where('other_member_id', 'not in', idsBlockedBy(db, p.memberId))
    .where('other_member_id', 'not in', blockersOf(db, p.memberId))
    .orderBy('last_message_at', 'desc')
    .orderBy('conversation_id', 'desc')
    .limit(p.limit),
);

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
  await read.change(tx, { memberId, conversationId, upTo, published });
  raiseVersions(tx, ['chats'], [conversation.low_id, conversation.high_id]);
}

const read = prepared((tx, p: Placeholders<Side & { upTo: number; published: boolean }>) =>
  updateSide(tx, p.memberId, p.conversationId)
    .set((eb) => ({
      // This assignment comes first: MariaDB assigns from left to right, and it needs the previous `last_read_seq`.
      receipt_seq: p.published ? null : eb.fn.coalesce('receipt_seq', 'last_read_seq'),
      last_read_seq: p.upTo,
      unread_count: eb
        .selectFrom('message')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('message.tenant_id', '=', tx.tenantId)
        .where('message.conversation_id', '=', p.conversationId)
        .where('message.seq', '>', p.upTo)
        .where('message.sender_id', '!=', p.memberId)
        .where('message.delivered_at', 'is not', null),
    }))
    .where('last_read_seq', '<=', p.upTo),
);

/** Records that messages up to `seq` have reached a page of the member. Returns false if this was recorded already. */
export function markReceived(db: Db, memberId: string, conversationId: string, seq: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if ((await received.change(tx, { memberId, conversationId, seq })) === 0) return false;
    // Only the sender is shown it.
    await raiseChatsOf(tx, conversationId, memberId);
    return true;
  });
}

const received = prepared((db, p: Placeholders<Side & { seq: number }>) =>
  updateSide(db, p.memberId, p.conversationId)
    .set({ received_seq: p.seq })
    .where((eb) => eb.or([eb('received_seq', 'is', null), eb('received_seq', '<', p.seq)])),
);

/** For this member only, until a new message shows it again without the earlier ones. False if it was not visible. */
export async function hideConversation(tx: Tx, memberId: string, conversationId: string): Promise<boolean> {
  const conversation = await lockConversation(tx, conversationId);
  if (!conversation) return false;
  const result = await updateSide(tx, memberId, conversationId)
    .set({ visible: 0, unread_count: 0, deleted_before_seq: conversation.last_seq })
    .where('visible', '=', 1)
    .executeTakeFirst();
  raiseVersions(tx, ['chats'], [memberId]);
  return result.numUpdatedRows > 0n;
}

export function updateSide(db: Db, memberId: ValueOr<string>, conversationId: ValueOr<string>) {
  return db
    .updateTable('participant')
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('conversation_id', '=', conversationId);
}
