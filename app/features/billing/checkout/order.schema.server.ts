import { z } from 'zod';

const WRONG = 'errors.invalid-value';
const savedId = z.string().regex(/^[0-9a-z]{26}$/, WRONG);

/**
 * The fields of the order page: the price that the member saw, so that nobody is charged another one, and the page to
 * return to.
 */
export const orderSchema = z.object({
  request_key: z
    .string()
    .regex(/^[A-Za-z0-9_-]{10,64}$/, WRONG)
    .describe('A key that the client makes: repeated requests with the same key are performed once.'),
  total: z.coerce
    .number(WRONG)
    .int(WRONG)
    .positive(WRONG)
    .max(100_000_000, WRONG)
    .describe('In minor units, including the fee: the amount that the member saw and agreed to.'),
  currency: z.string().regex(/^[A-Z]{3}$/, WRONG),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, WRONG)
    .describe('The payment country on which the price is based.'),
  discount_code: z.string().max(200, WRONG).default('').describe('The discount code in the total; empty for none.'),
  next: z.string().max(2000, WRONG).default(''),
});

export type OrderInput = z.output<typeof orderSchema>;

/** The order page of all methods but direct debit. A form leaves an unticked checkbox out. */
export const savingOrderSchema = orderSchema.extend({
  remember: z
    .enum(['on', ''], WRONG)
    .default('')
    .transform((value) => value === 'on')
    .describe('Saves the method for later orders.'),
  saved: z
    .union([savedId, z.literal('')], WRONG)
    .default('')
    .describe('The saved method to charge at once, of the method in the path; empty for none.'),
});

/** Removes a saved method. */
export const removeSavedSchema = z.object({ saved: savedId });

/** The country to buy in, and the checkout page on which it was chosen. */
export const countryFormSchema = z.object({
  country: z.string().regex(/^[A-Z]{2}$/, WRONG),
  return_to: z.string().max(2000, WRONG).default('/credits'),
  next: z.string().max(2000, WRONG).default(''),
});

/** Cancels an order that nobody has paid. `back`: the page to show after it, where that is not the order's own. */
export const cancelOrderSchema = z.object({
  cancel: z.literal('order', WRONG),
  back: z.string().max(2000, WRONG).default(''),
});
