import { describe, expect, it } from 'vitest';
import type { StoryEntry } from './story-index';
import { planVisits, type Extent } from './visit-plan';

const brands = new Map([1, 2, 3, 4, 5, 6, 7].map((niche) => [niche, `brand-${niche}`]));
const story = (id: string, change: Partial<StoryEntry> = {}): StoryEntry => ({
  id,
  title: 'ui/Button',
  name: id,
  type: 'story',
  tags: [],
  ...change,
});
const many = Array.from({ length: 140 }, (_, at) => story(`ui-button--state-${at}`));
const plan = (stories: StoryEntry[], extent: Extent = 'each', turn = 0) =>
  planVisits(stories, { brands, extent, turn });

describe('a run of each story', () => {
  it('visits each story once, and over all of them every niche, scheme, language and usual width', () => {
    const visits = plan(many);
    expect(visits.map(({ id }) => id)).toEqual(many.map(({ id }) => id));
    expect(new Set(visits.map(({ niche }) => niche)).size).toBe(7);
    expect(new Set(visits.map(({ scheme, locale }) => `${scheme} ${locale}`)).size).toBe(4);
    expect(new Set(visits.flatMap(({ widths }) => widths))).toEqual(new Set([320, 390, 768, 1280, 1920]));
    for (const { niche, brand } of visits) expect(brand).toBe(`brand-${niche}`);
  });

  it('keeps the visits of a story when others are added or removed', () => {
    const before = plan(many).find(({ id }) => id === 'ui-button--state-70');
    expect(plan([story('ui-alert--first'), ...many.slice(60)])).toContainEqual(before);
  });

  it('visits a story with all-niches in each, light and dark, and one with a width at that width', () => {
    const chosen = plan([story('a', { tags: ['all-niches', 'w320'] })]);
    expect(chosen.map(({ niche }) => niche)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(chosen.map(({ scheme }) => scheme)).size).toBe(2);
    expect(new Set(chosen.flatMap(({ widths }) => widths))).toEqual(new Set([320]));
  });

  it('visits a guide once, with the first brand', () => {
    expect(plan([story('guides--x', { type: 'docs' })])).toEqual([
      { id: 'guides--x', docs: true, brand: 'brand-1', niche: 1, scheme: 'light', locale: 'en', widths: [1280] },
    ]);
  });
});

it('the full run visits every niche and scheme, each at every width, in both languages', () => {
  const visits = plan([story('a')], 'full');
  expect(new Set(visits.map(({ niche, scheme }) => `${niche} ${scheme}`)).size).toBe(14);
  for (const { widths } of visits) expect(widths).toEqual([320, 390, 768, 1280, 1920, 3840]);
  expect(new Set(visits.map(({ niche, locale }) => `${niche} ${locale}`)).size).toBe(14);
});

describe('the part that npm test visits', () => {
  const components = Array.from({ length: 30 }, (_, at) => `ui/Part${at}`);
  const all = components.flatMap((title) =>
    Array.from({ length: 6 }, (_, at) => story(`${title.toLowerCase().replace('/', '-')}--state-${at}`, { title })),
  );

  it('changes with each turn, and six turns visit every story once that a run of each visits', () => {
    const turns = [0, 1, 2, 3, 4, 5].map((turn) => plan(all, 'part', turn));
    expect(turns.flat()).toHaveLength(all.length);
    expect(plan(all)).toEqual(expect.arrayContaining(turns.flat()));
    for (const visits of turns) expect(visits.length).toBeGreaterThan(all.length / 12);
    expect(plan(all, 'part', 6)).toEqual(turns[0]);
  });

  it('visits a story with all-niches in one of them', () => {
    const tagged = story('a', { tags: ['all-niches'] });
    expect([0, 1, 2, 3, 4, 5].flatMap((turn) => plan([tagged], 'part', turn))).toHaveLength(1);
  });
});
