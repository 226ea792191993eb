import { z } from 'zod';
import { reactionKinds } from '~db/schema/message';
import { gifts, isGift, type GiftId } from '../gifts/gift-catalogue';
import type { MessageContent } from './message-content.server';
import { cleanText } from '../message-text';
import { lengthOf } from '~/i18n/length-of';

/** The format of the generated ids; anything else cannot exist. */
const id = z.string().regex(/^[0-9A-Za-z]{1,26}$/);
export const requestKey = z
  .string()
  .regex(/^[0-9A-Za-z_-]{8,64}$/)
  .describe('A key that the client makes: repeated requests with the same key are performed once.');
const seq = z.coerce.number().int().min(0).max(2_000_000_000);
const replyTo = seq.describe('The seq of a received message that the text replies to and quotes.');

const typed = z.string('chat.text-empty').describe('Of at most message_length characters.');

/** As it will be stored. `most` in characters; the request listener limits bytes. */
export const messageText = (most: number) =>
  typed.transform(cleanText).superRefine((value, issues) => {
    const length = lengthOf(value);
    if (length === 0) issues.addIssue({ code: 'custom', message: 'chat.text-empty' });
    if (length > most) {
      const values = { max: most, over: length - most };
      issues.addIssue({ code: 'custom', message: 'chat.text-too-long', params: { values } });
    }
  });

/** A gift of the catalogue. An older page may ask for one that has left it. */
const gift = z
  .string('chat.gift-none')
  .meta({ enum: gifts.map(({ id }) => id) })
  .refine((id): id is GiftId => isGift(id), 'chat.gift-none');

/** Reads `?key=` of a URL, where a form whose body is a file carries its request key. Undefined if it is not valid. */
export function readRequestKey(value: string | null): string | undefined {
  return requestKey.safeParse(value).data;
}

export const messageForm = (most: number) =>
  z
    .object({ text: messageText(most), request_key: requestKey, reply_to: replyTo.optional() })
    .transform(({ text, request_key: key, reply_to: replyTo }) => ({
      content: { type: 'text', text, replyTo } as MessageContent,
      requestKey: key,
    }));

export const giftForm = z
  .object({ gift, request_key: requestKey })
  .transform(({ gift, request_key: key }) => ({ content: { type: 'gift', gift } as MessageContent, requestKey: key }));

/**
 * A text, or a gift if one is named, to a conversation or to a member without one. Made once for each length: zod compiles
 * a schema at its first use, which costs more than all the rest of reading a message.
 */
export const messageBody = (most: number): ReturnType<typeof makeMessageBody> => {
  let schema = bodies.get(most);
  if (!schema) bodies.set(most, (schema = makeMessageBody(most)));
  return schema;
};

/** As many as there are different limits among the brands. */
const bodies = new Map<number, ReturnType<typeof makeMessageBody>>();

const makeMessageBody = (most: number) =>
  z
    .object({
      conversation: id.optional().describe('The conversation to write in; alternatively, `member`.'),
      member: id.optional().describe('The member to write to, whether or not a conversation exists.'),
      text: messageText(most).optional(),
      gift: gift.optional(),
      reply_to: replyTo.optional(),
      request_key: requestKey,
    })
    .transform(({ conversation, member, text, gift, reply_to, request_key }, issues) => {
      const to = conversation !== undefined ? { conversation } : member !== undefined ? { member } : undefined;
      const content = contentOf(gift, text, reply_to);
      if (!to) issues.addIssue({ code: 'custom', path: ['conversation'], message: 'errors.invalid-value' });
      if (!content) issues.addIssue({ code: 'custom', path: ['text'], message: 'chat.text-empty' });
      return to && content ? { to, content, requestKey: request_key } : z.NEVER;
    });

function contentOf(
  gift: GiftId | undefined,
  text: string | undefined,
  replyTo: number | undefined,
): MessageContent | undefined {
  if (gift !== undefined) return { type: 'gift', gift };
  return text === undefined ? undefined : { type: 'text', text, replyTo };
}

const reaction = z.enum(reactionKinds);

/** A reaction to a message, or null to take it back. */
export const reactionBody = z.object({
  conversation: id,
  seq,
  reaction: reaction.nullable().describe('Null takes it back.'),
});

/** Its form without JavaScript, in which `none` takes it back. */
export const reactionForm = z
  .object({ seq, reaction: z.union([reaction, z.literal('none')]) })
  .transform((form) => ({ seq: form.seq, reaction: form.reaction === 'none' ? null : form.reaction }));

export const conversationQuery = z.object({
  conversation: id,
  after: seq.optional().describe('Returns everything after this sequence number, so that a page can catch up.'),
  before: seq.optional().describe('Returns the page before this sequence number.'),
});
export const conversationBody = z.object({ conversation: id });
export const readBody = conversationBody.extend({ read: seq });

/** A form leaves out an unticked box. */
export const settingsForm = z.object({
  who_may_write: z.enum(['everybody', 'liked', 'matches']),
  receipts: z
    .literal('on')
    .optional()
    .transform((value) => value === 'on')
    .describe('Shows what was delivered and read, to both sides. Absent: shows neither.'),
});

/** Reads `?before=` of a URL; anything that is not a number means the newest page. */
export function readSeq(value: string | null): number | undefined {
  const parsed = seq.safeParse(value ?? undefined);
  return parsed.success ? parsed.data : undefined;
}
