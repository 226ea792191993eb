import type { StoryEntry } from './story-index';

export interface Visit {
  id: string;
  docs: boolean;
  brand: string;
  niche: number;
  scheme: 'light' | 'dark';
  locale: 'en' | 'nl';
  /** One after the other, without loading the story again. */
  widths: readonly number[];
}

export const WIDTHS = [320, 390, 768, 1280, 1920, 3840] as const;
const NICHES = [1, 2, 3, 4, 5, 6, 7] as const;
const SCHEMES = ['light', 'dark'] as const;
const LOCALES = ['en', 'nl'] as const;
/** What a normal run looks at: the phone twice, since most visitors hold one. */
const USUAL_WIDTHS = [390, 1280, 320, 390, 768, 1920] as const;

/** Seen in all niches; by `npm test` in one, as every other story. */
export const EVERY_NICHE = 'all-niches';

/**
 * What a run looks at. 'part': one story in six, in one place, the next ones at the next turn; what `npm test` has time
 * for. 'each': every story in one place. 'full': the whole cross of niche, scheme and width.
 */
export type Extent = 'part' | 'each' | 'full';
const PARTS = 6;

export interface PlanOptions {
  /** Niche to the brand that shows it. */
  brands: ReadonlyMap<number, string>;
  extent: Extent;
  /** Which of the parts a run of 'part' looks at. */
  turn?: number;
}

/** Where each story is looked at. */
export function planVisits(stories: readonly StoryEntry[], { brands, extent, turn = 0 }: PlanOptions): Visit[] {
  const chosen = extent === 'part' ? stories.filter(({ id }) => hash(id) % PARTS === turn % PARTS) : stories;
  return chosen.flatMap((story) => {
    const usual = usualPlace(story);
    const at = (change: Partial<Visit>): Visit => {
      const niche = change.niche ?? usual.niche;
      return { ...usual, ...change, niche, brand: brands.get(niche) ?? brands.get(1)! };
    };
    // A written page has no niche: its words are the same everywhere.
    if (story.type === 'docs') return [at({ niche: 1, scheme: 'light', locale: 'en', widths: [1280] })];
    if (extent === 'full') return crossOf(story).map(at);
    if (extent === 'each' && story.tags.includes(EVERY_NICHE)) {
      // The schemes alternate, and not for every story alike.
      const first = SCHEMES.indexOf(usual.scheme);
      return NICHES.map((niche) => at({ niche, scheme: SCHEMES[(niche + first) % 2]! }));
    }
    return [at({})];
  });
}

/**
 * The place of a story follows from its id alone: the niches, schemes, languages and widths spread over all stories,
 * and a new story moves none of the others to a place where something old is found.
 */
function usualPlace({ id, type, tags }: StoryEntry): Visit {
  const number = hash(id);
  return {
    id,
    docs: type === 'docs',
    brand: '',
    niche: NICHES[number % 7]!,
    scheme: SCHEMES[(number >>> 4) % 2]!,
    locale: LOCALES[(number >>> 6) % 2]!,
    widths: [ownWidth(tags) ?? USUAL_WIDTHS[(number >>> 8) % USUAL_WIDTHS.length]!],
  };
}

/** Tag `w320`: a story about a width is looked at there. */
function ownWidth(tags: readonly string[]): number | undefined {
  return WIDTHS.find((width) => tags.includes(`w${width}`));
}

function crossOf({ tags }: StoryEntry): Partial<Visit>[] {
  const own = ownWidth(tags);
  const widths = own === undefined ? WIDTHS : [own];
  return NICHES.flatMap((niche) =>
    // The language alternates: every niche is read in both.
    SCHEMES.map((scheme, at) => ({ niche, scheme, widths, locale: LOCALES[(niche + at) % 2]! })),
  );
}

/** FNV-1a: the same on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  return value >>> 0;
}
