import { z } from 'zod';
import { orderSchema } from '../checkout/order.schema.server';

const WRONG = 'errors.invalid-value';
const id = z.string().regex(/^[0-9a-z]{26}$/, WRONG);

/** The order page of all methods but direct debit. A form leaves an unticked checkbox out. */
export const savingOrderSchema = orderSchema.extend({
  /** Saves the method for later orders. */
  remember: z
    .enum(['on', ''], WRONG)
    .default('')
    .transform((value) => value === 'on'),
  /** The saved method to charge; empty for none. */
  saved: z.union([id, z.literal('')], WRONG).default(''),
});

/** Removes a saved method. */
export const removeSavedSchema = z.object({ saved: id });
