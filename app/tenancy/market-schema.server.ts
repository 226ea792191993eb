import { z } from 'zod';
import { setOf, whole } from './field-schemas.server';
import { paymentMethodCodes, isLiveMethod, methodFacts, type LivePaymentMethod } from './payment-methods';
import { currencyCodes } from './tenant-choices';

const LIVE = paymentMethodCodes.filter(isLiveMethod);

/** Retired methods have a separate message: old orders still show them, so they are easily copied. */
const methodSchema = z.enum(LIVE as [LivePaymentMethod, ...LivePaymentMethod[]], {
  error: ({ input }) => {
    const known = paymentMethodCodes.find((code) => code === input);
    return known === undefined
      ? `must be one of ${LIVE.join(', ')}`
      : `${methodFacts(known).name} can no longer be used (retired ${methodFacts(known).retired})`;
  },
});

const paymentOptionSchema = z
  .strictObject({
    method: methodSchema.describe('A payment method of the country.'),
    fee: whole(0, 2_000).default(0).describe('Added to the order, in minor units of the currency.'),
    min: whole(1, 10_000_000)
      .optional()
      .describe('The smallest total to offer it for, in minor units; absent: as the method has it.'),
    max: whole(1, 10_000_000)
      .optional()
      .describe('The largest total to offer it for, in minor units; absent: as the method has it.'),
  })
  .refine(({ min = 0, max = Infinity }) => min <= max, { path: ['max'], error: 'must not be lower than min' });

const bundleSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?$/, 'must be lower-case letters, digits and dashes')
    .describe('Its name in URLs. It never changes.'),
  credits: whole(1, 100_000).describe('How many credits it holds.'),
  price: whole(50, 5_000_00).describe('In minor units of the currency: 1999 is 19.99.'),
});

/** What one country can buy, and how it can pay. */
export const marketSchema = z.strictObject({
  currency: z
    .enum(currencyCodes, { error: `must be one of ${currencyCodes.join(', ')}` })
    .describe('The currency of its prices.'),
  bundles: z
    .array(bundleSchema)
    .min(1, 'must have at least one bundle')
    .max(12, 'must have at most 12 bundles')
    .superRefine((bundles, ctx) => {
      bundles.forEach((bundle, index) => {
        const before = bundles.slice(0, index);
        if (before.some((other) => other.id === bundle.id)) {
          ctx.addIssue({ code: 'custom', path: [index, 'id'], message: `"${bundle.id}" is used twice` });
        }
        if (before.some((other) => other.credits >= bundle.credits)) {
          ctx.addIssue({
            code: 'custom',
            path: [index, 'credits'],
            message: 'must be more than in the bundle before it',
          });
        }
      });
    })
    .describe('What is sold, the smallest first.'),
  payment_methods: setOfOptions().describe('How it can be paid, in the order of the page.'),
});

function setOfOptions() {
  return z
    .array(paymentOptionSchema)
    .min(1, 'must have at least one payment method')
    .max(LIVE.length)
    .superRefine((options, ctx) => {
      const seen = setOf(z.string(), LIVE.length).safeParse(options.map((option) => option.method));
      if (!seen.success) ctx.addIssue({ code: 'custom', message: 'must not contain a payment method twice' });
    });
}
