import { z } from 'zod';
import { cleanText, lengthOf } from './message-text';

/** 26 characters of our own, or nothing that ever existed. */
const id = z.string().regex(/^[0-9A-Za-z]{1,26}$/);
const requestKey = z.string().regex(/^[0-9A-Za-z_-]{8,64}$/);
const seq = z.coerce.number().int().min(0).max(2_000_000_000);

/** A text as it will be kept; longer or empty ones are refused next to the field. `most` in characters; the guard bounds bytes. */
const text = (most: number) =>
  z
    .string('chat.text-empty')
    .transform(cleanText)
    .superRefine((value, issues) => {
      const length = lengthOf(value);
      if (length === 0) issues.addIssue({ code: 'custom', message: 'chat.text-empty' });
      if (length > most) {
        const values = { max: most, over: length - most };
        issues.addIssue({ code: 'custom', message: 'chat.text-too-long', params: { values } });
      }
    });

export const messageForm = (most: number) => z.object({ text: text(most), request_key: requestKey });
/** To a conversation, or to a member one has not written to yet. */
export const messageBody = (most: number) =>
  messageForm(most)
    .extend({ conversation: id.optional(), member: id.optional() })
    .transform(({ conversation, member, ...rest }, issues) => {
      if (conversation !== undefined) return { ...rest, to: { conversation } };
      if (member !== undefined) return { ...rest, to: { member } };
      issues.addIssue({ code: 'custom', path: ['conversation'], message: 'errors.invalid-value' });
      return z.NEVER;
    });

export const threadQuery = z.object({ conversation: id, after: seq.optional(), before: seq.optional() });
export const conversationBody = z.object({ conversation: id });
export const readBody = conversationBody.extend({ read: seq });

/** `?before=` of an address: what is no number is the newest page. */
export function readSeq(value: string | null): number | undefined {
  const parsed = seq.safeParse(value ?? undefined);
  return parsed.success ? parsed.data : undefined;
}
