import { z } from 'zod';

/**
 * What the API accepts at each path, as its reference describes it; an unknown parameter is refused there, and here.
 * Only what the adapter may send is listed.
 */
const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
const flag = z.enum(['true', 'false']);
const whole = z.string().regex(/^[1-9]\d{0,7}$/).transform(Number); // prettier-ignore
const currency = z.string().regex(/^[a-z]{3}$/);
const page = z.url().max(5000);
// prettier-ignore
const locale = z.enum([
  'auto', 'bg', 'cs', 'da', 'de', 'el', 'en', 'en-GB', 'es', 'es-419', 'et', 'fi', 'fil', 'fr', 'fr-CA', 'hr', 'hu', 'id',
  'it', 'ja', 'ko', 'lt', 'lv', 'ms', 'mt', 'nb', 'nl', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sv', 'th', 'tr',
  'vi', 'zh', 'zh-HK', 'zh-TW',
]);

/** The currencies in which each method can be paid; undefined: any. */
export const methodCurrencies = {
  card: undefined,
  ideal: ['eur'],
  bancontact: ['eur'],
  eps: ['eur'],
  p24: ['eur', 'pln'],
  blik: ['pln'],
  paypal: ['aud', 'cad', 'chf', 'czk', 'dkk', 'eur', 'gbp', 'hkd', 'nok', 'nzd', 'pln', 'sek', 'sgd', 'usd'],
  twint: ['chf'],
  mobilepay: ['dkk', 'eur', 'nok', 'sek'],
  swish: ['sek'],
  satispay: ['eur'],
} as const;

export const sessionParams = z
  .strictObject({
    mode: z.literal('payment'),
    client_reference_id: z.string().max(200),
    allowed_payment_method_types: z.tuple([z.enum(Object.keys(methodCurrencies) as [keyof typeof methodCurrencies])]),
    line_items: z.tuple([
      z.strictObject({
        quantity: z.literal('1'),
        price_data: z.strictObject({
          currency,
          unit_amount: whole,
          product_data: z.strictObject({ name: z.string().min(1).max(250) }),
        }),
      }),
    ]),
    adaptive_pricing: z.strictObject({ enabled: flag }).optional(),
    branding_settings: z.strictObject({ display_name: z.string().min(1) }).optional(),
    locale: locale.default('auto'),
    expires_at: z
      .string()
      .regex(/^\d{10}$/)
      .transform(Number)
      .optional(),
    success_url: page,
    cancel_url: page.optional(),
    customer: z.string().optional(),
    metadata,
    payment_intent_data: z.strictObject({
      description: z.string().max(1000).optional(),
      setup_future_usage: z.enum(['on_session', 'off_session']).optional(),
      metadata,
    }),
  })
  .refine(
    ({ allowed_payment_method_types: [type], line_items: [line] }) =>
      (methodCurrencies[type] as readonly string[] | undefined)?.includes(line.price_data.currency) ?? true,
    { path: ['payment_method_types'], error: 'no method is left for this currency' },
  );

export const customerParams = z.strictObject({ metadata });

export const intentParams = z.strictObject({
  amount: whole,
  currency,
  customer: z.string(),
  payment_method: z.string(),
  allowed_payment_method_types: z.tuple([z.literal('card')]),
  confirm: z.literal('true'),
  return_url: page,
  description: z.string().max(1000).optional(),
  metadata,
});

export const refundParams = z.strictObject({
  payment_intent: z.string(),
  amount: whole,
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']),
  metadata,
});

export const listParams = z.strictObject({ payment_intent: z.string(), limit: z.string().regex(/^\d{1,3}$/) }); // prettier-ignore
/** The part of the search language that the adapter uses. */
export const searchParams = z.strictObject({
  query: z.string().regex(/^metadata\['\w+'\]:'[\w-]+'$/),
  limit: z.string().regex(/^\d{1,3}$/),
});
export const readParams = z.strictObject({ expand: z.array(z.string()).default([]) });
