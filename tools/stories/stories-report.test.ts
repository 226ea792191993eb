import { expect, it } from 'vitest';
import { storiesReport } from './stories-report';

const visit = { docs: false, brand: 'b', niche: 1, scheme: 'light', locale: 'en', widths: [320, 390] } as const;
const story = (id: string, title: string) => ({ id, title, name: id, type: 'story' as const, tags: [] });

it('counts the visits of each title and says where a problem is', () => {
  const report = storiesReport({
    stories: [story('b-1', 'ui/B'), story('a-1', 'ui/A'), story('a-2', 'ui/A')],
    results: [
      { visit: { ...visit, id: 'a-1' }, problems: [] },
      { visit: { ...visit, id: 'a-2' }, problems: ['axe color-contrast: pale'] },
      { visit: { ...visit, id: 'b-1' }, problems: [] },
    ],
    seconds: 120,
    extent: 'each',
  });
  expect(report).toContain('Every story in one place');
  expect(report).toContain('3 stories and pages, 3 visits, 6 looks, 1 visits with a problem, 2 minutes.');
  expect(report).toContain('| ui/A | 2 | 4 | 1 |\n| ui/B | 1 | 2 | 0 |');
  expect(report).toContain('- a-2 (b, light, en, 320/390 px): axe color-contrast: pale');
});
