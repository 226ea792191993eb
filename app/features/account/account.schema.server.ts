import { z } from 'zod';
import { LOCALES } from '~/i18n/locales';
import { PASSWORD_TYPED } from './password-bounds';

/** A missing or overlong value counts as a wrong one, so that the error is 'Login failed' without a hint. */
const credential = (max: number) => z.string().max(max).catch('').default('');

export const loginSchema = z.object({
  email: credential(320),
  password: credential(PASSWORD_TYPED),
  next: z.string().max(1000).catch('').default('').describe('The path of this brand to which the login leads.'),
  /** Present if the form of another page continues after the login (resumed-form.server.ts). */
  resume: z.string().catch('').default(''),
});

/** PUT /api/user.php */
export const languageFormSchema = z.object({ language: z.enum(LOCALES) });

export const endSessionSchema = z.union([
  z.object({ end: z.literal('others').describe('All but the current one.') }),
  z.object({
    end: z.literal('one'),
    session: z
      .string()
      .regex(/^[0-9a-z]{26}$/)
      .describe('A session of the member.'),
  }),
]);

/**
 * The form about visibility. It does not contain a switch that is off, nor, where the brand shows visitors nobody, who may
 * see the member.
 */
export const visibilityForm = z.object({
  seen_by: z
    .enum(['members', 'visitors'], 'errors.invalid-value')
    .optional()
    .describe('Who may see the profile, where the brand asks for it.'),
  version: z
    .string('errors.invalid-value')
    .max(20, 'errors.invalid-value')
    .default('')
    .describe('Of the text that asks who may see the member.'),
  invisible: z
    .literal('on')
    .optional()
    .transform((value) => value === 'on')
    .describe('Absent: the switch is off.'),
});
