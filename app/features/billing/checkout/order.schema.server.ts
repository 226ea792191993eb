import { z } from 'zod';

const WRONG = 'errors.invalid-value';
const savedId = z.string().regex(/^[0-9a-z]{26}$/, WRONG);

/**
 * The fields of the order page: the price that the member saw, so that nobody is charged another one, and the page to
 * return to.
 */
export const orderSchema = z.object({
  request_key: z.string().regex(/^[A-Za-z0-9_-]{10,64}$/, WRONG),
  /** In minor units. */
  total: z.coerce.number(WRONG).int(WRONG).positive(WRONG).max(100_000_000, WRONG),
  currency: z.string().regex(/^[A-Z]{3}$/, WRONG),
  country: z.string().regex(/^[A-Z]{2}$/, WRONG),
  discount_code: z.string().max(200, WRONG).default(''),
  next: z.string().max(2000, WRONG).default(''),
});

export type OrderForm = z.output<typeof orderSchema>;

/** The order page of all methods but direct debit. A form leaves an unticked checkbox out. */
export const savingOrderSchema = orderSchema.extend({
  /** Saves the method for later orders. */
  remember: z
    .enum(['on', ''], WRONG)
    .default('')
    .transform((value) => value === 'on'),
  /** The saved method to charge; empty for none. */
  saved: z.union([savedId, z.literal('')], WRONG).default(''),
});

/** Removes a saved method. */
export const removeSavedSchema = z.object({ saved: savedId });

/** The country to buy in, and the checkout page on which it was chosen. */
export const countrySchema = z.object({
  country: z.string().regex(/^[A-Z]{2}$/, WRONG),
  return_to: z.string().max(2000, WRONG).default('/credits'),
  next: z.string().max(2000, WRONG).default(''),
});

/** Cancels an order that nobody has paid. `back`: the page to show after it, where that is not the order's own. */
export const cancelOrderSchema = z.object({
  cancel: z.literal('order', WRONG),
  back: z.string().max(2000, WRONG).default(''),
});
