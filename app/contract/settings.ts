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
    costs: z.int().min(0).describe('Minor units, rounded up.'),
    currency: z.enum(currencyCodes).describe('ISO 4217.'),
  })
  .meta({ id: 'MessageCost', description: 'What the cheapest message costs.' });

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
    index_title: z.string().describe('In the language of the visitor, like all texts here.'),
    description: z.string(),
    domain: z.string().describe('The public host.'),
    domain_language: z
      .string()
      .nullable()
      .describe('Its first two letters are the language where nobody has chosen one.'),
    cdn_prefix: z
      .string()
      .describe('Stands before /photos/{name} of public photos; empty: the host of the brand itself.'),
    niche: z.int().min(1).max(7),
    signups: z.enum(signupRules).describe('Who may sign up.'),
    min_age: z.int().min(18).describe('Never below 18.'),
    logged_out_search: z.enum(searchAccesses),
    logged_out_search_trafficsource: z.enum(searchAccesses).describe('For visitors who came with a network.'),
    geoip_country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .describe('From the IP address.'),
    geoip_selected_country: countrySchema.nullable().describe('Chosen by the visitor.'),
    push_public_key: z.string().nullable().describe('null: push is not configured.'),
    support_phone: z.string(),
    support_email: z.string(),
    minimum_message_costs: z.partialRecord(countryCodeSchema, messageCostSchema).describe('By country.'),
    enable_site_entry_popup: z.enum(['yes', 'no']),
    fictional_icon: z.enum(fictionalIcons),
    fictional_chat: z.enum(fictionalChats),
    fictional_warning: z.string(),
    fictional_singular: z.string(),
    fictional_plural: z.string(),
    visible_profile_fields: z.array(z.enum(profileFields)),
    visible_profile_notes: z.array(z.enum(profileNotes)),
    message_credits: priceSchema('What a text message costs.'),
    photo_credits: priceSchema('What a photo in a chat costs.'),
    gift_credits: priceSchema('What a gift costs, whichever it is.'),
    signup_credits: z.int().min(0).describe('Given at signup.'),
    message_length: priceSchema('Characters of one message at most.'),
    search_fields: z.array(z.enum(searchFields)),
    refund_days: z.int().min(0).describe('Days in which unused credits can be returned.'),
    member_resell: z.boolean().describe('Whether members are asked for consent to their data being passed on.'),
    features: featuresSchema,
    company_id: z.string(),
    mail_name: z.string().describe('The sender of mail.'),
  })
  .meta({
    id: 'SettingsResponse',
    description: 'What anybody may know of a brand. Markets, limits and everything else stay on the server.',
  });

export type SettingsResponse = z.infer<typeof settingsResponseSchema>;
