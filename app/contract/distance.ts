import { z } from 'zod';

/** A distance as someone reads it: rounded, and in the unit of their country. */
export const shownDistanceSchema = z.object({ value: z.number(), unit: z.enum(['km', 'mile']) });

export type ShownDistance = z.infer<typeof shownDistanceSchema>;
export type DistanceUnit = ShownDistance['unit'];
