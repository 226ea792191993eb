import { z } from 'zod';
import { LOCALES } from '~/i18n/locales';

/** A missing or overlong value counts as a wrong one, so that the error is 'Login failed' without a hint. */
const credential = (max: number) => z.string().max(max).catch('').default('');

export const loginSchema = z.object({
  email: credential(320),
  password: credential(1000),
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

/** A form does not contain a switch that is off. */
export const invisibleForm = z.object({
  invisible: z
    .literal('on')
    .optional()
    .transform((value) => value === 'on'),
});
