import { z } from 'zod';
import { PASSWORD_TYPED } from '~/features/account/password-bounds';

/** Asks for the archive. An account without a password sends none. */
export const exportSchema = z.object({
  password: z
    .string('errors.invalid-value')
    .max(PASSWORD_TYPED, 'errors.invalid-value')
    .default('')
    .describe('If the account has one.'),
});
