/** What every page knows: made by the root loader, read by layouts, navigation and footer. */
export interface ShellData {
  brand: ShellBrand;
  company: ShellCompany;
  locale: string;
  /** Languages the dropdown offers here: code and own name. */
  locales: { code: string; name: string }[];
  /** Forced by cookie, or null: the device's choice. */
  theme: 'light' | 'dark' | null;
  country: string;
  geoipCountry: string;
  user: ShellUser | null;
  /** At the time of this answer; live data goes on from here. */
  unread: number;
  newLikes: number;
  /** Whether a visitor may sign up here now (brand's rule and traffic source). */
  signupOpen: boolean;
  /** Whether this visitor may search. */
  searchAccess: 'none' | 'limited' | 'all';
  /** Why the team hides the member's profile; null where it does not. */
  decision: ShellDecision | null;
  /** The member's profile has gaps, and they have not put the alert about it away. */
  enrich: boolean;
  /** The site-entry warning is to be shown on layouts that have it. */
  siteEntry: boolean;
  /** Server time in epoch milliseconds, so that server and browser say the same. */
  now: number;
  timeZone: string;
}

export interface ShellBrand {
  slug: string;
  name: string;
  niche: number;
  indexTitle: string;
  description: string;
  minAge: number;
  messageCredits: number;
  messageLength: number;
  signupCredits: number;
  /** What visitors without an account see of members: those who come directly, those a network sends, landing pages. */
  seenBy: { direct: ShellData['searchAccess']; partner: ShellData['searchAccess']; landings: boolean };
  refundDays: number;
  /** Labelled made-up profiles may like a member on the brand's behalf. */
  autoLikes: boolean;
  /** What this brand offers in a conversation besides words. */
  offers: { gifts: boolean; chatPhotos: boolean; icebreakers: boolean };
  /** Where pictures are that everybody may see, the CDN or the brand itself. */
  photosAt: string;
  supportEmail: string;
  supportPhone: string;
  /** `warning` says who writes for such a profile; closed: nothing can be sent to one. */
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

/** The team's decision about the member's own profile, as sentences in the member's language. */
export interface ShellDecision {
  /** To be named in an objection; null for one from before decisions had numbers. */
  number: string | null;
  title: string;
  lines: string[];
  /** How to object; names the brand's support address. */
  objection: string;
}

/** The User of the API, as far as the shell needs it. */
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
  /** No notification is switched off, so a reminder is welcome. */
  remindable: boolean;
}
