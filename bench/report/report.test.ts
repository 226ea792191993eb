import { describe, expect, it } from 'vitest';
import { goodRun } from './bench.testing';
import type { RunResult } from '../pages/run-result';
import { writeReport } from './report';
import { verdictsOf } from './verdicts';

const machine = { cores: 2, processor: 'Some CPU', memoryGb: 8, node: 'v20.0.0', loadBefore: 0.2 };
const write = (runs: RunResult[], notes = {}) =>
  writeReport({ at: Date.UTC(2026, 10, 21), minutes: 12, machine, command: 'npm run bench', runs }, notes);
const missed = (...runs: RunResult[]) => verdictsOf(runs).flatMap(({ key, met }) => (met ? [] : [key]));

describe('the verdicts', () => {
  it('are all met by a run that reaches every target', () => {
    const verdicts = verdictsOf([goodRun(1_000), goodRun(1_000_000)]);
    expect(verdicts.filter(({ met }) => !met)).toEqual([]);
    expect(verdicts.length).toBeGreaterThan(10);
  });

  // The negative control: breaking a promise must change its own verdict and no other.
  // covers X17-017
  it.each<[string, (run: RunResult) => void]>([
    ['grid.sqlite', (run) => (run.floors!.full.cpu = 2.2)],
    ['landing.sqlite', (run) => (run.floors!.fixed.cpu = 0.016)],
    ['search.sqlite', (run) => (run.search.standard.page.p95 = 2.1)],
    ['best.sqlite', (run) => (run.search.orders![0]!.page.p95 = 2.1)],
    ['best-cpu.sqlite', (run) => (run.search.bestOver = 1.1)],
    ['orders.sqlite', (run) => (run.search.orders![1]!.count.p95 = 10.5)],
    ['filters.sqlite', (run) => (run.search.worst[0]!.count.p95 = 10.5)],
    ['send.sqlite', (run) => (run.commit.time.p50 = 0.3)],
    ['poll.sqlite', (run) => (run.pages['api-chats']!.cpu = 1.01)],
    ['script.sqlite', (run) => (run.bytes.grid!.js = 119_000)],
    ['growth-profile.sqlite', (run) => (run.pages.profile!.cpu = 5)],
  ])('%s is missed if it is broken', (key, spoil) => {
    const largest = goodRun(1_000_000);
    spoil(largest);
    const smallest = goodRun(1_000);
    if (!key.startsWith('growth')) spoil(smallest);
    expect(missed(smallest, largest)).toEqual([key]);
  });

  it('do not count noise below a fifth of a millisecond as growth', () => {
    const largest = goodRun(1_000_000);
    largest.pages.landing!.cpu = 0.029;
    expect(missed(goodRun(1_000), largest)).toEqual([]);
  });
});

describe('the report', () => {
  it('names the machine, date, kind of run and every page with its figures', () => {
    const text = write([goodRun(1_000), goodRun(1_000_000)]);
    for (const part of ['2 cores', 'Node v20.0.0', '2026-11-21', 'SQLite 3.53.2', 'npm run bench -- --quick'])
      expect(text).toContain(part);
    expect(text).toContain('| Profile | 4.00 | 4.40 | 6.60 | 32.0 | 48.0 |');
    expect(text).toContain('SQLite, 1,000,000 members');
    expect(text).toContain('656 elements');
    expect(text).not.toContain('**missed**');
    expect(text).not.toContain('Other processes');
  });

  it('explains misses from the notes, also with one note for both databases, and admits what has no note', () => {
    const run = goodRun(1_000);
    run.floors!.full.cpu = 1;
    expect(write([run])).toContain('no reason is known yet');
    expect(write([run], { 'grid.*': 'Because of the router.' })).toMatch(/Member grid.*: Because of the router\./);
    expect(write([run], { 'grid.sqlite': 'Here.', 'grid.*': 'There.' })).toContain('Here.');
  });

  it('says so if the machine was busy', () => {
    const text = writeReport(
      { at: 0, minutes: 1, machine: { ...machine, loadBefore: 5 }, command: 'x', runs: [goodRun(1_000)] },
      {},
    );
    expect(text).toContain('Other processes wanted the cores');
  });
});
