import { z } from 'zod';
import { MAX_ZOOM } from '../upload/crop';

const photo = z.string().regex(/^[0-9a-z]{26}$/);
const part = z.coerce.number().min(0).max(100);

/** The actions of a member on their photos. New photos come as files. */
export const photoFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('main'), photo }),
  z.object({ intent: z.literal('earlier'), photo }),
  z.object({ intent: z.literal('later'), photo }),
  z.object({ intent: z.literal('delete'), photo }),
  z.object({
    intent: z.literal('order'),
    order: z
      .string()
      .max(3000)
      .describe('The ids in their new order, separated by commas.')
      .transform((text) => text.split(','))
      .pipe(z.array(photo).min(1).max(100)),
  }),
  z.object({
    intent: z.literal('crop'),
    photo,
    zoom: z.coerce.number().min(100).max(MAX_ZOOM).describe('100 shows as much as fits.'),
    left: part,
    top: part,
  }),
]);

export type PhotoInput = z.output<typeof photoFormSchema>;
