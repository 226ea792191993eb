import { z } from 'zod';
import { currencyCodes } from '../tenancy/tenant-choices';
import { countryCodeSchema, memberIdSchema, timeSchema } from './identifiers';

const percentageSchema = z.number().min(0).max(100);
const amountSchema = (description: string) => z.int().min(0).describe(`${description} In minor units of the currency.`);

export const discountCodeResponseSchema = z
  .object({
    code: z.string().regex(/^[A-Z0-9][A-Z0-9_-]{2,39}$/),
    country: countryCodeSchema.nullable().describe('The payment country in which it can be used; null: any.'),
    user_id: memberIdSchema.nullable().describe('The member it belongs to; null: everybody.'),
    expires: timeSchema('When it ends; null: it has no end.').nullable(),
    value_percentage: percentageSchema.describe('What it takes off the price of a bundle, such as 25.0.'),
    currency: z.enum(currencyCodes).nullable().describe('ISO 4217; null: any.'),
    minimum_order_value: amountSchema('The lowest price of a bundle.').nullable(),
    status: z.enum(['active', 'ended']),
    validity: z.enum(['once-per-user', 'once', 'unlimited']),
    expired: z.boolean(),
    paymentmethods: z
      .array(
        z.object({
          paymentmethod: z.string(),
          percentage: percentageSchema.nullable().describe('Null: `value_percentage`.'),
          minimum: amountSchema('The lowest price of a bundle.').nullable().describe('Null: `minimum_order_value`.'),
        }),
      )
      .describe('The payment methods it is limited to; empty: all.'),
    now: timeSchema('The time of the server, from which a countdown starts.'),
  })
  .nullable()
  .meta({
    id: 'DiscountCodeResponse',
    description: 'A discount code that the member can use now; null if no welcome offer is open to them.',
  });

export type DiscountCodeResponse = z.infer<typeof discountCodeResponseSchema>;
