import type { MessageRow } from '~db/schema/message';
import type { MessageAbout, MessagePhotoResponse, MessageResponse, StoredMessageState } from '~/contract/message';
import { sizeOf } from './message-content.server';

/** Without price, delivery and request key of the other member's messages. */
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
    reaction: row.reaction,
    about: row.about === null ? null : (JSON.parse(row.about) as MessageAbout),
    request_key: own ? row.request_key : null,
  };
}

/** The URLs for the two members of the conversation; photo-message.service.server.ts decides who may fetch them. */
function photoOf({ conversation_id, id, body }: MessageRow): MessagePhotoResponse {
  const at = `/chats/${conversation_id}/photos`;
  return { src: `${at}/${id}.webp`, preview: `${at}/${id}-preview.webp`, ...sizeOf(body) };
}

/** Derives the state from the credits and the delivery, because the row has none (see `messageStateSchema`). */
export function messageStateOf({
  charge,
  delivered_at,
}: Pick<MessageRow, 'charge' | 'delivered_at'>): StoredMessageState {
  if (charge === 'released') return 'returned';
  if (delivered_at === null) return 'pending';
  return charge === 'held' ? 'reserved' : 'sent';
}
