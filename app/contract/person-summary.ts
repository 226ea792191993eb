import { z } from 'zod';

/** A person as cards, grids and lists show them. Page data, which is not part of the OpenAPI document. */
export const personSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  age: z.int().nullable().describe('Full years today, in the time zone of the brand.'),
  place: z
    .string()
    .nullable()
    .describe('Town, region or country, as far as the brand shows it, in the language of the reader.'),
  distance: z
    .number()
    .nullable()
    .describe('From the town of the viewer, rounded (see distance.ts); null where one of the two has no place.'),
  thumb: z.string().nullable().describe('A file name at /photos/, like photo; null without an active main photo.'),
  photo: z.string().nullable(),
  color: z.string().nullable().describe('#rrggbb: the mean color of the photo, shown until the photo is loaded.'),
  fictional: z.boolean().describe('Made by the brand: always labelled where it appears.'),
  online: z
    .boolean()
    .describe('Active within the last ten minutes; never a fictional profile or a member who is invisible.'),
  liked: z.boolean().describe('The viewer likes them.'),
});

export type PersonSummary = z.infer<typeof personSummarySchema>;
