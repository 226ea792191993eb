import { z } from 'zod';
import { requestKey, messageText } from '../server/chat.schema.server';

/** A photo by its file name, a text of the profile by its name, or an answer by the prompt's id. */
export const subjectSchema = z
  .string('errors.invalid-value')
  .regex(/^(?:photo:[0-9a-z]{26}\.webp|about_me|looking_for|prompt:[a-z-]{2,40})$/, 'errors.invalid-value');

const like = z.literal('like').describe('Free, without a comment.');

/** The button decides: a like alone ignores the comment. */
export const likeForm = (most: number) =>
  z.discriminatedUnion('intent', [
    z.object({ intent: like, on: subjectSchema }),
    z
      .object({ intent: z.literal('comment'), on: subjectSchema, text: messageText(most), request_key: requestKey })
      .transform(({ request_key, ...rest }) => ({ ...rest, requestKey: request_key })),
  ]);

export type LikeInput = z.output<ReturnType<typeof likeForm>>;
