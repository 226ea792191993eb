import type { MessageRow } from '~db/schema/message';
import type { MessageState, WireMessage } from './wire-thread';

/** Field by field; what the other side paid or how it sent is nobody's business. */
export function wireMessage(row: MessageRow, readerId: string): WireMessage {
  const own = row.sender_id === readerId;
  return {
    id: row.id,
    seq: row.seq,
    own,
    author: row.author_kind,
    type: row.type,
    text: row.body,
    at: row.created_at,
    state: own ? stateOf(row) : 'sent',
    request_key: own ? row.request_key : null,
  };
}

function stateOf({ charge, delivered_at }: MessageRow): MessageState {
  if (charge === 'released') return 'returned';
  if (delivered_at === null) return 'waiting';
  return charge === 'held' ? 'reserved' : 'sent';
}
