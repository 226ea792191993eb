import type { LandingComposition } from '~/theme/theme';
import type { Locale } from '~/i18n/locales';
import type { LivePaymentMethod } from './payment-methods';
import type { PaymentProvider } from './payment-providers';
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
  WelcomeOfferKind,
} from './tenant-choices';

/** Frozen, and replaced as a whole when the file changes. These are types only, so browser code may import them. */

/** One text for everybody, or one per language, of which `textFor` chooses. */
export type TenantText = string | { [language in Locale]?: string };

/** A credit bundle; `price` is in minor units of the market's currency. */
export interface Bundle {
  id: string;
  credits: number;
  price: number;
}

/**
 * A payment method of a market. Amounts are in minor units of its currency: `fee` is added to the order, `min` and `max`
 * bound its total where the brand wants narrower limits than the method has.
 */
export interface PaymentOption {
  method: LivePaymentMethod;
  fee: number;
  min?: number | undefined;
  max?: number | undefined;
}

/** What one country can buy, and how it can pay. Bundles are in ascending order of credits. */
export interface Market {
  currency: CurrencyCode;
  bundles: Bundle[];
  payment_methods: PaymentOption[];
}

export interface TenantLimits {
  /** How many conversations a free member may ever begin, and how many photos each kind of member may have. */
  free: { conversations: number; photos: number };
  premium: { photos: number };
  swipe_likes_per_day: number;
  auto_likes_per_day: number;
  /** For how many days an account is new, and how many conversations it may then begin in 24 hours. */
  new_account: { days: number; conversations_per_day: number };
  /** To how many members the same first message may be sent in a week. */
  same_opener: number;
}

/** The limits of SEPA direct debit, in which a bank may return the money for weeks. Amounts are in euro cents. */
export interface DirectDebitRules {
  /** The highest total of an order while no debit of the member was ever collected. */
  first_order: number;
  /** The most orders of one member in 24 hours, and their highest total. */
  orders_per_day: number;
  amount_per_day: number;
  /** For how many days a returned debit blocks its member and its account; 0 for never. */
  blocked_days: number;
  /** How many days of the banks (TARGET) before the debit it is announced by mail. */
  notice_days: number;
}

/** When a member is told, kindly and once, that their spending is unusual. */
export interface SpendingNoticeRule {
  /** What is unusual within `days`, in minor units by currency; no entry: no amount is. */
  amounts: Partial<Record<string, number>>;
  days: number;
  /** How many times the member's usual month is unusual; 0 for never. */
  times_usual: number;
  /** For how long it is not said again. */
  quiet_days: number;
}

/** A new version of a text that members have read before; see text-versions.ts. */
export interface TextChange {
  text: 'terms' | 'privacy';
  /** ISO 8601 date and time of its publication. */
  date: string;
  /** From when new terms apply to anyone who is a member already. */
  from?: string | undefined;
  what: TenantText;
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
  /** SEPA creditor identifier; null: no direct debit. */
  creditor_id: string | null;
  support_phone: string;
  support_email: string;
  /** The percentage of the retention offer when an account is deleted. Never announced before. */
  delete_discount: number;
  /** ISO 8601 date and time. */
  added: string;
}

/** A tenant file after checking, with defaults filled in. */
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
  /** In credits: the price of a message, photo or gift, and the gift to a new member. */
  message_credits: number;
  photo_credits: number;
  gift_credits: number;
  /** Whether members who are not premium can send gifts too. */
  free_gifts: boolean;
  signup_credits: number;
  /** In characters. */
  message_length: number;
  message_retention_days: number;
  refund_days: number;
  direct_debit: DirectDebitRules;
  spending_notice: SpendingNoticeRule;
  /** The most notifications a day to one member. */
  notifications: { mails_per_day: number; pushes_per_day: number };
  member_resell: boolean;
  /** The oldest first. */
  text_changes: TextChange[];
  welcome_offer: WelcomeOfferKind;
  limits: TenantLimits;
  photo_review: PhotoReview;
  /** Whether a staff member compares photos with a picture of a pose. */
  photo_check: boolean;
  features: Record<FeatureName, boolean>;
  /** The weight of each lander by name. A lander that is absent is not used by this brand. */
  landers: Record<string, number>;
  payment_providers: PaymentProvider[];
  markets: { [country in CountryCode]?: Market };
  /** Which page of its theme the brand has at its front. */
  landing_composition: LandingComposition;
  theme: TenantTheme;
}

export interface Tenant extends TenantFile {
  /** The brand's own, or else the company's. */
  support_phone: string;
  support_email: string;
  /** The sender of this brand's mail: the one in the file, or else no-reply at the domain. */
  mail_address: string;
  company: Company;
  /** Changes with any content of the tenant or company file; part of every cache key. */
  version: string;
}
