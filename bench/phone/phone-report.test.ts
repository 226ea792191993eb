import { expect, it } from 'vitest';
import { phoneMisses, phoneReport, type PhoneResult } from './phone-report';

const marks = {
  scores: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcp: 1799,
  tbt: 99,
  cls: 0,
  lost: [],
};
const good: PhoneResult = { path: '/profile', now: { marks, page: 15, script: 118, files: 8 } };
const before = { marks, page: 16, script: 147.5, files: 8 };
const about = { brand: 'golden-hour', date: '2026-11-26', runs: 5 };

it('names every promise that was missed, and a figure that is not there as one', () => {
  expect(phoneMisses(good)).toEqual([]);
  const bad = { ...marks, scores: { ...marks.scores, performance: 96 }, lcp: Number.NaN, tbt: 100 };
  expect(phoneMisses({ path: '/profile', now: { marks: bad, page: 15, script: 118.1, files: 9 } })).toEqual([
    'performance 96',
    'LCP NaN ms',
    'TBT 100 ms',
    'script 118.1 kB',
    '9 scripts',
  ]);
});

it('promises less of a search', () => {
  expect(phoneMisses({ path: '/members', now: { ...good.now, script: 112 } })).toEqual([]);
  expect(phoneMisses({ ...good, path: '/members' })).toEqual(['script 118.0 kB']);
});

it('names what is worse than before by more than noise, and scripts above four fifths', () => {
  expect(phoneMisses({ ...good, before })).toEqual([]);
  expect(phoneMisses({ ...good, before: { ...before, script: 147 } })).toEqual(['script 0.80 × of the one before']);
  expect(phoneMisses({ ...good, path: '/', before: { ...before, script: 118 } })).toEqual([]);
  const faster = { ...marks, scores: { ...marks.scores, performance: 99 }, lcp: 1700, tbt: 50, cls: -0.01 };
  expect(phoneMisses({ ...good, before: { ...before, marks: faster } })).toEqual([
    'performance is worse',
    'LCP is worse',
    'TBT is worse',
    'CLS is worse',
  ]);
});

it('says of each page whether the promise was met, what it was before, and what was lost', () => {
  const lost = { ...good.now, files: 9, marks: { ...marks, lost: ['performance: LCP'] } };
  const report = phoneReport(
    [
      { ...good, before },
      { path: '/chats/{id}', now: lost },
    ],
    { ...about, against: 'abc' },
  );
  expect(report).toContain(
    '| /profile | 97 (97) | 1799 (1799) | 99 (99) | 0.000 (0.000) | 15.0 (16.0) | 118.0 (147.5) | 8 (8) | met |',
  );
  expect(report).toContain('| /chats/{id} | 97 | 1799 | 99 | 0.000 | 15.0 | 118.0 | 9 | **missed**: 9 scripts |');
  expect(report).toContain('- /chats/{id}: performance: LCP');
  expect(report).toContain('In brackets the same of commit abc');
});

it('leaves a place empty that was not measured', () => {
  const report = phoneReport([{ path: '/likes', now: { page: 9, script: 117, files: 7 } }], about);
  expect(report).toContain('| /likes |  |  |  |  | 9.0 | 117.0 | 7 | met |');
  expect(report).not.toContain('brackets');
  expect(report).not.toContain('decision 0081');
});

it('says where the reasons are if the scripts are too large', () => {
  const now = { page: 9, script: 119, files: 7 };
  expect(phoneReport([{ path: '/likes', now }], about)).toContain('[decision 0081](../decisions/0081-');
});
