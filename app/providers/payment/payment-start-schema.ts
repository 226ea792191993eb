import { z } from 'zod';
import { Rejected } from '../provider-errors';
import type { PaymentStart } from './payment-port';

const url = z
  .string()
  .max(2000)
  .refine((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, username, password } = new URL(text);
    return /^https?:$/.test(protocol) && username === '' && password === '';
  }, 'must be an http URL without credentials');
// One printable line: it is shown to people and stored in a file.
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]+$/u, 'must be one line');
const locale = z.string().max(35).refine(isLocale, 'must be a BCP 47 locale');

export const paymentStartSchema = z.object({
  paymentId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  tenantSlug: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/),
  amountMinor: z.number().int().positive().max(100_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
  method: z.string().regex(/^[a-z0-9_-]{1,40}$/),
  methodName: line(60).optional(),
  merchantName: line(100).optional(),
  description: line(200),
  locale,
  returnUrl: url,
  webhookUrl: url,
}) satisfies z.ZodType<PaymentStart>;

/** Returns the checked payment. Throws `Rejected` with the first field that is wrong. */
export function checkStart(provider: string, payment: unknown): z.infer<typeof paymentStartSchema> {
  const parsed = paymentStartSchema.safeParse(payment);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Rejected(provider, `${issue!.path.join('.') || 'the order'}: ${issue!.message}`);
}

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
