import type { MessageRow } from '~db/schema/message';
import type {
  MessageAbout,
  MessagePhotoResponse,
  MessageQuote,
  MessageResponse,
  StoredMessageState,
} from '~/contract/message';
import { QUOTE_MAX, shortened } from '../message-text';
import { sizeOf } from './message-content.server';

/** The messages that are quoted and that the reader sees, by their numbers. */
export type Quoted = ReadonlyMap<number, MessageRow>;

/** Without price, delivery and request key of the other member's messages. */
export function toMessageResponse(row: MessageRow, readerId: string, quoted: Quoted): MessageResponse {
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
    quote: row.reply_to === null ? null : quoteOf(row.reply_to, quoted.get(row.reply_to), row, readerId),
    request_key: own ? row.request_key : null,
  };
}

/** Members quote each other, so a quoted message that is gone was the other one's. */
function quoteOf(seq: number, quoted: MessageRow | undefined, reply: MessageRow, readerId: string): MessageQuote {
  if (!quoted) return { seq, own: reply.sender_id !== readerId, type: null, text: '' };
  return {
    seq,
    own: quoted.sender_id === readerId,
    type: quoted.type,
    text: quoted.type === 'photo' ? '' : shortened(quoted.body, QUOTE_MAX),
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
