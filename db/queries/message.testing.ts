import { TEST_NOW } from '~/testing/with-database';
import { transaction } from '../database';
import type { Db } from '../database';
import { openConversation } from './conversation';
import { appendMessage } from './message';

interface Sending {
  id: string;
  from?: string;
  to?: string;
  conversation?: string;
  at?: number;
  delivered?: boolean;
  key?: string;
  type?: 'text' | 'gift';
}

/** Sends a message from a to b, unless `sending` says otherwise. */
export function send(db: Db, sending: Sending) {
  const {
    id,
    from = 'a',
    to = 'b',
    conversation = 'c',
    at = TEST_NOW,
    delivered = true,
    key = null,
    type = 'text',
  } = sending;
  return transaction(db, (tx) =>
    appendMessage(tx, {
      conversation_id: conversation,
      id,
      sender_id: from,
      recipient_id: to,
      author_kind: 'member',
      type,
      body: `body ${id}`,
      created_at: at,
      delivered_at: delivered ? at : null,
      charge: 'free',
      request_key: key,
      request_hash: null,
    }),
  );
}

/** Opens a conversation, by default between a and b. */
export async function conversation(db: Db, id = 'c', starterId = 'a', otherId = 'b') {
  return transaction(db, (tx) => openConversation(tx, { id, starterId, otherId, now: TEST_NOW }));
}

export const reader = (memberId: string, deletedBefore = 0) => ({ conversationId: 'c', memberId, deletedBefore });
