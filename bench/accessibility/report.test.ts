import { expect, it } from 'vitest';
import type { PlannedPage } from '../../e2e/support/accessibility/audited-routes';
import { accessibilityReport, type AccessibilityRun } from './report';

const page = (path: string): PlannedPage => ({ route: path.slice(1), viewer: 'visitor', path });
const run: AccessibilityRun = {
  day: '2026-11-26',
  machine: '2 cores',
  browser: '140',
  axe: '4.11',
  seconds: 125,
  brands: ['a'],
  planned: [page('/login'), page('/signup')],
  places: [
    { slug: 'a', planned: page('/login'), views: 4, findings: [] },
    { slug: 'a', planned: page('/signup'), views: 4, findings: [] },
  ],
};

it('says how much was looked at, and that nothing was found', () => {
  const { text, findings } = accessibilityReport(run);
  expect(findings).toBe(0);
  expect(text).toContain('2 routes, 2 pages of them, 1 themes, 8 checks: no finding');
  expect(text).toContain('2 min 5 s');
  expect(text).toContain('| login | `/login` | visitor | 1 | 4 | 0 |');
});

it('lists each finding', () => {
  const finding = { page: '/login', view: '390 px, dark', rule: 'color-contrast', detail: '<p>: 3.1 | 4.5' };
  const { text, findings } = accessibilityReport({
    ...run,
    places: [{ ...run.places[0]!, findings: [finding] }, run.places[1]!],
  });
  expect(findings).toBe(1);
  expect(text).toContain('- a, visitor, `/login`, 390 px, dark: color-contrast: \\<p>: 3.1 \\| 4.5');
  expect(text).toContain('| a | 2 | 0 | 0 | 0 | 8 | 1 |');
});

it('counts a page that no brand has shown as a finding', () => {
  const { text, findings } = accessibilityReport({ ...run, places: run.places.slice(0, 1) });
  expect(findings).toBe(1);
  expect(text).toContain('no brand shows `/signup` to the visitor');
});
