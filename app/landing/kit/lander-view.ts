import type { NichePrefix } from '~/i18n/niche-prefix';

/** A labelled fictional profile (or, on a member landing, a member who agreed) as a lander may show it. */
export interface LanderPerson {
  id: string;
  name: string;
  age: number | null;
  place: string | null;
  /** Address of the picture, 720 by 960. */
  photo: string;
  /** The small one, 360 by 480. */
  thumb: string;
  fictional: boolean;
  /** What they wrote of themselves; empty where they did not. */
  about: string;
  /** The language of these words, for `lang`: voices and hyphens follow it. */
  language: string;
  /** Names of their interests, in the reader's language. */
  interests: string[];
  /** The same interests as the product knows them, in the same order: `beach`, `baking`. For a lander's own pictures. */
  interestIds: string[];
}

/** A region of the visitor's country with the profiles that search shows there. */
export interface LanderRegion {
  id: string;
  name: string;
  profiles: number;
}

/** A country drawn: from app/landing/map/, in units of its own. */
export interface LanderMap {
  country: string;
  source: string;
  width: number;
  height: number;
  /** Boxes around what lies elsewhere in truth: x, y, width, height. */
  frames: number[][];
  /** Small ones last. `d` is an SVG path; `towns` are x, y, x, y …, the largest first. */
  regions: { id: string; d: string; towns: number[] }[];
}

/** Everything a lander knows. Made on the server for one brand, niche, slug and language; the same for all visitors. */
export interface LanderView {
  name: string;
  slug: string | null;
  niche: NichePrefix;
  locale: string;
  brand: { name: string; minAge: number; signupCredits: number; messageLength: number };
  fictional: { icon: string; singular: string; plural: string; warning: string; chat: 'answered' | 'closed' };
  /** ISO 3166, and its name in the reader's language. */
  country: { code: string; name: string };
  /** Slot to finished text. */
  copy: Record<string, string>;
  /** Only where the manifest needs them. */
  people: LanderPerson[];
  regions: LanderRegion[];
  /** Only where the manifest needs it; null where the country is not drawn. */
  map: LanderMap | null;
  /** Only on member landings: whom the page presents. */
  person: LanderPerson | null;
  /** Whether visitors may sign up here now; without it the pages say how to come in. */
  signupOpen: boolean;
  /** Art name (`hero`, `hero.she`) to the address of the lander's own asset. */
  assets: Record<string, string>;
  /** Address of the lander's own small script, where it has one. */
  script: string | null;
}
