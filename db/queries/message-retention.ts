import type { Db, Tx } from '../handle';
import type { MessageRow } from '../schema/message';
import { raiseVersions } from './live-version';
import { updateSide } from './participant';

/** The fields of a message that erasing it needs. */
export type ErasableMessage = Pick<
  MessageRow,
  'seq' | 'id' | 'sender_id' | 'type' | 'charge' | 'delivered_at' | 'created_at'
>;

/**
 * The conversations with messages from before `before`, among the oldest `limit` messages of the brand. Ids begin with
 * their time: `idBefore` is the lowest id of that moment, so that the index of ids is enough for this query.
 */
export async function listConversationsToErase(
  db: Db,
  { before, idBefore, limit }: { before: number; idBefore: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('message')
    .select('conversation_id')
    .where('tenant_id', '=', db.tenantId)
    .where('id', '<', idBefore)
    .where('created_at', '<', before)
    .orderBy('id')
    .limit(limit)
    .execute();
  return [...new Set(rows.map((row) => row.conversation_id))];
}

/** The oldest messages from before `before`. While `lockConversation()` is held, none is added or removed. */
export function listErasableMessages(
  tx: Tx,
  conversationId: string,
  { before, limit }: { before: number; limit: number },
): Promise<ErasableMessage[]> {
  return tx
    .selectFrom('message')
    .select(['seq', 'id', 'sender_id', 'type', 'charge', 'delivered_at', 'created_at'])
    .where('tenant_id', '=', tx.tenantId)
    .where('conversation_id', '=', conversationId)
    .where('created_at', '<', before)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/**
 * Deletes these messages permanently; the caller holds `lockConversation()`. Both participants keep what is needed
 * later: that something was erased, whether they have written, and how many unread messages remain.
 */
export async function eraseMessages(
  tx: Tx,
  conversationId: string,
  messages: readonly ErasableMessage[],
): Promise<void> {
  const sides = await tx
    .selectFrom('participant')
    .select(['member_id', 'last_read_seq', 'deleted_before_seq', 'erased_seq', 'wrote_erased'])
    .where('tenant_id', '=', tx.tenantId)
    .where('conversation_id', '=', conversationId)
    .execute();
  raiseVersions(
    tx,
    ['chats'],
    sides.map((side) => side.member_id),
  );
  for (const side of sides) {
    const seen = messages.filter((message) => message.delivered_at !== null || message.sender_id === side.member_id);
    const wrote = messages.some((message) => message.sender_id === side.member_id);
    const read = Math.max(side.last_read_seq, side.deleted_before_seq);
    const unread = seen.filter((message) => message.sender_id !== side.member_id && message.seq > read).length;
    await updateSide(tx, side.member_id, conversationId)
      .set((eb) => ({
        erased_seq: Math.max(side.erased_seq ?? 0, ...seen.map(({ seq }) => seq)),
        wrote_erased: wrote ? 1 : side.wrote_erased,
        // Decremented, not set: a pending message may be delivered at the same moment.
        unread_count: eb
          .case()
          .when('unread_count', '>', unread)
          .then(eb('unread_count', '-', unread))
          .else(0)
          .end(),
      }))
      .execute();
  }
  await tx
    .deleteFrom('message')
    .where('tenant_id', '=', tx.tenantId)
    .where('conversation_id', '=', conversationId)
    .where(
      'seq',
      'in',
      messages.map(({ seq }) => seq),
    )
    .execute();
}

/** The number of messages from before `before`, counted up to `most`. */
export async function countMessagesToErase(
  db: Db,
  { before, idBefore, most }: { before: number; idBefore: string; most: number },
): Promise<number> {
  const rows = await db
    .selectFrom('message')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('id', '<', idBefore)
    .where('created_at', '<', before)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.length;
}

/** Removes what comments of the other member quote from this member's profile; the comments stay. */
export async function eraseQuotesOf(db: Db, conversation: string, memberId: string): Promise<void> {
  await db
    .updateTable('message')
    .set({ about: null })
    .where('tenant_id', '=', db.tenantId)
    .where('conversation_id', '=', conversation)
    .where('sender_id', '!=', memberId)
    .where('about', 'is not', null)
    .execute();
}
