import { z } from 'zod';
import {
  countrySchema,
  emailSchema,
  hostSchema,
  line,
  phoneSchema,
  setOf,
  slugSchema,
  text,
  whole,
  yesNoSchema,
} from './field-schemas.server';
import { marketSchema } from './market-schema.server';
import {
  featureNames,
  fictionalChats,
  fictionalIcons,
  niches,
  photoReviews,
  profileFields,
  profileNotes,
  searchAccesses,
  searchFields,
  signupRules,
  welcomeOffers,
  type FeatureName,
} from './tenant-choices';

function isKnownTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone.includes('/');
  } catch {
    return false;
  }
}

const onByDefault = Object.fromEntries(featureNames.map((name) => [name, z.boolean().default(true)])) as Record<
  FeatureName,
  z.ZodDefault<z.ZodBoolean>
>;

const themeTokens = z
  .record(
    z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be the name of a theme token'),
    // The value is written into a style sheet, so nothing may end the declaration or fetch anything.
    z.string().regex(/^[#a-zA-Z0-9.,%() -]{1,80}$/, 'must be a plain CSS value such as #d4b65a or 14px'),
  )
  .default({});

/**
 * A file in `tenants/`: all settings of a brand (spec section 3, snake_case as in the API contract; design, section 2).
 * Strict everywhere: a misspelt key is an error and not a silently missing setting. The descriptions become the hints
 * of `tenant.schema.json` in editors. Never a secret: the name of an environment variable stands for one.
 */
export const tenantFields = z.strictObject({
  $schema: z.string().max(200).optional(),
  id: whole(1, 2_000_000_000).describe('Number of the brand in every table. Never changes, is never used again.'),
  slug: slugSchema.describe('The file name without .json; also <slug>.localhost in the demo.'),
  company_id: slugSchema.describe('The company file that answers for this brand.'),
  name: line(60),
  domain: hostSchema.describe('The public host; all links are made with it.'),
  hosts: setOf(hostSchema, 50).default([]).describe('Further hosts; they redirect to the domain.'),
  domain_language: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'must be a language such as nl or nl-BE')
    .nullable()
    .default(null)
    .describe('Its first two letters are the language where nobody has chosen one.'),
  cdn_prefix: z
    .string()
    .max(200)
    .regex(
      /^((https:\/\/[a-z0-9.-]+(:\d{2,5})?|http:\/\/[a-z0-9.-]+\.localhost:\d{2,5})(\/[A-Za-z0-9._~/-]*)?)?$/,
      'must be empty or start with https:// (outside production also http://*.localhost:PORT)',
    )
    .default('')
    .describe('Where photos that everybody may see are fetched from (decision 0012); empty is the brand itself.'),
  niche: z.literal([...niches], { error: 'must be 1 to 7' }).describe('Decides theme, wording and landers.'),
  time_zone: z
    .string()
    .max(60)
    .refine(isKnownTimeZone, 'must be a time zone such as Europe/Amsterdam')
    .describe('Days (swipe likes, reports) begin at midnight here.'),
  countries: setOf(countrySchema, 19).min(1, 'must name at least one country').describe('The first is the default.'),
  index_title: text(100).describe('Title of the start page.'),
  description: text(300).describe('What search engines and shared links say.'),
  mail_name: line(60).describe('The sender of mail.'),
  mail_address: emailSchema.nullable().default(null).describe('null: no-reply at the domain without www.'),
  support_phone: phoneSchema.nullable().default(null).describe("null: the company's."),
  support_email: emailSchema.nullable().default(null).describe("null: the company's."),
  signups: z.enum(signupRules).default('all').describe('none: closed, visitors see the invite-only message.'),
  min_age: whole(18, 99).default(18).describe('Never below 18.'),
  logged_out_search: z.enum(searchAccesses),
  logged_out_search_trafficsource: z.enum(searchAccesses).describe('For visitors who came with a network.'),
  neutral_account_answers: z
    .boolean()
    .default(false)
    .describe('true: no answer tells whether an address has an account.'),
  enable_site_entry_popup: yesNoSchema,
  site_entry_countries: setOf(countrySchema, 19).optional().describe("Absent: the brand's countries."),
  fictional_icon: z.enum(fictionalIcons),
  fictional_chat: z
    .enum(fictionalChats)
    .default('closed')
    .describe(
      'answered: your team answers for made-up profiles (npm run review -- conversations). closed: nothing can be sent to one.',
    ),
  fictional_warning: text(400).describe(
    'The honest sentence shown wherever a made-up profile takes part. Who writes for it is added by fictional_chat.',
  ),
  fictional_singular: text(40),
  fictional_plural: text(40),
  visible_profile_fields: setOf(z.enum(profileFields), profileFields.length),
  visible_profile_notes: setOf(z.enum(profileNotes), profileNotes.length),
  search_fields: setOf(z.enum(searchFields), searchFields.length).min(1, 'must offer at least one filter'),
  message_credits: whole(1, 1_000).describe('What a text message costs.'),
  photo_credits: whole(1, 1_000).describe('What a photo in a chat costs.'),
  gift_credits: whole(1, 1_000).describe('What a gift costs, whichever it is.'),
  signup_credits: whole(0, 1_000).describe('Given at signup.'),
  message_length: whole(20, 5_000).describe('Characters of one message at most.'),
  message_retention_days: whole(30, 3_650).describe('Older messages are no longer visible, and are erased.'),
  refund_days: whole(0, 365).describe('Days in which unused credits can be returned.'),
  member_resell: z
    .boolean()
    .default(false)
    .describe('Whether members are asked for consent to being passed on to partners. Nothing happens without it.'),
  welcome_offer: z.enum(welcomeOffers),
  limits: z
    .strictObject({
      free: z.strictObject({ conversations: whole(0, 100).default(2), photos: whole(1, 25).default(3) }).prefault({}),
      premium: z.strictObject({ photos: whole(1, 100).default(25) }).prefault({}),
      swipe_likes_per_day: whole(1, 1_000).default(4),
      auto_likes_per_day: whole(0, 24)
        .default(1)
        .describe('Likes that labelled made-up profiles give a member a day, on the brand’s behalf; 0 is none.'),
      new_account: z
        .strictObject({ days: whole(0, 30).default(3), conversations_per_day: whole(1, 1_000).default(5) })
        .prefault({})
        .describe('Conversations an account that is younger than so many days, and not premium, may begin a day.'),
      same_opener: whole(1, 1_000).default(3).describe('To how many people a week the same first words may be sent.'),
    })
    .prefault({}),
  photo_review: z.enum(photoReviews).default('before-publishing'),
  features: z.strictObject(onByDefault).prefault({}).describe('Parts of the product this brand leaves out.'),
  landers: z
    .record(z.string().regex(/^[a-z][a-z0-9-]{1,39}$/, 'must be the name of a lander folder'), whole(0, 1_000))
    .default({})
    .describe('Lander to weight: how often it is chosen among the others.'),
  markets: z.partialRecord(countrySchema, marketSchema).describe('Prices and payment methods: one for each country.'),
  theme: z
    .strictObject({ both: themeTokens, light: themeTokens, dark: themeTokens })
    .partial()
    .prefault({})
    .describe("A few tokens of the niche's theme in this brand's own colours."),
});
