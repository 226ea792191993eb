import type { BrandMark } from '~/theme/mark';

/** The data that every page has: made by the root loader, read by layouts, navigation and footer. */
export interface ShellData {
  brand: ShellBrand;
  company: ShellCompany;
  locale: string;
  /** The languages of the language menu: code and own name. */
  locales: { code: string; name: string }[];
  /**
   * The other languages of the brand, of which the browser of a visitor may prefer one. Absent for members and for who
   * has chosen a language, and where there is no other.
   */
  languageOffers?: ShellLanguageOffer[];
  /** The theme that the cookie forces; null for the setting of the device. */
  theme: 'light' | 'dark' | null;
  country: string;
  geoipCountry: string;
  user: ShellUser | null;
  /** The number of unread messages at the time of the response; live data updates it. */
  unread: number;
  newLikes: number;
  /** Whether a visitor may sign up here now, by the brand's rule and the traffic source. */
  signupOpen: boolean;
  /** The number of steps of signing up at this brand, with the account as the first. */
  signupSteps: number;
  /** How much this visitor may see in search. */
  searchAccess: 'none' | 'limited' | 'all';
  /** Why staff have hidden the member's profile; null where they have not. */
  decision: ShellDecision | null;
  /** True when the member's profile is incomplete and they have not dismissed the alert about it. */
  enrich: boolean;
  /** Why notifications no longer come by e-mail; null where they do, and for a month after the alert was dismissed. */
  mailStopped: 'spam complaint' | 'bounce' | 'list-unsubscribe' | null;
  /** What has changed in the terms or the privacy page that the member has to know; null for nothing. */
  textChange: ShellTextChange | null;
  /** Whether that member has not gone through all steps of signing up. */
  inSignup: boolean;
  /** The welcome offer that is open to the member; null for none. */
  offer: ShellOffer | null;
  /** What the browser of a member may do; null for a visitor. */
  app: ShellApp | null;
  /** Whether to show the site-entry warning in the layouts that have it. */
  siteEntry: boolean;
  /** How other sites preview the brand's links; null for members, whose pages nobody shares. */
  sharing: ShellSharing | null;
  /** The server's time in epoch milliseconds, so that server and browser render the same. */
  now: number;
  timeZone: string;
}

/** A line that offers another language than the page's, in that language. */
export interface ShellLanguageOffer {
  code: string;
  /** Such as “Svenska?”. */
  question: string;
  /** The label of the button that dismisses it. */
  dismiss: string;
}

export interface ShellSharing {
  /** The absolute URL of the brand's own image. */
  image: string;
  alt: string;
  /** The language of the page, as the Open Graph protocol writes it (en_GB). */
  locale: string;
}

/** Times are epoch milliseconds. */
export type ShellTextChange =
  /** New terms that the member has not accepted. `due`: they apply by now, and sending and ordering wait. */
  { text: 'terms'; from: number; due: boolean } | { text: 'privacy'; at: number };

/** The service worker, push notifications and the installed app. */
export interface ShellApp {
  /** Whether the service worker is to be registered. */
  worker: boolean;
  /** The key with which to subscribe; null if this brand sends no push notifications. */
  pushKey: string | null;
  /** Whether the alerts may be shown: false for a month after a dismissal. */
  pushAlert: boolean;
  installAlert: boolean;
}

export interface ShellOffer {
  code: string;
  /** Such as 25. */
  percentage: number;
  /** Epoch milliseconds. */
  endsAt: number;
  /** Whether its modal may open: false once it was dismissed. */
  modal: boolean;
}

export interface ShellBrand {
  slug: string;
  name: string;
  mark: BrandMark;
  niche: number;
  indexTitle: string;
  description: string;
  minAge: number;
  messageCredits: number;
  messageLength: number;
  signupCredits: number;
  /** What visitors see of members: those who come directly, those a network sends, and landing pages. */
  seenBy: { direct: ShellData['searchAccess']; partner: ShellData['searchAccess']; landings: boolean };
  refundDays: number;
  /** Whether fictional profiles may like a member on the brand's behalf. */
  autoLikes: boolean;
  /** What this brand offers in a conversation besides text. */
  offers: { gifts: boolean; freeGifts: boolean; chatPhotos: boolean; icebreakers: boolean; photoCheck: boolean };
  /** The base URL of pictures that everybody may see: the CDN's or the brand's own. */
  photosAt: string;
  /** Whether this brand must have an imprint. */
  imprint: boolean;
  supportEmail: string;
  supportPhone: string;
  /** `warning` says who writes for fictional profiles. With `closed`, nothing can be sent to one. */
  fictional: { icon: string; singular: string; plural: string; warning: string; chat: 'answered' | 'closed' };
}

export interface ShellCompany {
  name: string;
  address: string;
  city: string;
  country: string;
  kvk: string;
  vat: string;
}

/** Staff's decision to hide the member's own profile, as sentences in the member's language. */
export interface ShellDecision {
  /** The number to quote in an objection; null for a decision from before decisions had numbers. */
  number: string | null;
  title: string;
  lines: string[];
  /** How to object, with the brand's support e-mail address. */
  objection: string;
}

/** The fields of the API's User that the shell needs. */
export interface ShellUser {
  id: string;
  name: string;
  status: 'not_confirmed' | 'active';
  profileStatus: 'disabled' | 'active';
  paidUser: boolean;
  credits: number;
  language: string;
  signupDate: number;
  thumb: string | null;
  /** True when no notification is switched off, so that reminders are allowed. */
  remindable: boolean;
}
