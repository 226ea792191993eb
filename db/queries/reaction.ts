import type { Db, Tx } from '../handle';
import type { ReactionKind } from '../schema/message';
import { updateSide } from './participant';

/** Sets or removes the reaction to a message. The caller holds `lockConversation()`. */
export async function setReaction(
  tx: Tx,
  { conversation, seq }: { conversation: string; seq: number },
  reaction: ReactionKind | null,
): Promise<void> {
  await tx
    .updateTable('message')
    .set({ reaction })
    .where('tenant_id', '=', tx.tenantId)
    .where('conversation_id', '=', conversation)
    .where('seq', '=', seq)
    .execute();
}

/** Makes pages that missed the live event notice the change. The caller holds `lockConversation()`. */
export async function countReactionChange(tx: Tx, conversation: string, memberIds: readonly string[]): Promise<void> {
  for (const memberId of memberIds) {
    await updateSide(tx, memberId, conversation)
      .set((eb) => ({ reaction_changes: eb(eb.fn.coalesce('reaction_changes', eb.lit(0)), '+', 1) }))
      .execute();
  }
}

/** Removes a member's reactions to the messages of others. */
export async function eraseReactionsBy(db: Db, conversation: string, memberId: string): Promise<void> {
  await db
    .updateTable('message')
    .set({ reaction: null })
    .where('tenant_id', '=', db.tenantId)
    .where('conversation_id', '=', conversation)
    .where('sender_id', '!=', memberId)
    .where('reaction', 'is not', null)
    .execute();
}
