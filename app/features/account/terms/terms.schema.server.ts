import { z } from 'zod';

/** The answer of a member to new terms. The version is that of the text which the page linked. */
export const termsAnswerSchema = z.object({
  answer: z.enum(['accept', 'later'], 'errors.invalid-value'),
  version: z
    .string('errors.invalid-value')
    .max(32, 'errors.invalid-value')
    .describe('The version of the terms that the member has read.'),
  next: z.string().max(2000).optional(),
});

export type TermsAnswer = z.output<typeof termsAnswerSchema>;
