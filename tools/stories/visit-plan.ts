import type { StoryEntry } from './story-index';

export interface Visit {
  id: string;
  docs: boolean;
  brand: string;
  niche: number;
  scheme: 'light' | 'dark';
  locale: 'en' | 'nl';
  /** Visited one after the other, without loading the story again. */
  widths: readonly number[];
}

export const WIDTHS = [320, 390, 768, 1280, 1920, 3840] as const;
const NICHES = [1, 2, 3, 4, 5, 6, 7] as const;
const SCHEMES = ['light', 'dark'] as const;
const LOCALES = ['en', 'nl'] as const;
/** The widths of a normal run; 390 occurs twice, since most visitors use a phone. */
const USUAL_WIDTHS = [390, 1280, 320, 390, 768, 1920] as const;

/** The tag of stories that are visited in all niches; `npm test` visits them in one, like every other story. */
export const EVERY_NICHE = 'all-niches';

/**
 * How much a run visits.
 * - 'part': one story in six with one setting each, and the next ones at the next turn; `npm test` has time for this.
 * - 'each': every story with one setting.
 * - 'full': every combination of niche, scheme and width.
 */
export type Extent = 'part' | 'each' | 'full';
const PARTS = 6;

export interface PlanOptions {
  /** Maps each niche to the brand that shows it. */
  brands: ReadonlyMap<number, string>;
  extent: Extent;
  /** Which of the parts a run of 'part' visits. */
  turn?: number;
}

/** The visits of a run: with which brand, niche, scheme, language and widths each story is shown. */
export function planVisits(stories: readonly StoryEntry[], { brands, extent, turn = 0 }: PlanOptions): Visit[] {
  const chosen = extent === 'part' ? stories.filter(({ id }) => hash(id) % PARTS === turn % PARTS) : stories;
  return chosen.flatMap((story) => {
    const usual = usualPlace(story);
    const at = (change: Partial<Visit>): Visit => {
      const niche = change.niche ?? usual.niche;
      return { ...usual, ...change, niche, brand: brands.get(niche) ?? brands.get(1)! };
    };
    // A documentation page has no niche: its text is the same everywhere.
    if (story.type === 'docs') return [at({ niche: 1, scheme: 'light', locale: 'en', widths: [1280] })];
    if (extent === 'full') return crossOf(story).map(at);
    if (extent === 'each' && story.tags.includes(EVERY_NICHE)) {
      // The schemes alternate by niche, and the first scheme differs by story.
      const first = SCHEMES.indexOf(usual.scheme);
      return NICHES.map((niche) => at({ niche, scheme: SCHEMES[(niche + first) % 2]! }));
    }
    return [at({})];
  });
}

/**
 * The settings of a story depend on its id only. Niches, schemes, languages and widths are spread over all stories, and
 * a new story does not change the settings of the others.
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

/** The tag `w320` fixes the width for a story about that width. */
function ownWidth(tags: readonly string[]): number | undefined {
  return WIDTHS.find((width) => tags.includes(`w${width}`));
}

function crossOf({ tags }: StoryEntry): Partial<Visit>[] {
  const own = ownWidth(tags);
  const widths = own === undefined ? WIDTHS : [own];
  return NICHES.flatMap((niche) =>
    // The language alternates, so that every niche is visited in both.
    SCHEMES.map((scheme, at) => ({ niche, scheme, widths, locale: LOCALES[(niche + at) % 2]! })),
  );
}

/** The hash FNV-1a, which is the same on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  return value >>> 0;
}
