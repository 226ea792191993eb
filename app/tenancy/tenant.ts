import type { Locale } from '~/i18n/locales';
import type { LivePaymentMethod } from './payment-methods';
import type {
  CountryCode,
  CurrencyCode,
  FeatureName,
  FictionalChat,
  FictionalIcon,
  Niche,
  PhotoReview,
  ProfileField,
  ProfileNote,
  SearchAccess,
  SearchField,
  SignupRule,
  WelcomeOffer,
} from './tenant-choices';

/**
 * A brand as the program sees it: one checked file of `tenants/`, its company beside it. Frozen, replaced as a whole
 * when the file changes, never edited. Types only, so browser code may import it; the schema proves they agree.
 */

/** One text for everybody, or one per language with English (or another) as fallback: see `textFor`. */
export type TenantText = string | { [language in Locale]?: string };

/** A credit bundle; `price` in minor units of the market's currency. */
export interface Bundle {
  id: string;
  credits: number;
  price: number;
}

/** `fee` in minor units of the market's currency, added to the order. */
export interface PaymentOption {
  method: LivePaymentMethod;
  fee: number;
}

/** What is sold in one country, and how it can be paid there. Bundles are in ascending order of credits. */
export interface Market {
  currency: CurrencyCode;
  bundles: Bundle[];
  payment_methods: PaymentOption[];
}

export interface TenantLimits {
  /** Conversations a free member may ever start, and photos by kind of member. */
  free: { conversations: number; photos: number };
  premium: { photos: number };
  swipe_likes_per_day: number;
  auto_likes_per_day: number;
  /** So many days an account counts as new, and so many conversations it may begin in 24 hours until then. */
  new_account: { days: number; conversations_per_day: number };
  /** To so many people in a week the same first words may be sent. */
  same_opener: number;
}

/** Token overrides of the niche's theme: `{ "primary": "#224466" }`. */
export interface TenantTheme {
  both: Record<string, string>;
  light: Record<string, string>;
  dark: Record<string, string>;
}

/** A company file; its id is the file name. Shown in footers, disclaimers and on invoices. */
export interface Company {
  id: string;
  name: string;
  address: string;
  kvk: string;
  city: string;
  country: string;
  tradenames: string[];
  vat_numbers: string[];
  support_phone: string;
  support_email: string;
  /** Percentage of the retention offer at account deletion. Never announced before. */
  delete_discount: number;
  /** ISO 8601 date and time. */
  added: string;
}

/** A tenant file after checking, defaults filled in. */
export interface TenantFile {
  id: number;
  slug: string;
  company_id: string;
  name: string;
  domain: string;
  hosts: string[];
  domain_language: string | null;
  cdn_prefix: string;
  niche: Niche;
  time_zone: string;
  countries: CountryCode[];
  index_title: TenantText;
  description: TenantText;
  mail_name: string;
  mail_address: string | null;
  support_phone: string | null;
  support_email: string | null;
  signups: SignupRule;
  min_age: number;
  logged_out_search: SearchAccess;
  logged_out_search_trafficsource: SearchAccess;
  neutral_account_answers: boolean;
  enable_site_entry_popup: 'yes' | 'no';
  site_entry_countries: CountryCode[];
  fictional_icon: FictionalIcon;
  fictional_chat: FictionalChat;
  fictional_warning: TenantText;
  fictional_singular: TenantText;
  fictional_plural: TenantText;
  visible_profile_fields: ProfileField[];
  visible_profile_notes: ProfileNote[];
  search_fields: SearchField[];
  /** Credits: what a message, photo or gift costs, and what a new member is given. */
  message_credits: number;
  photo_credits: number;
  gift_credits: number;
  signup_credits: number;
  /** Characters. */
  message_length: number;
  message_retention_days: number;
  refund_days: number;
  member_resell: boolean;
  welcome_offer: WelcomeOffer;
  limits: TenantLimits;
  photo_review: PhotoReview;
  features: Record<FeatureName, boolean>;
  /** Lander name to weight; a lander that is absent is not used by this brand. */
  landers: Record<string, number>;
  markets: { [country in CountryCode]?: Market };
  theme: TenantTheme;
}

export interface Tenant extends TenantFile {
  /** The brand's, or else the company's. */
  support_phone: string;
  support_email: string;
  /** The sender of this brand's mail: the file's, or no-reply at the domain. */
  mail_address: string;
  company: Company;
  /** Changes with any content of tenant or company file; part of every cache key. */
  version: string;
}
