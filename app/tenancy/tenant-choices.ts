/** The closed lists from which a tenant file chooses, with the values of the API contract. Safe for the browser. */

/** Countries a brand can serve: those whose languages are known (spec section 9). ISO 3166-1 alpha-2. */
// prettier-ignore
export const countryCodes = [
  'US', 'NL', 'BE', 'FR', 'IT', 'ES', 'DE', 'AT', 'IE', 'GB', 'CA', 'PL', 'AU', 'NZ', 'CH', 'DK', 'FI', 'NO', 'SE',
] as const;
export type CountryCode = (typeof countryCodes)[number];

/** Currencies in which bundles can be priced (ISO 4217). Each has two decimals, so a minor unit is a hundredth. */
export const currencyCodes = ['AUD', 'CAD', 'CHF', 'DKK', 'EUR', 'GBP', 'NOK', 'NZD', 'PLN', 'SEK', 'USD'] as const;
export type CurrencyCode = (typeof currencyCodes)[number];

/** 'none' closes signup: visitors see the message that the site is by invitation only. */
export const signupRules = ['all', 'with_trafficsource', 'none'] as const;
export type SignupRule = (typeof signupRules)[number];

/** What a visitor can search: nothing, one page of main photos, or everything. */
export const searchAccesses = ['none', 'limited', 'all'] as const;
export type SearchAccess = (typeof searchAccesses)[number];

export const niches = [1, 2, 3, 4, 5, 6, 7] as const;
export type Niche = (typeof niches)[number];

/** Icons of the product's icon set that suggest "made up" rather than "person". */
// prettier-ignore
export const fictionalIcons = [
  'book-open', 'bot', 'clapperboard', 'drama', 'feather', 'sparkles', 'venetian-mask', 'wand-sparkles',
] as const;
export type FictionalIcon = (typeof fictionalIcons)[number];

/** Whether staff answer for fictional profiles. With closed, nothing can be sent to one and nothing is charged. */
export const fictionalChats = ['answered', 'closed'] as const;
export type FictionalChat = (typeof fictionalChats)[number];

/** Traits a profile page may show. */
// prettier-ignore
export const profileFields = [
  'gender', 'sexuality', 'hair_color', 'eye_color', 'body_type', 'relationship_status', 'tattoos', 'interests',
  'country', 'countryregion',
] as const;
export type ProfileField = (typeof profileFields)[number];

/** Free texts a profile page may show. */
export const profileNotes = ['about_me', 'looking_for'] as const;
export type ProfileNote = (typeof profileNotes)[number];

/** Filters the search form may offer. 'Real members only' is always available and therefore not listed. */
// prettier-ignore
export const searchFields = [
  'gender', 'country', 'countryregion', 'min_age', 'max_age', 'sexuality', 'hair_color', 'eye_color', 'body_type',
  'relationship_status', 'tattoos', 'interests',
] as const;
export type SearchField = (typeof searchFields)[number];

/** The offer for new members: a real countdown, a discount code, or none. */
export const welcomeOffers = ['time-bonus', 'code', 'none'] as const;
export type WelcomeOfferKind = (typeof welcomeOffers)[number];

/** Whether a person looks at a photo before or after others can see it. */
export const photoReviews = ['before-publishing', 'after-publishing'] as const;
export type PhotoReview = (typeof photoReviews)[number];

/** Parts of the product a brand can leave out. */
// prettier-ignore
export const featureNames = [
  'auto_like', 'chat_photos', 'gifts', 'icebreakers', 'match_finder', 'member_landings', 'push_notifications',
  'signup_matches', 'swipe_game',
] as const;
export type FeatureName = (typeof featureNames)[number];
