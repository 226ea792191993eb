import { NICHE_BRANDS } from '../../../e2e/support/product/niche-brands';

export interface Screen {
  brand: string;
  /** The path, or how it is found once someone is logged in. */
  path: string | 'the conversation' | 'a person';
  member: boolean;
  width: number;
  height: number;
  scheme?: 'light' | 'dark';
}

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };

/** Pictures of one screen each, by the name of their file. */
export const SINGLE = {
  landing: { brand: 'golden-hour', path: '/', member: false, ...WIDE },
  members: { brand: 'zonneterras', path: '/members', member: true, ...WIDE },
} as const satisfies Record<string, Screen>;

/** One row of phones: an evening from the first faces to the settings. */
export const PHONES: readonly Screen[] = [
  { brand: 'zonneterras', path: '/members', member: true, ...PHONE },
  { brand: 'september-garden', path: 'a person', member: true, ...PHONE },
  { brand: 'golden-hour', path: '/swipe-game', member: true, ...PHONE },
  { brand: 'golden-hour', path: 'the conversation', member: true, ...PHONE, scheme: 'dark' },
  { brand: 'prisma', path: '/notifications', member: true, ...PHONE },
];

/** What each niche shows first, as a visitor meets it and as a member does. */
export const BRANDS: readonly (readonly Screen[])[] = NICHE_BRANDS.map((brand) => [
  { brand, path: '/', member: false, ...PHONE },
  { brand, path: '/', member: false, ...WIDE },
  { brand, path: '/members', member: true, ...PHONE },
]);
