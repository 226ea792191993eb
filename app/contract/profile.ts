import { z } from 'zod';
import { countrySchema, genderSchema, memberIdSchema } from './identifiers';
import { imageResponseSchema } from './image';

const ageSchema = z.int().min(0).nullable().describe('Full years today, in the time zone of the brand.');

export const ownProfileResponseSchema = z
  .object({
    id: memberIdSchema,
    name: z.string(),
    age: ageSchema,
    gender: genderSchema.nullable(),
    country: countrySchema.nullable(),
    status: z.enum(['active', 'disabled']).describe('disabled: not in search and not viewable.'),
    main_image: imageResponseSchema.nullable(),
    fictional: z
      .literal(false)
      .describe('Always false for a member; stated because lists contain members and fictional profiles.'),
  })
  .meta({ id: 'OwnProfileResponse', description: 'The profile of a member as that member sees it.' });

export type OwnProfileResponse = z.infer<typeof ownProfileResponseSchema>;

export const profileResponseSchema = z
  .object({
    id: memberIdSchema,
    name: z.string(),
    age: ageSchema,
    gender: genderSchema.nullable().describe('Null if the brand does not show it; the same holds for the country.'),
    country: countrySchema.nullable(),
    region: z
      .string()
      .nullable()
      .describe(
        'In the language of the reader; null if the brand does not show where members live; the same holds for the city.',
      ),
    city: z.string().nullable(),
    status: z.enum(['active', 'disabled']).describe('disabled: deleted, hidden or not confirmed.'),
    main_image: imageResponseSchema.nullable(),
    fictional: z
      .boolean()
      .describe(
        'Whether the brand made the profile up; it is labelled with the fictional_* texts of the settings wherever it appears.',
      ),
    checked: z
      .boolean()
      .describe(
        'Whether a person of the team compared the first photo with a picture of a pose that the server chose; never true of a fictional profile.',
      ),
    last_active: z
      .int()
      .min(0)
      .nullable()
      .describe(
        'When the member was last active, in epoch milliseconds, UTC. Null for members who are invisible, deleted or hidden, and for fictional profiles.',
      ),
  })
  .meta({ id: 'ProfileResponse', description: 'The profile of another member, as lists contain it.' });

export type ProfileResponse = z.infer<typeof profileResponseSchema>;

/**
 * Why others cannot see a profile: the member is not confirmed yet, or staff have hidden it. Null: others can see it.
 */
export const hiddenBySchema = z.enum(['unconfirmed', 'team']).nullable();
export type HiddenBy = z.infer<typeof hiddenBySchema>;
