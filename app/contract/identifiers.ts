import { z } from 'zod';
import { LOCALES } from '../i18n/locales';
import { countryCodes } from '../tenancy/tenant-choices';

/** The parts that the shapes of the contract share: ids, codes and times. */

export const publicIdSchema = z.string().regex(/^[0-9a-zA-Z]{26}$/);

export const memberIdSchema = publicIdSchema.meta({
  id: 'MemberId',
  description: 'A member or a fictional profile. Random, so that it does not disclose when somebody joined.',
});

export const conversationIdSchema = publicIdSchema.meta({ id: 'ConversationId', description: 'A conversation.' });

export const messageIdSchema = publicIdSchema.describe('A message.');

export const countryCodeSchema = z.enum(countryCodes).meta({ id: 'Country', description: 'ISO 3166-1 alpha-2.' });

/** Countries and languages are stored as text, so their types are no narrower than in the database. */
export const countrySchema = countryCodeSchema as z.ZodType<string>;

export const languageSchema: z.ZodType<string> = z.enum(LOCALES).meta({ id: 'Language', description: 'ISO 639-1.' });

export const regionIdSchema = z
  .string()
  .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/)
  .describe('ISO 3166-2.');

export const genderSchema = z.enum(['male', 'female']);
export type Gender = z.infer<typeof genderSchema>;

/** Who gave a like or wrote a message. Set by the server. */
export const authorKindSchema = z.enum(['member', 'operator', 'automation', 'system']);

export const timeSchema = (description: string) => z.int().min(0).describe(`${description} Epoch milliseconds, UTC.`);

export const countSchema = (description: string) => z.int().min(0).describe(description);
