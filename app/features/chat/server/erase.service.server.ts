import { transaction, type Tx } from '~db/database';
import { lockConversation } from '~db/queries/conversation';
import {
  countMessagesToErase,
  eraseMessages,
  listConversationsToErase,
  listErasableMessages,
} from '~db/queries/message-retention';
import { releaseHoldIn } from '~/features/billing/ledger/ledger.service.server';
import type { BrandContext } from '~/server/context/context.server';
import { ulidFloor } from '~/server/context/ids';
import type { Preview } from '~/server/jobs/job';
import { schedulePhotoCheck } from './photo-message-files.server';
import { seenSince } from './retention.server';
import { returnPlaceIn } from './start.service.server';

/** Messages erased at a time, so that members who send meanwhile wait only briefly for the lock of a conversation. */
const PIECE = 100;

/**
 * Erases up to `PIECE` messages past the brand's retention period, the oldest first, and returns how many; 0 when none
 * is left. Everything read from the row goes with it: preview, search, the key of a repeated request. Sequence numbers
 * continue from the conversation's counter. A report's evidence is a copy, which stays until the report is decided.
 */
export async function eraseOldMessages(context: BrandContext): Promise<number> {
  const before = seenSince(context);
  const oldest = { before, idBefore: ulidFloor(before), limit: PIECE };
  let erased = 0;
  for (const conversation of await listConversationsToErase(context.db, oldest)) {
    if (erased >= PIECE) break;
    erased += await transaction(context.db, (tx) =>
      eraseIn(tx, context, conversation, { before, limit: PIECE - erased }),
    );
  }
  return erased;
}

async function eraseIn(
  tx: Tx,
  context: BrandContext,
  conversation: string,
  which: { before: number; limit: number },
): Promise<number> {
  await lockConversation(tx, conversation);
  const messages = await listErasableMessages(tx, conversation, which);
  if (messages.length === 0) return 0;
  for (const { id, type, charge } of messages) {
    // Nobody can receive or answer it any more, so its reserved credits and its place return to the sender.
    if (charge === 'held') await releaseHoldIn(tx, context, { reference: id });
    if (type === 'photo') await schedulePhotoCheck(tx, context, id, context.clock.now());
  }
  await eraseMessages(tx, conversation, messages);
  if (messages.some(({ charge }) => charge === 'held')) await returnPlaceIn(tx, conversation);
  return messages.length;
}

/** The most that a dry run counts. */
const COUNTED = 1_000;

/** The number of messages that `eraseOldMessages` would erase. */
export async function previewOldMessages(context: BrandContext): Promise<Preview> {
  const before = seenSince(context);
  const count = await countMessagesToErase(context.db, { before, idBefore: ulidFloor(before), most: COUNTED });
  return { count, more: count >= COUNTED };
}
