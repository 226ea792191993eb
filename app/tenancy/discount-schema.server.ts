import { z } from 'zod';
import { brandCountrySchema, setOf, whole } from './field-schemas.server';
import { isLiveMethod, paymentMethodCodes } from './payment-methods';
import { currencyCodes } from './tenant-choices';

const percentageSchema = z
  .number({ error: 'must be a percentage such as 12.5' })
  .min(0.01, 'must be more than 0')
  .max(90, 'must be at most 90')
  .multipleOf(0.01, 'must have at most two decimals');

const minimumSchema = whole(1, 100_000_000).nullable().default(null);

const methods = paymentMethodCodes.filter(isLiveMethod);

/** A discount code for everybody, as a file in `tenants/discounts/` or the command describes it. */
export const discountFields = z
  .strictObject({
    code: z
      .string()
      .regex(/^[A-Z0-9][A-Z0-9_-]{2,39}$/, 'must be 3 to 40 capitals, digits and dashes, such as SPRING-10'),
    value_percentage: percentageSchema.describe('What it takes off the price of a bundle.'),
    expires: z.iso
      .datetime({ offset: true, error: 'must be a date and time with a zone, such as 2027-03-01T00:00:00+01:00' })
      .nullable()
      .default(null)
      .describe('Members are told this end. For 30 days after it nothing as good can be launched.'),
    country: brandCountrySchema.nullable().default(null).describe('The payment country in which it can be used.'),
    currency: z.enum(currencyCodes).nullable().default(null).describe('The currency of minimum amounts.'),
    minimum_order_value: minimumSchema.describe('The lowest price of a bundle, in minor units of the currency.'),
    validity: z.enum(['once-per-user', 'once', 'unlimited']).default('once-per-user'),
    first_order: z.boolean().default(false).describe('true: only for the first order of a member.'),
    paymentmethods: z
      .array(
        z.strictObject({
          paymentmethod: z.enum(methods, { error: `must be one of ${methods.join(', ')}` }),
          percentage: percentageSchema.nullable().default(null),
          minimum: minimumSchema,
        }),
      )
      .max(methods.length)
      .default([])
      .describe('The only payment methods with which it works; empty: all.'),
  })
  .refine(
    ({ currency, minimum_order_value, paymentmethods }) =>
      currency !== null || (minimum_order_value === null && paymentmethods.every(({ minimum }) => minimum === null)),
    { path: ['currency'], error: 'is needed for a minimum amount' },
  );

export type LaunchedCode = z.output<typeof discountFields>;

/** A file in `tenants/discounts/`, named like the brand. */
export const discountFileSchema = z.strictObject({
  $schema: z.string().max(200).optional(),
  codes: setOf(discountFields, 200),
});
