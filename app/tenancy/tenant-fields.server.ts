import { z } from 'zod';
import {
  brandCountrySchema,
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
import { landingCompositions } from '~/theme/theme';
import { marketSchema } from './market-schema.server';
import { paymentProvidersSchema } from './payment-provider-schema.server';
import {
  currencyCodes,
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

const FEATURES: Record<FeatureName, string> = {
  auto_like: 'Likes of fictional profiles on behalf of the brand, so labelled.',
  chat_photos: 'Photos in conversations.',
  gifts: 'Gifts in conversations.',
  icebreakers: 'First words to choose from, in an empty conversation.',
  match_finder: 'The match finder.',
  member_landings: 'Landing pages about one profile.',
  push_notifications: 'Push notifications and the installed app.',
  signup_matches: 'Suggestions right after signup.',
  swipe_game: 'The swipe game.',
};
const onByDefault = Object.fromEntries(
  featureNames.map((name) => [name, z.boolean().default(true).describe(FEATURES[name])]),
) as Record<FeatureName, z.ZodDefault<z.ZodBoolean>>;

const themeTokens = z
  .record(
    z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be the name of a theme token'),
    // The value is written into a style sheet, so nothing may end the declaration or fetch anything.
    z.string().regex(/^[#a-zA-Z0-9.,%() -]{1,80}$/, 'must be a plain CSS value such as #d4b65a or 14px'),
  )
  .default({});

const moment = z.iso.datetime({ error: 'must be a date and time such as 2027-01-31T12:00:00Z' });

/**
 * All settings of a brand (spec section 3). Strict, so that a misspelt key is an error. The descriptions become hints
 * in editors. Never a secret: the name of an environment variable stands for one.
 */
export const tenantFields = z.strictObject({
  $schema: z.string().max(200).optional().describe('Where an editor finds the hints: ./tenant.schema.json.'),
  id: whole(1, 2_000_000_000).describe('The number of the brand in every table. It never changes and is never reused.'),
  slug: slugSchema.describe('The file name without .json; in the demo also the host <slug>.localhost.'),
  company_id: slugSchema.describe('The company that is responsible for this brand.'),
  name: line(60).describe('The name of the brand, as members read it everywhere.'),
  domain: hostSchema.describe('The public host name, which all links use.'),
  hosts: setOf(hostSchema, 50).default([]).describe('Further host names; they redirect to the domain.'),
  domain_language: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'must be a language such as nl or nl-BE')
    .nullable()
    .default(null)
    .describe('Its first two letters are the language for visitors who have not chosen one.'),
  cdn_prefix: z
    .string()
    .max(200)
    .regex(
      /^((https:\/\/[a-z0-9.-]+(:\d{2,5})?|http:\/\/[a-z0-9.-]+\.localhost:\d{2,5})(\/[A-Za-z0-9._~/-]*)?)?$/,
      'must be empty or start with https:// (outside production also http://*.localhost:PORT)',
    )
    .default('')
    .describe('The prefix of the URLs of public photos (decision 0012); empty for the host of the brand itself.'),
  niche: z
    .literal([...niches], { error: 'must be 1 to 7' })
    .describe('Decides the theme, the wording and the landers.'),
  time_zone: z
    .string()
    .max(60)
    .refine(isKnownTimeZone, 'must be a time zone such as Europe/Amsterdam')
    .describe('Days (for swipe likes and reports) begin at midnight in this time zone.'),
  countries: setOf(brandCountrySchema, 19)
    .min(1, 'must name at least one country')
    .describe('The first is the default.'),
  index_title: text(100).describe('The title of the start page.'),
  description: text(300).describe('The text that search engines and shared links show.'),
  mail_name: line(60).describe('The name of the sender of mails.'),
  mail_address: emailSchema.nullable().default(null).describe('null: no-reply@ and the domain without www.'),
  support_phone: phoneSchema.nullable().default(null).describe('null: the phone number of the company.'),
  support_email: emailSchema.nullable().default(null).describe('null: the e-mail address of the company.'),
  signups: z
    .enum(signupRules)
    .default('all')
    .describe('all; only visitors from a traffic source; or none: visitors see the invite-only message.'),
  min_age: whole(18, 99).default(18).describe('At least 18.'),
  logged_out_search: z
    .enum(searchAccesses)
    .describe('What visitors can search: nothing, one page of main photos, or everything.'),
  logged_out_search_trafficsource: z
    .enum(searchAccesses)
    .describe('The same for visitors who came from an advertising network.'),
  neutral_account_answers: z
    .boolean()
    .default(false)
    .describe('true: no response discloses whether an e-mail address has an account.'),
  enable_site_entry_popup: yesNoSchema.describe('Whether a warning about the content comes before the first page.'),
  site_entry_countries: setOf(brandCountrySchema, 19)
    .optional()
    .describe('Where that warning is shown; absent: the countries of the brand.'),
  fictional_icon: z.enum(fictionalIcons).describe('The sign before the label of fictional profiles.'),
  fictional_chat: z
    .enum(fictionalChats)
    .default('closed')
    .describe(
      'answered: your team answers for fictional profiles (npm run facet -- review conversations). closed: nothing can be sent to a fictional profile.',
    ),
  fictional_warning: text(400).describe(
    'The honest sentence shown wherever a fictional profile takes part. The product adds who writes for it, depending on fictional_chat.',
  ),
  fictional_singular: text(40).describe('The label itself, such as “fictional profile”.'),
  fictional_plural: text(40).describe('The same for several.'),
  visible_profile_fields: setOf(z.enum(profileFields), profileFields.length).describe(
    'Which facts members can give and see in profiles.',
  ),
  visible_profile_notes: setOf(z.enum(profileNotes), profileNotes.length).describe(
    'Which texts members can write about themselves.',
  ),
  search_fields: setOf(z.enum(searchFields), searchFields.length)
    .min(1, 'must offer at least one filter')
    .describe('The filters of search.'),
  message_credits: whole(1, 1_000).describe('The price of a text message, in credits.'),
  photo_credits: whole(1, 1_000).describe('The price of a photo in a conversation, in credits.'),
  gift_credits: whole(1, 1_000).describe('The price of a gift, in credits; the same for all gifts.'),
  free_gifts: z
    .boolean()
    .default(false)
    .describe('true: every member can send gifts for their credits. false: premium members only.'),
  signup_credits: whole(0, 1_000).describe('The credits that a member receives at signup.'),
  message_length: whole(20, 5_000).describe('The maximum length of a message, in characters.'),
  message_retention_days: whole(30, 3_650).describe('Older messages are no longer visible, and are erased.'),
  refund_days: whole(0, 365).describe('The number of days in which unused credits can be refunded.'),
  direct_debit: z
    .strictObject({
      first_order: whole(100, 1_000_00)
        .default(60_00)
        .describe('The highest total, in euro cents, of an order while no debit of the member was ever collected.'),
      orders_per_day: whole(1, 100).default(2).describe('The most orders of one member or account in 24 hours.'),
      amount_per_day: whole(100, 10_000_00).default(150_00).describe('Their highest total together, in euro cents.'),
      blocked_days: whole(0, 3_650)
        .default(365)
        .describe('For how many days a debit that the bank returned blocks its member and its account; 0 for never.'),
      notice_days: whole(1, 14)
        .default(2)
        .describe('How many days of the banks (TARGET) before the debit it is announced by mail.'),
    })
    .prefault({})
    .describe('The limits of SEPA direct debit.'),
  spending_notice: z
    .strictObject({
      amounts: z
        .partialRecord(z.enum(currencyCodes), whole(100, 10_000_000))
        .default({})
        .describe('What is unusual within the days below, by currency, in minor units; {} for no amount.'),
      days: whole(1, 30).default(7).describe('The days over which the amount is summed.'),
      times_usual: whole(0, 20)
        .default(3)
        .describe('How many times the usual month of the member is unusual within 30 days; 0 for never.'),
      quiet_days: whole(1, 365).default(30).describe('For how many days it is not said again.'),
    })
    .prefault({})
    .describe(
      'When a member reads, on the page after an order, a calm word about unusual spending. Nothing is blocked.',
    ),
  notifications: z
    .strictObject({
      mails_per_day: whole(0, 50).default(5).describe('The most e-mails a day to one member about what happens here.'),
      pushes_per_day: whole(0, 100).default(12).describe('The most push notifications a day to one member.'),
    })
    .prefault({})
    .describe('The limits of notifications; mails about the account itself are not counted.'),
  member_resell: z
    .boolean()
    .default(false)
    .describe(
      'Whether members are asked to consent to their data being passed on to partners. Nothing is passed on without consent.',
    ),
  text_changes: z
    .array(
      z.strictObject({
        text: z.enum(['terms', 'privacy']).describe('Which text has changed.'),
        date: moment.describe('When the new text was published: for terms, their version.'),
        from: moment
          .optional()
          .describe('Terms only: from when they apply to members who joined before; at least 30 days later.'),
        what: text(600).describe('What is different, in one or two plain sentences.'),
      }),
    )
    .max(50)
    .default([])
    .describe(
      'New versions of the texts that members have read, the oldest first. Members are asked about new terms, and told about changes of the privacy page.',
    ),
  welcome_offer: z
    .enum(welcomeOffers)
    .describe('What a new member is offered: a bonus for some hours, a discount code, or nothing.'),
  limits: z
    .strictObject({
      free: z
        .strictObject({
          conversations: whole(0, 100).default(2).describe('How many conversations it may begin, in all.'),
          photos: whole(1, 25).default(3).describe('How many photos its profile may have.'),
        })
        .prefault({})
        .describe('An account that is not premium.'),
      premium: z
        .strictObject({ photos: whole(1, 100).default(25).describe('How many photos its profile may have.') })
        .prefault({})
        .describe('A premium account.'),
      swipe_likes_per_day: whole(1, 1_000).default(4).describe('Likes in the swipe game.'),
      auto_likes_per_day: whole(0, 24)
        .default(1)
        .describe(
          'How many likes labelled fictional profiles give a member per day on behalf of the brand; 0 for none.',
        ),
      new_account: z
        .strictObject({
          days: whole(0, 30).default(3).describe('How long an account counts as new; 0: never.'),
          conversations_per_day: whole(1, 1_000).default(5).describe('How many it may begin meanwhile.'),
        })
        .prefault({})
        .describe(
          'How many conversations a member who is not premium may begin per day while the account is younger than the given days.',
        ),
      same_opener: whole(1, 1_000)
        .default(3)
        .describe('To how many people per week a member may send the same first words.'),
    })
    .prefault({})
    .describe('What members may do, and how often.'),
  photo_review: z
    .enum(photoReviews)
    .default('before-publishing')
    .describe('Whether the team checks a photo before or after others see it.'),
  photo_check: z
    .boolean()
    .default(false)
    .describe(
      'Whether members may have their first photo compared with a picture of a given pose, by a person of your team (npm run facet -- review checks), and wear a mark for it.',
    ),
  features: z
    .strictObject(onByDefault)
    .prefault({})
    .describe('The parts of the product; false leaves a part out of this brand.'),
  landers: z
    .record(z.string().regex(/^[a-z][a-z0-9-]{1,39}$/, 'must be the name of a lander folder'), whole(0, 1_000))
    .default({})
    .describe('The weight of each lander: how often it is chosen in relation to the others.'),
  payment_providers: paymentProvidersSchema,
  markets: z
    .partialRecord(brandCountrySchema, marketSchema)
    .describe('Prices and payment methods, one entry for each country.'),
  landing_composition: z
    .enum(landingCompositions)
    .default('open')
    .describe(
      'Which front page of the theme: open shows people early; explaining shows how it works and what it costs; discreet needs nobody to show.',
    ),
  theme: z
    .strictObject({
      both: themeTokens.describe('In both schemes.'),
      light: themeTokens.describe('In the light scheme.'),
      dark: themeTokens.describe('In the dark scheme.'),
    })
    .partial()
    .prefault({})
    .describe('Tokens of the theme of the niche that this brand overrides, such as its own colours.'),
});
