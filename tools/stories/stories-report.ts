import type { Result } from './run-visits';
import type { StoryEntry } from './story-index';
import type { Extent } from './visit-plan';

export interface Run {
  stories: readonly StoryEntry[];
  results: readonly Result[];
  seconds: number;
  extent: Extent;
}

const PLACES: Record<Extent, string> = {
  full: '`npm run storybook -- test --full`; not edited by hand. Every story in all seven niches, light and dark, in both demo languages, at 320, 390, 768, 1280, 1920 and 3840 px, pages in one place.',
  each: '`npm run storybook -- test`; not edited by hand. Every story in one place (niche, light or dark, language and width follow from its name and spread over all of them), those tagged all-niches in seven.',
  part: '`npm run storybook -- test --part`; not edited by hand. Some stories of every component.',
};

/** The text of docs/reports/stories.md: what a run over all stories visited and what it found. */
export function storiesReport({ stories, results, seconds, extent }: Run): string {
  const renders = results.reduce((sum, { visit }) => sum + visit.widths.length, 0);
  const bad = results.filter(({ problems }) => problems.length > 0);
  const titles = [...new Set(stories.map(({ title }) => title))].sort((a, b) => a.localeCompare(b, 'en'));
  return [
    '# The stories, looked at everywhere',
    '',
    `Written by ${PLACES[extent]} Each look asks for: rendered and played to the end,`,
    'an empty console, nothing missing, no sideways scroll, no violation of WCAG 2.2 AA that axe can see (at 390 and 1280 px).',
    '',
    `${stories.length} stories and pages, ${results.length} visits, ${renders} looks, ${bad.length} visits with a problem, ${Math.round(seconds / 60)} minutes.`,
    '',
    '| what | stories | looks | problems |',
    '| --- | ---: | ---: | ---: |',
    ...titles.map((title) => row(title, stories, results)),
    '',
    ...(bad.length === 0 ? [] : ['## Problems', '', ...bad.map((result) => `- ${describeResult(result)}`), '']),
  ].join('\n');
}

function row(title: string, stories: readonly StoryEntry[], results: readonly Result[]): string {
  const own = new Set(stories.filter((story) => story.title === title).map(({ id }) => id));
  const mine = results.filter(({ visit }) => own.has(visit.id));
  const renders = mine.reduce((sum, { visit }) => sum + visit.widths.length, 0);
  return `| ${title} | ${own.size} | ${renders} | ${mine.filter(({ problems }) => problems.length > 0).length} |`;
}

/** One line that names the story, its settings and the problems. */
export function describeResult({ visit, problems }: Result): string {
  const { id, brand, scheme, locale, widths } = visit;
  return `${id} (${brand}, ${scheme}, ${locale}, ${widths.join('/')} px): ${problems.join('; ')}`;
}
