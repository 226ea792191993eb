import { lengthOf } from '~/i18n/length-of';
import { z } from 'zod';
import { EMAIL_MOST, parseEmail } from '~/features/account/email-address';
import {
  CASE_ABOUT,
  CASE_NAME,
  CASE_WORDS,
  complaintCategories,
  noticeCategories,
  questionCategories,
} from './case-choices';

const unwanted = /(?![\n\t])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const clean = (text: string) => text.replace(/\r\n?/g, '\n').replace(unwanted, '').trim();

const line = (most: number) =>
  z
    .string()
    .meta({ maxLength: most })
    .default('')
    .transform((text) => clean(text).replace(/\s+/g, ' '))
    .refine((text) => lengthOf(text) <= most, 'errors.invalid-value');

const words = z
  .string()
  .meta({ maxLength: CASE_WORDS })
  .default('')
  .transform(clean)
  .superRefine((text, issues) => {
    if (text === '') issues.addIssue({ code: 'custom', message: 'legal.case-words-needed' });
    if (lengthOf(text) > CASE_WORDS)
      issues.addIssue({ code: 'custom', message: 'safety.words-too-long', params: { values: { max: CASE_WORDS } } });
  });

/** Null if nothing was typed, which only a member who is logged in may do. */
const email = z
  .string()
  .meta({ maxLength: EMAIL_MOST, description: 'Where the answer goes; needed without a login.' })
  .default('')
  .transform((typed, issues) => {
    if (typed.trim() === '') return null;
    const parsed = parseEmail(typed);
    if (parsed) return parsed;
    issues.addIssue({ code: 'custom', message: 'account.email-invalid' });
    return z.NEVER;
  });

/** `/complaints`. The number may have been copied with spaces and in small letters. */
export const complaintSchema = z
  .object({
    category: z.enum(complaintCategories, 'safety.choose-reason'),
    about: line(CASE_ABOUT).describe('The number of the decision, report, notice or order; needed with `decision`.'),
    words,
    email,
  })
  .superRefine(({ category, about }, issues) => {
    if (category === 'decision' && about === '')
      issues.addIssue({ code: 'custom', path: ['about'], message: 'legal.case-number-needed' });
  });

/** `/pages/notice`: the elements of article 16 of the Digital Services Act. */
export const noticeSchema = z.object({
  about: line(CASE_ABOUT)
    .refine((text) => text !== '', 'legal.case-url-needed')
    .describe('The URL of the content, or words that find it.'),
  category: z.enum(noticeCategories, 'safety.choose-reason'),
  words,
  name: line(CASE_NAME),
  email,
  good_faith: z
    .literal('on', 'legal.case-faith-needed')
    .describe('The sender believes in good faith that the notice is correct and complete.'),
});

/** The form of `/pages/service`. */
export const questionSchema = z.object({
  category: z.enum(questionCategories, 'safety.choose-reason'),
  words,
  email,
});

export type Complaint = z.output<typeof complaintSchema>;
export type Notice = z.output<typeof noticeSchema>;
export type Question = z.output<typeof questionSchema>;
