import { describe, expect, it } from 'vitest';
import type { Cost } from '../load/measure';

import { again, busyMs } from './others';
import { cpuTargets, targetVerdicts, type TargetRun } from './targets';
import { quietLine, writeTargets } from './targets-report';

const summary = (p50: number) => ({ count: 100, mean: p50, p50, p95: p50 * 1.5 });
const cost = (cpu: number): Cost => ({ cpu, alone: summary(cpu), together: summary(cpu * 8) });

function goodRun(database: TargetRun['database'], times = 1): TargetRun {
  const costs = Object.entries(cpuTargets).map(([key, most]) => [key, { now: cost(most * times * 0.9) }]);
  return {
    database,
    members: 1_000,
    costs: Object.fromEntries(costs) as TargetRun['costs'],
    bytes: { html: 90_000, htmlBrotli: 14_000 },
    startMs: 1_200,
    idleBytes: 200_000_000,
    others: 0.05,
    rounds: 1,
  };
}

const missed = (run: TargetRun) => targetVerdicts([run]).flatMap(({ key, met }) => (met ? [] : [key]));

describe('the targets', () => {
  it('are met by a run that reaches each, on MariaDB with half as much again', () => {
    expect(missed(goodRun('sqlite'))).toEqual([]);
    expect(missed(goodRun('mariadb', 1.5))).toEqual([]);
  });

  // covers X18-023
  it.each<[string, (run: TargetRun) => void]>([
    ['target-grid.sqlite', (run) => (run.costs.grid!.now.cpu = 4.1)],
    ['target-send.sqlite', (run) => (run.costs.send!.now.cpu = 1.2)],
    ['target-grid-html.sqlite', (run) => (run.bytes.html = 101_000)],
    ['target-grid-htmlBrotli.sqlite', (run) => (run.bytes.htmlBrotli = 15_100)],
    ['target-start.sqlite', (run) => (run.startMs = 1_600)],
    ['target-memory.sqlite', (run) => (run.idleBytes = 260_000_000)],
  ])('%s is missed if it is broken', (key, spoil) => {
    const run = goodRun('sqlite');
    spoil(run);
    expect(missed(run)).toEqual([key]);
  });
});

describe('the shares of an earlier commit', () => {
  const beside = (share: number): TargetRun => {
    const run = goodRun('sqlite');
    for (const target of Object.values(run.costs)) target.before = cost(target.now.cpu / share);
    return { ...run, idleBefore: run.idleBytes! / share };
  };

  it('are asked for only beside one, and met by a run that reaches each', () => {
    expect(targetVerdicts([goodRun('sqlite')]).some(({ key }) => key.startsWith('share-'))).toBe(false);
    expect(missed(beside(0.19))).toEqual([]);
  });

  it.each([
    ['share-own.sqlite', 'own', 0.51],
    ['share-poll.sqlite', 'poll', 0.21],
    ['share-landing.sqlite', 'landing', 0.81],
  ])('%s is missed above its share', (key, page, share) => {
    const run = beside(0.19);
    run.costs[page]!.before = cost(run.costs[page]!.now.cpu / share);
    expect(missed(run)).toEqual([key]);
  });

  it('are missed together and by memory, too', () => {
    expect(missed(beside(0.56))).toContain('share-pages.sqlite');
    expect(missed({ ...beside(0.19), idleBefore: goodRun('sqlite').idleBytes! })).toEqual(['share-memory.sqlite']);
  });

  it('MariaDB is compared with SQLite page by page', () => {
    const runs = [goodRun('sqlite'), goodRun('mariadb', 1.45)];
    const over = targetVerdicts(runs).filter(({ key }) => key.startsWith('over-sqlite-'));
    expect(over).toHaveLength(7);
    expect(over.every(({ met }) => !met)).toBe(true);
    expect(targetVerdicts([goodRun('sqlite'), goodRun('mariadb', 1.35)]).every(({ met }) => met)).toBe(true);
  });
});

describe('a quiet machine', () => {
  // covers X18-023
  it('is one whose other processes use little of a core', () => {
    expect(quietLine([goodRun('sqlite')])).toContain('was quiet enough (other processes used 5.0 % of one core');
    expect(quietLine([goodRun('sqlite'), { ...goodRun('mariadb'), others: 0.4 }])).toContain('**The machine was not');
  });

  it('is waited for as long as there is time for one more round', () => {
    expect(again(0.4, { round: 10, left: 30 })).toBe(true);
    expect(again(0.4, { round: 10, left: 9 })).toBe(false);
    expect(again(0.04, { round: 10, left: 30 })).toBe(false);
  });

  it('is measured by the kernel’s ticks, without idling and waiting for the disk', () => {
    expect(busyMs('cpu  10 1 4 1000 500 0 2 3 0 0\ncpu0 5 0 2 500 250 0 1 1 0 0')).toBe(200);
  });
});

describe('the section', () => {
  const machine = { cores: 2, processor: 'Some CPU', memoryGb: 8, node: 'v20.0.0', loadBefore: 0.2 };

  it('shows the earlier commit and the floors beside each request', () => {
    const run = goodRun('sqlite');
    run.costs.grid = { now: cost(3.9), before: cost(11.7), floor: cost(2.6) };
    const text = writeTargets({ at: Date.UTC(2026, 10, 26), minutes: 4, machine, against: 'abc123', runs: [run] }, {});
    expect(text).toContain('commit abc123');
    expect(text).toContain('| Member grid, default search | 3.90 | 11.7 | 3.00 × | 2.60 | 3.90 | 5.85 |');
    expect(text).toContain('Member grid, default search, CPU: at most 4.00 ms (SQLite)');
    expect(text).toContain('Likes');
  });
});
