import { expect, it } from 'vitest';
import { workersMisses, workersReport, workersSection, type WorkersResult } from './report';

const good: WorkersResult = {
  day: '2026-11-26',
  machine: { cores: 2, node: 'v20.20.2' },
  load: 0.3,
  others: 0.02,
  members: 6_000,
  costs: [{ what: 'Profile', alone: 4, shared: 4.2 }],
  shares: [210, 190],
  deliveries: [{ workers: 2, streams: 2_000, p50: 8, p95: 20 }],
  startMs: 900,
};

it('meets what was promised up to the bounds', () => {
  expect(workersMisses(good)).toEqual([]);
  const text = workersReport(good);
  expect(text).toContain('| Profile: CPU for a request | 4.00 ms alone, 4.20 ms with two: 1.05 times |');
  expect(text).toContain('| 400 requests, each on a connection of its own | 53 % and 48 % |');
  expect(text).toContain('it was quiet');
  expect(workersSection.find(`before\n${text}\nafter`)).toBe(text);
});

it.each([
  ['the processor', { costs: [{ what: 'Profile', alone: 4, shared: 4.5 }] }],
  ['the shares', { shares: [250, 150] }],
  ['an event that is late', { deliveries: [{ workers: 2, streams: 2_000, p50: 8, p95: 201 }] }],
  ['a slow start', { startMs: 1_500 }],
])('names what was missed: %s', (_what, change) => {
  expect(workersMisses({ ...good, ...change })).toHaveLength(1);
  expect(workersReport({ ...good, ...change })).toContain('**missed**');
});

it('says that the machine was busy', () => {
  expect(workersReport({ ...good, load: 5 })).toContain('it was busy');
  expect(workersReport({ ...good, others: 0.9 })).toContain('other processes used 90 % of a core');
});
