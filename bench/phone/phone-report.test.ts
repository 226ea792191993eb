import { expect, it } from 'vitest';
import { phoneMisses, phoneReport, type PhoneResult } from './phone-report';

const good: PhoneResult = {
  path: '/members',
  scores: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcp: 1799,
  tbt: 99,
  cls: 0,
  lost: [],
  page: 15,
  script: 149.9,
  files: 8,
};

it('names every promise that was missed, and a figure that is not there as one', () => {
  expect(phoneMisses(good)).toEqual([]);
  const bad = {
    ...good,
    scores: { ...good.scores, performance: 96 },
    lcp: Number.NaN,
    tbt: 100,
    script: 150,
    files: 9,
  };
  expect(phoneMisses(bad)).toEqual(['performance 96', 'LCP NaN ms', 'TBT 100 ms', 'script 150.0 kB', '9 scripts']);
});

it('says of each page whether the promise was met, and what was lost', () => {
  const report = phoneReport([good, { ...good, path: '/chats/{id}', files: 9, lost: ['performance: LCP'] }], {
    brand: 'golden-hour',
    date: '2026-11-26',
  });
  expect(report).toContain('| /members | 97 | 1799 | 99 | 0.000 | 15.0 | 149.9 | 8 | met |');
  expect(report).toContain('**missed**: 9 scripts');
  expect(report).toContain('- /chats/{id}: performance: LCP');
});
