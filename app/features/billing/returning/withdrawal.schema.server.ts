import { z } from 'zod';
import { EMAIL_MOST, parseEmail } from '~/features/account/email-address';
import { isSecret } from '~/features/account/secret.service.server';

const WRONG = 'errors.invalid-value';

/** Whether the path names the secret of a mailed link, and not an order of the member. */
export const isLinkSecret = (id: string): boolean => isSecret(id);

/** The fields that ask for a link without a login: the order number as it stands in the mails, and the address. */
export const withdrawalRequestSchema = z.object({
  order: z
    .string('billing.withdrawal-number-needed')
    .describe('The number of the order, as in its receipt.')
    .transform((typed) => typed.replace(/\s/g, '').toLowerCase())
    .pipe(z.string().regex(/^[0-9a-z]{26}$/, 'billing.withdrawal-number-needed')),
  email: z
    .string('account.email-invalid')
    .meta({ maxLength: EMAIL_MOST })
    .transform((typed, issues) => {
      const email = parseEmail(typed);
      if (email) return email;
      issues.addIssue({ code: 'custom', message: 'account.email-invalid' });
      return z.NEVER;
    }),
});

/** The fields of the page that confirms: what it showed, so that nobody confirms another amount. */
export const withdrawalSchema = z.object({
  request_key: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, WRONG),
  amount: z.coerce
    .number(WRONG)
    .int(WRONG)
    .positive(WRONG)
    .max(100_000_000, WRONG)
    .describe('In minor units: the amount that the member saw and confirms.'),
});
