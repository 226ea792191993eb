import type { MessageRow } from '~db/schema/message';
import type { MessagePhotoResponse, MessageResponse, StoredMessageState } from '~/contract/message';
import { sizeOf } from './message-content.server';

/** Field by field; what the other side paid or how it sent is nobody's business. */
export function toMessageResponse(row: MessageRow, readerId: string): MessageResponse {
  const own = row.sender_id === readerId;
  return {
    id: row.id,
    seq: row.seq,
    own,
    author: row.author_kind,
    type: row.type,
    text: row.type === 'photo' ? '' : row.body,
    photo: row.type === 'photo' ? photoOf(row) : null,
    at: row.created_at,
    state: own ? messageStateOf(row) : 'sent',
    request_key: own ? row.request_key : null,
  };
}

/** Addresses for the two people of the conversation; photo-message.service.server.ts decides who may fetch them. */
function photoOf({ conversation_id, id, body }: MessageRow): MessagePhotoResponse {
  const at = `/chats/${conversation_id}/photos`;
  return { src: `${at}/${id}.webp`, preview: `${at}/${id}-preview.webp`, ...sizeOf(body) };
}

/** The row has no state: what became of the credits and of the delivery makes one (see `messageStateSchema`). */
function messageStateOf({ charge, delivered_at }: MessageRow): StoredMessageState {
  if (charge === 'released') return 'returned';
  if (delivered_at === null) return 'pending';
  return charge === 'held' ? 'reserved' : 'sent';
}
