import { lengthOf } from '~/i18n/length-of';
import { z } from 'zod';
import { reportReasons, WORDS_LENGTH } from './report-reasons';

const unwanted = /(?![\n\t])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** `profile`, `photo:` with a file name, or `message:` with an id. */
const subject = z
  .string()
  .regex(/^(?:profile|photo:[0-9a-z-]{1,60}\.[a-z]{3,4}|message:[0-9A-Za-z]{1,26})$/, 'errors.invalid-value')
  .default('profile')
  .transform((value) => {
    const [kind, id = ''] = value.split(':', 2) as ['profile' | 'photo' | 'message', string?];
    return { kind, id };
  });

const words = z
  .string()
  .meta({ maxLength: WORDS_LENGTH, description: 'Needed with the reason other.' })
  .default('')
  .transform((text) => text.replace(/\r\n?/g, '\n').replace(unwanted, '').trim())
  .superRefine((text, issues) => {
    const over = lengthOf(text) - WORDS_LENGTH;
    if (over > 0) {
      issues.addIssue({ code: 'custom', message: 'safety.words-too-long', params: { values: { max: WORDS_LENGTH } } });
    }
  });

export const reportSchema = z
  .object({ subject, reason: z.enum(reportReasons, 'safety.choose-reason'), words })
  .superRefine(({ reason, words: own }, issues) => {
    // Without an explanation staff could not act on it.
    if (reason === 'other' && own === '')
      issues.addIssue({ code: 'custom', path: ['words'], message: 'safety.say-what' });
  });

export type Reporting = z.output<typeof reportSchema>;
