import { z } from 'zod';
import { LOCALES } from '~/i18n/locales';
import { PASSWORD_TYPED } from './password-bounds';

/** A missing or overlong value counts as a wrong one, so that the error is 'Login failed' without a hint. */
const credential = (max: number) => z.string().max(max).catch('').default('');

export const loginSchema = z.object({
  email: credential(320),
  password: credential(PASSWORD_TYPED),
  next: z.string().max(1000).catch('').default(''),
  /** Present if the form of another page continues after the login (resumed-form.server.ts). */
  resume: z.string().catch('').default(''),
});

/** PUT /api/user.php */
export const languageSchema = z.object({ language: z.enum(LOCALES) });

export const endSessionSchema = z.union([
  z.object({ end: z.literal('others') }),
  z.object({ end: z.literal('one'), session: z.string().regex(/^[0-9a-z]{26}$/) }),
]);

/**
 * The form about visibility. It does not contain a switch that is off, nor, where the brand shows visitors nobody, who may
 * see the member.
 */
export const visibilityForm = z.object({
  seen_by: z.enum(['members', 'visitors'], 'errors.invalid-value').optional(),
  /** Of the text that asks who may see the member. */
  version: z.string('errors.invalid-value').max(20, 'errors.invalid-value').default(''),
  invisible: z
    .literal('on')
    .optional()
    .transform((value) => value === 'on'),
});
