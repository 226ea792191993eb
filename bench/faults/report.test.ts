import { describe, expect, it } from 'vitest';
import { atLeast, atMost, none } from './fault';
import { faultReport, isBroken, mergeResults, type FaultResult } from './report';

const result = (changes: Partial<FaultResult> = {}): FaultResult => ({
  name: 'kill',
  title: 'The server is killed.',
  database: 'sqlite',
  day: '2026-01-02',
  seconds: 3,
  figures: [none('messages lost', [])],
  ...changes,
});

describe('the report of faults', () => {
  it('says that every guarantee was kept, and with which figures', () => {
    const report = faultReport([result({ before: 'never tried' })], '2 cores');
    expect(report).toContain('Every promise was kept.');
    expect(report).toContain('| messages lost | 0 | SQLite | 0 |');
    expect(report).toContain('Before: never tried');
  });

  it('names what is broken, by figure or by an early end', () => {
    const lost = result({ figures: [none('messages lost', ['one'])] });
    const ended = result({ database: 'mariadb', problem: 'no answer' });
    const report = faultReport([lost, ended], '2 cores');
    expect(report).toContain('**Broken: kill (SQLite), kill (MariaDB).**');
    expect(report).toContain('| messages lost | 0 | SQLite | **1** |');
    expect(report).toContain('kill (MariaDB) ended early: no answer');
    expect([result(), lost, ended].map(isBroken)).toEqual([false, true, true]);
  });

  it('keeps the results of faults that did not run this time, and drops those that no longer exist', () => {
    const old = result({ day: '2026-01-01' });
    const other = result({ name: 'freeze', day: '2026-01-01' });
    const missing = result({ name: 'gone' });
    const merged = mergeResults([other, missing, old], [result()], ['kill', 'freeze']);
    expect(merged.map(({ name, day }) => `${name} ${day}`)).toEqual(['kill 2026-01-02', 'freeze 2026-01-01']);
  });

  it('checks bounds on both sides', () => {
    expect([atMost('p99', 2, 2, 's').met, atMost('p99', 2.1, 2, 's').met]).toEqual([true, false]);
    expect([atLeast('goodput', 80, 80, '%').met, atLeast('goodput', 79, 80, '%').met]).toEqual([true, false]);
  });
});
