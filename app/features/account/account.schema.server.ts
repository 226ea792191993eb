import { z } from 'zod';
import { LOCALES } from '~/i18n/locales';

/** Too long or missing is simply a wrong e-mail or password: the answer is 'Login failed', never a hint. */
const credential = (max: number) => z.string().max(max).catch('').default('');

export const loginSchema = z.object({
  email: credential(320),
  password: credential(1000),
  next: z.string().max(1000).catch('').default(''),
  /** There where the form of another page goes on after the login (resumed-form.server.ts). */
  resume: z.string().catch('').default(''),
});

/** PUT /api/user.php */
export const languageSchema = z.object({ language: z.enum(LOCALES) });
