import { ensureStories, BROKEN_STORYBOOK } from './build-stories';
import { runVisits } from './run-visits';
import { serveFolder } from './serve-folder';
import { readStories } from './story-index';
import { planVisits } from './visit-plan';

/** Story of stories/broken -> what must be said about it. */
const EXPECTED: Record<string, RegExp> = {
  'broken--console-error': /^console: this should not be said/,
  'broken--thrown-late': /^page error: thrown after all/,
  'broken--thrown-in-render': /thrown while rendering/,
  'broken--failing-play': /^does not render: .*nothing happened/,
  'broken--pale-words': /^axe color-contrast/,
  'broken--nameless-button': /^axe button-name/,
  'broken--too-wide': /^scrolls sideways by \d+ px at/,
  'broken--missing-picture': /404.*nobody\.webp/,
  'broken--network': /Stories have no network/,
};

/** The negative control: what is wrong on purpose is found, each for its own reason. Empty where it is. */
export async function missedBroken(root: string, brands: ReadonlyMap<number, string>): Promise<string[]> {
  const folder = ensureStories(root, BROKEN_STORYBOOK);
  const server = await serveFolder(folder);
  try {
    const visits = planVisits(readStories(folder), { brands, extent: 'each' });
    const results = await runVisits(visits, { origin: server.origin, pages: 2 });
    const said = new Map(results.map(({ visit, problems }) => [visit.id, problems]));
    return [...new Set([...Object.keys(EXPECTED), ...said.keys()])].flatMap((id) => {
      const expected = EXPECTED[id];
      const problems = said.get(id) ?? [];
      if (expected && problems.some((problem) => expected.test(problem))) return [];
      return [`${id} passed for good: ${problems.join('; ') || 'nothing was said'}`];
    });
  } finally {
    server.close();
  }
}

export const BROKEN_COUNT = Object.keys(EXPECTED).length;
