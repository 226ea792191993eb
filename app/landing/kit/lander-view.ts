import type { NichePrefix } from '~/i18n/niche-prefix';

/** A labelled fictional profile (or, on a member landing, a member who agreed) with what a lander may show of it. */
export interface LanderPerson {
  id: string;
  name: string;
  age: number | null;
  place: string | null;
  /** The URL of the picture, 720 by 960 pixels. */
  photo: string;
  /** The URL of the small picture, 360 by 480 pixels. */
  thumb: string;
  fictional: boolean;
  /** What they wrote about themselves; empty where they wrote nothing. */
  about: string;
  /** The language of `about`, for the attribute `lang`, which screen readers and hyphenation need. */
  language: string;
  /** The names of their interests in the reader's language. */
  interests: string[];
  /** The product's ids of the same interests in the same order (`beach`, `baking`), for a lander's own pictures. */
  interestIds: string[];
}

/** A region of the visitor's country, with the number of profiles that search finds there. */
export interface LanderRegion {
  id: string;
  name: string;
  profiles: number;
}

/** The drawn map of a country from app/landing/map/, in units of its own. */
export interface LanderMap {
  country: string;
  source: string;
  width: number;
  height: number;
  /** Boxes around parts that are drawn away from their true position: x, y, width, height. */
  frames: number[][];
  /** Small regions last. `d` is an SVG path; `towns` are coordinates x, y, x, y …, the largest town first. */
  regions: { id: string; d: string; towns: number[] }[];
}

/** Texts that every lander has, which are no copy of its own. */
export interface LanderLabels {
  /** For whom the brand is, and where. */
  dating: string;
  /** What is free; while signups are closed, that they are. */
  offer: string;
  join: string;
  /** "Say hello to Ada": leads to the message for the person of the page; null on all other landers. */
  hello: string | null;
  waitingList: string;
  /** The way to search; null where the brand shows visitors nobody. */
  people: string | null;
}

/** Made on the server for one brand, niche, slug and language; the same for all visitors of a day. */
export interface LanderView {
  name: string;
  slug: string | null;
  niche: NichePrefix;
  locale: string;
  brand: { name: string; minAge: number; signupCredits: number; messageLength: number };
  fictional: { icon: string; singular: string; plural: string; warning: string; chat: 'answered' | 'closed' };
  /** The ISO 3166 code of the country and its name in the reader's language. */
  country: { code: string; name: string };
  labels: LanderLabels;
  /** Maps each slot to its formatted text. */
  copy: Record<string, string>;
  /** Only where the manifest needs them; otherwise empty. */
  people: LanderPerson[];
  regions: LanderRegion[];
  /** Only where the manifest needs it; null where the country has no map. */
  map: LanderMap | null;
  /** The person whom a member landing presents; null on all other landers. */
  person: LanderPerson | null;
  /** Whether visitors may sign up here now; otherwise the page says how to be invited. */
  signupOpen: boolean;
  /** Maps the name of a picture or film (`hero`, `hero.she`) to the URL of the lander's asset. */
  assets: Record<string, string>;
  /** The URL of the lander's own small script; null where it has none. */
  script: string | null;
}
