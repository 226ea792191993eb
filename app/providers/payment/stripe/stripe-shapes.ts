import { z } from 'zod';

/**
 * What is read of Stripe's objects, in responses and in events. An endpoint may send its events in an older version of
 * the API than the one that is asked, so only fields that have not changed in years are read.
 */
const id = z.string().min(1).max(255);
/** A reference, or the object itself where it was asked for. */
const reference = z.union([id, z.object({ id }).transform((object) => object.id)]);
const amount = z.number().int().nonnegative();
const currency = z
  .string()
  .regex(/^[a-z]{3}$/)
  .transform((code) => code.toUpperCase());
const seconds = z.number().int().nonnegative();
const metadata = z
  .record(z.string(), z.string())
  .nullish()
  .transform((found) => found ?? {});

export const paymentIntentSchema = z.object({
  id,
  amount,
  currency,
  status: z.string(),
  created: seconds,
  canceled_at: seconds.nullish(),
  metadata,
  latest_charge: z.union([id.transform(() => null), z.object({ created: seconds, disputed: z.boolean() })]).nullish(),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
});
export type StripeIntent = z.infer<typeof paymentIntentSchema>;

const sessionFields = z.object({
  id,
  client_reference_id: z.string().nullish(),
  amount_total: amount.nullish(),
  currency: currency.nullish(),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_status: z.string(),
  created: seconds,
  expires_at: seconds,
  metadata,
  customer: reference.nullish(),
});
export const sessionSchema = sessionFields.extend({ payment_intent: reference.nullish() });
export type StripeSession = z.infer<typeof sessionSchema>;
/** With the intent in full. */
export const paidSessionSchema = sessionFields.extend({ payment_intent: paymentIntentSchema.nullish() });
export const startedSessionSchema = z.object({ id, url: z.url() });
export const createdSchema = z.object({ id });
/** A charge of a saved card, and the page of the bank that wants to ask its holder. */
export const chargedSchema = createdSchema.extend({
  next_action: z.object({ redirect_to_url: z.object({ url: z.url() }).nullish() }).nullish(),
});

export const stripeMethodSchema = z.object({
  payment_method: z.object({ id, card: z.object({ last4: z.string() }).nullish() }).nullish(),
});

export const refundSchema = z.object({
  id,
  amount,
  currency,
  status: z.string().nullish(),
  created: seconds,
  metadata,
  payment_intent: reference.nullish(),
});
export type StripeRefund = z.infer<typeof refundSchema>;

export const disputeSchema = z.object({
  id,
  amount,
  currency,
  status: z.string(),
  created: seconds,
  payment_intent: reference.nullish(),
});
export type StripeDispute = z.infer<typeof disputeSchema>;

export const listOf = <T>(shape: z.ZodType<T>) => z.object({ data: z.array(shape) });

export const stripeEventSchema = z.object({
  id: z.string().regex(/^evt_\w{1,60}$/),
  type: z.string(),
  created: seconds,
  data: z.object({ object: z.unknown() }),
});
export type StripeEvent = z.infer<typeof stripeEventSchema>;
