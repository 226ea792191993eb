import { runVisits } from './run-visits';
import type { StoryEntry } from './story-index';
import { planVisits } from './visit-plan';

/** Maps each story of stories/broken to the problem that must be reported for it. */
const EXPECTED: Record<string, RegExp> = {
  'broken--console-error': /^console: this should not be said/,
  'broken--thrown-late': /^page error: thrown after all/,
  'broken--thrown-in-render': /thrown while rendering/,
  'broken--failing-play': /^does not render: .*nothing happened/,
  'broken--pale-words': /^axe color-contrast/,
  'broken--nameless-button': /^axe button-name/,
  'broken--too-wide': /^scrolls sideways by \d+ px at/,
  'broken--squeezed-icon': /^an icon is squeezed beside "Search"/,
  'broken--missing-picture': /404.*nobody\.webp/,
  'broken--network': /Stories have no network/,
};

/** Whether a story is broken on purpose. */
export const isBroken = ({ id }: StoryEntry) => id.startsWith('broken--');

export interface Broken {
  stories: readonly StoryEntry[];
  brands: ReadonlyMap<number, string>;
  origin: string;
}

/**
 * The negative control: every story that is broken on purpose must fail for its own reason. Returns those that do not;
 * empty when all do.
 */
export async function missedBroken({ stories, brands, origin }: Broken): Promise<string[]> {
  const visits = planVisits(stories, { brands, extent: 'each' });
  const results = await runVisits(visits, { origin, pages: 2 });
  const found = new Map(results.map(({ visit, problems }) => [visit.id, problems]));
  return [...new Set([...Object.keys(EXPECTED), ...found.keys()])].flatMap((id) => {
    const expected = EXPECTED[id];
    const problems = found.get(id) ?? [];
    if (expected && problems.some((problem) => expected.test(problem))) return [];
    return [`${id} passed for good: ${problems.join('; ') || 'nothing was said'}`];
  });
}

export const BROKEN_COUNT = Object.keys(EXPECTED).length;
