import { transaction, type Db, type Tx } from '~db/database';
import { lockConversation } from '~db/queries/conversation';
import { listConversationIds, listMessagesBy } from '~db/queries/leaving';
import { eraseMessages, eraseQuotesOf, type ErasableMessage } from '~db/queries/message-retention';
import { eraseReactionsBy } from '~db/queries/reaction';
import type { BrandContext } from '~/server/context/context.server';
import { schedulePhotoCheck } from './photo-message-files.server';

/** Messages of one transaction, so that the other member of a conversation waits only briefly for its lock. */
const PIECE = 100;

export type ErasingMessages = Pick<BrandContext, 'ids' | 'clock'> & {
  db: Db;
  /** Further work for one of these messages in the same transaction. */
  messageIn?: (tx: Tx, message: ErasableMessage) => Promise<void>;
};

/** Erases all messages that a member wrote and their reactions, and leaves gaps as after the retention period (docs/decisions/0018). */
export async function eraseMessagesOf(erasing: ErasingMessages, memberId: string): Promise<void> {
  for (const conversation of await listConversationIds(erasing.db, memberId)) {
    const erase = () => transaction(erasing.db, (tx) => eraseIn(tx, erasing, conversation, memberId));
    for (let erased = PIECE; erased === PIECE;) erased = await erase();
    await eraseReactionsBy(erasing.db, conversation, memberId);
    await eraseQuotesOf(erasing.db, conversation, memberId);
  }
}

async function eraseIn(tx: Tx, erasing: ErasingMessages, conversation: string, memberId: string): Promise<number> {
  await lockConversation(tx, conversation);
  const messages = await listMessagesBy(tx, conversation, memberId, PIECE);
  if (messages.length === 0) return 0;
  for (const message of messages) {
    await erasing.messageIn?.(tx, message);
    if (message.type === 'photo') await schedulePhotoCheck(tx, erasing, message.id, erasing.clock.now());
  }
  await eraseMessages(tx, conversation, messages);
  return messages.length;
}
