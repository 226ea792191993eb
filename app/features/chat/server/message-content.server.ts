import { createHash } from 'node:crypto';
import type { MessageAbout } from '~/contract/message';
import type { GiftId } from '../gifts/gift-catalogue';

/** A photo whose files are stored (photo-message-files.server.ts). */
export interface StoredPhoto {
  /** The id of the message that shows it. */
  id: string;
  /** The SHA-256 digest of the file as it was received: the same file under the same key is the same message. */
  digest: string;
  width: number;
  height: number;
}

/** The subject of a comment: its name in the request, and its content at that time. */
export interface CommentOn {
  subject: string;
  about: MessageAbout | null;
}

/** The content of a message: cleaned text (see chat.schema.server.ts), a gift of the catalogue, or a photo. */
export type MessageContent =
  /** `on` makes it a comment; `replyTo` is the number of the message that it quotes. */
  | { type: 'text'; text: string; on?: CommentOn; replyTo?: number | undefined }
  | { type: 'gift'; gift: GiftId }
  | { type: 'photo'; photo: StoredPhoto };

/** The stored body of a message: the text, the id of the gift, or the size of the photo. */
export function bodyOf(content: MessageContent): string {
  if (content.type === 'text') return content.text;
  return content.type === 'gift' ? content.gift : `${content.photo.width}x${content.photo.height}`;
}

export function sizeOf(body: string): { width: number; height: number } {
  const [width = 0, height = 0] = body.split('x').map(Number);
  return { width, height };
}

/** Recognises a repeated request. Cleaned text never begins with the character that marks the other types. */
export function hashOf(recipientId: string, content: MessageContent): string {
  const marked = (what: string) => `\u0000${content.type}\n${what}`;
  const canonical =
    content.type === 'text'
      ? textOf(content, marked)
      : marked(content.type === 'gift' ? content.gift : content.photo.digest);
  return createHash('sha256').update(`${recipientId}\n${canonical}`).digest('hex');
}

function textOf(content: Extract<MessageContent, { type: 'text' }>, marked: (what: string) => string): string {
  const { on, replyTo, text } = content;
  if (on) return marked(`${on.subject}\n${text}`);
  return replyTo === undefined ? text : marked(`${replyTo}\n${text}`);
}
