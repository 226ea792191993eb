import { z } from 'zod';
import { Rejected } from '../provider-errors';
import type { PaymentStart, RefundRequest } from './payment-port';

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
const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const reference = z.string().regex(/^[A-Za-z0-9_-]{1,120}$/);
const amount = z.number().int().positive().max(100_000_000);
const currency = z.string().regex(/^[A-Z]{3}$/);

export const savedMethodSchema = z.object({ customerReference: reference, reference });

export const paymentStartSchema = z.object({
  paymentId: id,
  tenantSlug: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/),
  amountMinor: amount,
  currency,
  method: z.string().regex(/^[a-z0-9_-]{1,40}$/),
  methodName: line(60).optional(),
  merchantName: line(100).optional(),
  description: line(200),
  locale,
  returnUrl: url,
  webhookUrl: url,
  startedAt: z.number().int().positive().optional(),
  customer: z.object({ reference: reference.optional(), key: id, email: line(254).optional() }).optional(),
  remember: z.boolean().optional(),
  mandate: savedMethodSchema.optional(),
  bankAccount: z
    .object({
      holder: line(70),
      iban: z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/),
      mandateReference: z.string().regex(/^[A-Za-z0-9-]{1,35}$/),
      signedOn: z.iso.date(),
      collectOn: z.iso.date(),
    })
    .optional(),
}) satisfies z.ZodType<PaymentStart>;

const refundSchema = z.object({
  refundId: id,
  providerReference: reference,
  paymentId: id,
  amountMinor: amount,
  currency,
  description: line(200),
}) satisfies z.ZodType<RefundRequest>;

/** Returns the checked payment. Throws `Rejected` with the first field that is wrong. */
export function checkStart(provider: string, payment: unknown): PaymentStart {
  return checked(provider, paymentStartSchema, payment);
}

/** Returns the checked refund. Throws `Rejected` with the first field that is wrong. */
export function checkRefund(provider: string, refund: unknown): RefundRequest {
  return checked(provider, refundSchema, refund);
}

function checked<T>(provider: string, schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Rejected(provider, `${issue!.path.join('.') || 'the request'}: ${issue!.message}`);
}

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
