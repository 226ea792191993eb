import { z } from 'zod';
import {
  currencyCodes,
  fictionalChats,
  fictionalIcons,
  profileFields,
  profileNotes,
  searchAccesses,
  searchFields,
  signupRules,
} from '../tenancy/tenant-choices';
import { countryCodeSchema, countrySchema } from './identifiers';

const priceSchema = (description: string) => z.int().min(1).describe(description);

export const messageCostSchema = z
  .object({
    costs: z.int().min(0).describe('In minor units of the currency, rounded up.'),
    currency: z.enum(currencyCodes).describe('ISO 4217.'),
  })
  .meta({ id: 'MessageCost', description: 'The price of the cheapest message.' });

export type MessageCost = z.infer<typeof messageCostSchema>;

const featuresSchema = z
  .object({
    auto_like: z.boolean().describe('Labelled fictional profiles like members on behalf of the brand.'),
    chat_photos: z.boolean().describe('Photos can be sent in a conversation.'),
    gifts: z.boolean().describe('Gifts can be sent.'),
    icebreakers: z.boolean().describe('First messages are suggested.'),
    match_finder: z.boolean(),
    member_landings: z.boolean().describe('Landing pages present one profile.'),
    signup_matches: z.boolean().describe('Matching members are suggested after signup.'),
    swipe_game: z.boolean(),
  })
  .describe('Parts of the product; the calls and pages of a part that is switched off respond with 404.');

export const settingsResponseSchema = z
  .object({
    countries: z.array(countrySchema).describe('The first is the default.'),
    name: z.string(),
    index_title: z.string().describe('In the language of the visitor, like all texts of the settings.'),
    description: z.string(),
    domain: z.string().describe('The public host name.'),
    domain_language: z
      .string()
      .nullable()
      .describe('Its first two letters are the language for visitors who have not chosen one.'),
    cdn_prefix: z
      .string()
      .describe('The prefix of /photos/{name} in the URLs of public photos; empty for the host of the brand itself.'),
    niche: z.int().min(1).max(7),
    signups: z.enum(signupRules).describe('Who may sign up.'),
    min_age: z.int().min(18).describe('At least 18.'),
    logged_out_search: z.enum(searchAccesses),
    logged_out_search_trafficsource: z
      .enum(searchAccesses)
      .describe('The same for visitors who came from an advertising network.'),
    geoip_country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .describe('Derived from the IP address.'),
    geoip_selected_country: countrySchema.nullable().describe('The country that the visitor chose.'),
    push_public_key: z.string().nullable().describe('Null if push notifications are not configured.'),
    support_phone: z.string(),
    support_email: z.string(),
    minimum_message_costs: z.partialRecord(countryCodeSchema, messageCostSchema).describe('The costs by country.'),
    enable_site_entry_popup: z.enum(['yes', 'no']),
    fictional_icon: z.enum(fictionalIcons),
    fictional_chat: z.enum(fictionalChats),
    fictional_warning: z.string(),
    fictional_singular: z.string(),
    fictional_plural: z.string(),
    visible_profile_fields: z.array(z.enum(profileFields)),
    visible_profile_notes: z.array(z.enum(profileNotes)),
    message_credits: priceSchema('The price of a text message, in credits.'),
    photo_credits: priceSchema('The price of a photo in a conversation, in credits.'),
    gift_credits: priceSchema('The price of a gift, in credits; the same for all gifts.'),
    free_gifts: z.boolean().describe('Whether members who are not premium can send gifts too.'),
    signup_credits: z.int().min(0).describe('The credits that a member receives at signup.'),
    message_length: priceSchema('The maximum length of a message, in characters.'),
    search_fields: z.array(z.enum(searchFields)),
    refund_days: z.int().min(0).describe('The number of days in which unused credits can be refunded.'),
    member_resell: z.boolean().describe('Whether members are asked to consent to their data being passed on.'),
    features: featuresSchema,
    company_id: z.string(),
    mail_name: z.string().describe('The name of the sender of mails.'),
  })
  .meta({
    id: 'SettingsResponse',
    description: 'The public settings of a brand. Markets, limits and all other settings stay on the server.',
  });

export type SettingsResponse = z.infer<typeof settingsResponseSchema>;
