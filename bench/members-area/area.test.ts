import { describe, expect, it } from 'vitest';
import type { Cost } from '../load/measure';
import type { PageSql } from '../pages/page-sql';
import type { Summary } from '../report/statistics';
import { areaLabels, FULL_SCALE, scaleFor } from './area-kinds';
import { areaSection, areaVerdicts, writeAreaReport } from './area-report';
import type { AreaRun } from './measure-area';
import type { PhotoPipeline } from './photo-pipeline';

const summary = (p50: number): Summary => ({ count: 60, mean: p50, p50, p95: p50 * 1.5 });
const cost = (p50: number): Cost => ({ cpu: p50, alone: summary(p50), together: summary(p50 * 8) });
const sql = (p50: number): PageSql => ({ statements: 9, time: summary(p50), here: p50, database: 0 });
const each = <T>(value: T) => Object.fromEntries(Object.keys(areaLabels).map((key) => [key, value]));

/** A run in which every promise is met. */
function goodRun(database: AreaRun['database'] = 'sqlite'): AreaRun {
  const delivery = (streams: number) => ({ streams, time: summary(3), cpu: 2 });
  return {
    database,
    version: '1',
    members: 100_000,
    scale: FULL_SCALE,
    pages: each({ few: cost(10), many: cost(11) }),
    sql: each({ few: sql(0.5), many: sql(0.6) }),
    delivery: { alone: delivery(20), among: delivery(2_000) },
  };
}

const photos: PhotoPipeline = {
  width: 3_000,
  height: 4_000,
  bytes: 3_200_000,
  profile: { time: summary(400), cpu: 500, bytes: { photo: 30_000, thumb: 9_000 } },
  alone: { time: summary(390), cpu: 400, bytes: { photo: 30_000, thumb: 9_000 } },
  message: { time: summary(200), cpu: 250, bytes: { photo: 60_000, preview: 14_000 } },
};
const machine = { cores: 2, processor: 'p', memoryGb: 8, node: 'v20.0.0', loadBefore: 0.2 };
const report = (runs: AreaRun[], notes = {}, loadBefore = 0.2) =>
  writeAreaReport({ at: Date.UTC(2026, 10, 21), minutes: 3, machine: { ...machine, loadBefore }, runs, photos }, notes);
const missed = (run: AreaRun) => areaVerdicts([run]).flatMap(({ key, met }) => (met ? [] : [key]));

describe('pages with much data', () => {
  it('must cost as much as pages with little, except for the photos of a profile, which are all on it', () => {
    expect(missed(goodRun())).toEqual([]);
    const run = goodRun('mariadb');
    for (const key of ['profile', 'matches']) run.pages[key] = { few: cost(10), many: cost(13) };
    expect(missed(run)).toEqual(['area-matches.mariadb']);
    run.delivery.among.time = summary(9);
    expect(missed(run)).toEqual(['area-matches.mariadb', 'area-delivery.mariadb']);
  });

  it('are scaled down for a small brand', () => {
    expect(scaleFor(100_000)).toEqual(FULL_SCALE);
    const { many, streams } = scaleFor(300);
    expect([many.matches, many.conversations, many.photos, streams]).toEqual([100, 100, 25, 100]);
  });

  it('have a section of their own in the report, which is replaced without the rest', () => {
    const run = goodRun();
    run.pages.chats = { few: cost(10), many: cost(20) };
    const text = report([goodRun('mariadb'), run], { 'area-chats.*': 'Because.' });
    expect(text).toContain('| Profile, photos: 25 | 11.0 | 11.0 | 16.5 | 88.0 | 0.600 | 0.900 | 9 |');
    expect(text).toContain('| SQLite, 2,000 open streams | 3.00 | 4.50 | 2.00 |');
    expect(text).toContain('| Of a profile | 400 | 600 | 500 | photo 30.0 kB, thumb 9.00 kB |');
    expect(text).toContain('| The library alone | 390 | 585 | 400 | photo 30.0 kB, thumb 9.00 kB |');
    expect(text).toContain('500 ms / 400 ms = 1.25 ×');
    expect(text).toMatch(/Conversation list.*SQLite\): Because\./);
    expect(text).not.toContain('wanted the cores');
    expect(report([run], {}, 5)).toContain('wanted the cores');
    const page = areaSection.put('# Benchmarks\n\nfirst\n', text);
    const again = areaSection.put(`${page}\nlast\n`, report([goodRun()]));
    expect(again).toMatch(/^# Benchmarks\n\nfirst\n[^]*\nlast\n$/);
    expect(again.match(/## Members area/g)).toHaveLength(1);
    expect(again).not.toContain('MariaDB');
  });
});
