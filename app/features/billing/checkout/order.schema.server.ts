import { z } from 'zod';

const WRONG = 'errors.invalid-value';

/** What the order page posts: the price the member saw, so that nobody is charged another one, and the way back. */
export const orderSchema = z.object({
  request_key: z.string().regex(/^[A-Za-z0-9_-]{10,64}$/, WRONG),
  /** Minor units. */
  total: z.coerce.number(WRONG).int(WRONG).positive(WRONG).max(100_000_000, WRONG),
  currency: z.string().regex(/^[A-Z]{3}$/, WRONG),
  country: z.string().regex(/^[A-Z]{2}$/, WRONG),
  next: z.string().max(2000, WRONG).default(''),
});

export type OrderForm = z.output<typeof orderSchema>;

/** Which country to buy in, and the checkout page it was asked on. */
export const countrySchema = z.object({
  country: z.string().regex(/^[A-Z]{2}$/, WRONG),
  return_to: z.string().max(2000, WRONG).default('/credits'),
  next: z.string().max(2000, WRONG).default(''),
});
