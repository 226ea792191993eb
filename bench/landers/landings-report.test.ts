import { expect, it } from 'vitest';
import { landingMisses, landingsReport, landingsSection, type LandingResult } from './landings-report';

const run = (change: object = {}) => ({
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcp: 1100,
  cls: 0,
  tbt: 0,
  lost: [],
  ...change,
});
const good: LandingResult = { brand: 'golden-hour', runs: [run(), run({ lcp: 1299 })], page: 12, script: 8.9 };

// covers X17-066
it('counts every run', () => {
  expect(landingMisses(good)).toEqual([]);
  const slow = run({ lcp: 1300, lost: ['performance: LCP (1.3 s)'] });
  const low = run({ scores: { ...run().scores, seo: 92 }, cls: 0.01 });
  expect(landingMisses({ ...good, runs: [run(), slow, low], script: 15 })).toEqual([
    '100 four times in 2 of 3 runs',
    'LCP 1300 ms',
    'CLS 0.010',
    'script 15.0 kB',
  ]);
  expect(landingMisses({ ...good, runs: [run({ lcp: Number.NaN })] })).toEqual(['LCP Infinity ms']);
  expect(landingMisses({ ...good, runs: [] })).not.toEqual([]);
});

// covers X17-066
it('shows the worst run and why something was missed', () => {
  const slow = run({ lcp: 1400, lost: ['performance: LCP (1.4 s)'] });
  const text = landingsReport([good, { ...good, brand: 'prisma', runs: [run(), slow] }], {
    date: '2026-11-25',
    load: 3,
    notes: { 'landing-page-prisma': 'The font is heavy.' },
  });
  expect(text).toContain('| golden-hour | 100 | 100 | 100 | 100 | 2 of 2 | 1299 | 12.0 | 8.9 | met |');
  expect(text).toContain('- prisma: LCP 1400 ms. The font is heavy. performance: LCP (1.4 s)');
  expect(landingsSection.find(text)).toBe(text);
});
