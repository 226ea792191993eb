import { z } from 'zod';
import { shownDistanceSchema } from './distance';

/** A person as cards, grids and lists show them. Page data, which is not part of the OpenAPI document. */
export const personSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  age: z.int().nullable().describe('Full years today, in the time zone of the brand.'),
  place: z
    .string()
    .nullable()
    .describe('The town, region or country, as far as the brand shows it, in the language of the reader.'),
  distance: shownDistanceSchema
    .nullable()
    .describe('From the town of the viewer; null if the place of one of the two is unknown.'),
  thumb: z.string().nullable().describe('A file name below /photos/, like photo; null without an active main photo.'),
  photo: z.string().nullable(),
  color: z.string().nullable().describe('#rrggbb: the mean color of the photo, shown until the photo is loaded.'),
  fictional: z
    .boolean()
    .describe('Whether the brand made the profile up; such a profile is labelled wherever it appears.'),
  checked: z
    .boolean()
    .describe(
      'Whether a person of the team compared the first photo with a picture of a given pose; never a fictional profile.',
    ),
  online: z
    .boolean()
    .describe(
      'Whether the member was active within the last ten minutes; always false for fictional profiles and for members who are invisible.',
    ),
  liked: z.boolean().describe('Whether the viewer likes them.'),
});

export type PersonSummary = z.infer<typeof personSummarySchema>;
