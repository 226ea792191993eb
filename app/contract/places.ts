import { z } from 'zod';
import { countrySchema, regionIdSchema } from './identifiers';

export const interestResponseSchema = z
  .object({
    id: z.string().describe('Stored with members, and therefore never renamed.'),
    name: z.string().describe('In the language of the reader.'),
  })
  .meta({ id: 'InterestResponse', description: 'Something that members can say they enjoy.' });

export type InterestResponse = z.infer<typeof interestResponseSchema>;

export const interestsResponseSchema = z
  .object({ interests: z.array(interestResponseSchema) })
  .meta({ id: 'InterestsResponse', description: 'All interests, sorted by name.' });

export type InterestsResponse = z.infer<typeof interestsResponseSchema>;

export const regionResponseSchema = z
  .object({
    id: regionIdSchema,
    country: countrySchema,
    name: z.string().describe('In the language of the reader.'),
    area: z
      .object({ id: regionIdSchema, name: z.string() })
      .optional()
      .describe('The larger region that it is part of, where a country has fewer than eight of those.'),
  })
  .meta({ id: 'RegionResponse', description: 'A region of a country.' });

export type RegionResponse = z.infer<typeof regionResponseSchema>;

export const regionsResponseSchema = z
  .object({ regions: z.array(regionResponseSchema) })
  .meta({ id: 'RegionsResponse', description: 'The regions of a country, or of all countries of the brand.' });

export type RegionsResponse = z.infer<typeof regionsResponseSchema>;

export const townsResponseSchema = z
  .object({ towns: z.array(z.string()).describe('Sorted by name.') })
  .meta({ id: 'TownsResponse', description: 'The towns of a region.' });

export type TownsResponse = z.infer<typeof townsResponseSchema>;

export const townResponseSchema = z
  .object({
    country: countrySchema,
    countryregion: regionIdSchema,
    region: z.string().describe('In the language of the reader.'),
    city: z.string(),
  })
  .meta({ id: 'TownResponse', description: 'A town and where it is.' });

export type TownResponse = z.infer<typeof townResponseSchema>;

export const geocodeResponseSchema = z
  .object({ geocode: z.union([townResponseSchema, z.literal(false)]) })
  .meta({ id: 'GeocodeResponse', description: 'The nearest town; false if the countries of the brand have none.' });

export type GeocodeResponse = z.infer<typeof geocodeResponseSchema>;
