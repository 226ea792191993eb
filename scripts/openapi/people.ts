import { LOCALES } from '../../app/i18n/locales';
import { countryCodes } from '../../app/tenancy/tenant-choices';
import {
  flag,
  id,
  listOf,
  object,
  oneOf,
  orNull,
  ref,
  text,
  textOrNull,
  time,
  whole,
  type JsonSchema,
} from './json-schema';

/** Spec section 3, "Notification types". */
const notifications = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'promotions',
  'weekly_updates',
  'news',
  'reminders',
];

const age = { type: ['integer', 'null'], description: 'Full years today, in the brand’s time zone.' };
const gender = { enum: ['male', 'female', null] };

/** User, Profile and their parts (spec section 3). */
export const peopleSchemas: Record<string, JsonSchema> = {
  MemberId: id('A member or a fictional profile. Random: it tells nothing about when somebody joined.'),
  Country: oneOf(countryCodes, 'ISO 3166-1 alpha-2.'),
  Language: oneOf(LOCALES),
  User: object(
    {
      id: ref('MemberId'),
      status: oneOf(['not_confirmed', 'active'], 'not_confirmed until the mailed link was used.'),
      credits: whole('What can be spent now; reserved credits are not in it.', { minimum: 0 }),
      paid_user: flag('Premium: from the first completed purchase.'),
      language: ref('Language'),
      signup_date: time('When the account was made.'),
      notifications_disabled: listOf(oneOf(notifications), 'Notification types that are switched off.'),
      profile: ref('OwnProfile'),
    },
    { description: 'The logged-in member.' },
  ),
  OwnProfile: object(
    {
      id: ref('MemberId'),
      name: text(),
      age,
      gender,
      country: orNull(ref('Country')),
      status: oneOf(['active', 'disabled'], 'disabled: not in search and not viewable.'),
      main_image: orNull(ref('Image')),
      fictional: { const: false },
    },
    { description: 'A member’s profile as they see it themselves.' },
  ),
  Profile: object(
    {
      id: ref('MemberId'),
      name: text(),
      age,
      gender,
      country: orNull(ref('Country')),
      region: textOrNull('In the reader’s language.'),
      city: textOrNull(),
      status: oneOf(['active', 'disabled'], 'disabled: gone or not confirmed.'),
      main_image: orNull(ref('Image')),
      fictional: flag('Made up by the brand; shown with its fictional_* words wherever it appears.'),
      last_active: orNull(time('Last seen; null for who is invisible, gone or hidden, and for a made-up profile.')),
    },
    { description: 'Somebody else’s profile, as lists carry it.' },
  ),
  Image: object(
    {
      filename: text('At {cdn_prefix}/photos/{filename} (cdn_prefix: of the settings).', { minLength: 1 }),
      thumb_filename: text('At {cdn_prefix}/photos/{thumb_filename}.', { minLength: 1 }),
      status: oneOf(['active'], 'Only active photos travel.'),
      match: textOrNull('The larger rendition of the match screen, at {cdn_prefix}/photos/{match}.'),
    },
    { description: 'A photo’s renditions.' },
  ),
  Likes: object(
    {
      profiles: listOf(ref('Profile'), 'Of everybody named below.'),
      liked_by: listOf(
        object({
          id: ref('MemberId'),
          like_new: flag('The member has not looked at it.'),
          author: oneOf(
            ['member', 'operator', 'automation', 'system'],
            'Who really gave it: what no member gave is shown as the brand’s, never as a person’s.',
          ),
        }),
        'Who likes the member: new ones first.',
      ),
      matches: listOf(object({ id: ref('MemberId'), matched_at: time('When it became mutual.') }), 'The newest first.'),
      num_new_likes: whole('New ones over all likes, also beyond `liked_by`; up to 1,001.', { minimum: 0 }),
    },
    { description: 'Likes the member received, for badges and the match screen.' },
  ),
  Liked: object({
    matched: flag('They like each other, by this like or since before.'),
    new_match: flag('This like made the match.'),
    profile: ref('Profile'),
  }),
  Geocode: object(
    {
      country: ref('Country'),
      countryregion: text('ISO 3166-2.', { pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$' }),
      region: text('In the reader’s language.'),
      city: text(),
    },
    { description: 'The nearest town.' },
  ),
  Interest: object({ id: text('Stored with members; never renamed.'), name: text('In the reader’s language.') }),
  Region: object({
    id: text('ISO 3166-2.', { pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$' }),
    country: ref('Country'),
    name: text('In the reader’s language.'),
  }),
};
