import { describe, expect, it, vi } from 'vitest';
import { listTrafficVisits } from '~db/queries/traffic-visit.testing';
import { testTenant } from '~/tenancy/tenant.testing';
import { TEST_NOW, withDatabase, type OpenDatabase } from '~/testing/with-database';
import { openClicks } from './clicks';
import { openLimits } from '../limits/limits';
import { memoryLogger } from '../operations/logger';
import type { RequestFacts } from '../http/request-facts';

const aurea = testTenant({ id: 1, slug: 'aurea' });
const boreas = testTenant({ id: 2, slug: 'boreas' });
const at = (path: string, ip = '192.0.2.1') =>
  ({ url: new URL(path, 'http://aurea.localhost'), peer: { ip } }) as RequestFacts;
const ipKey = (ip: string) => ip;
const limits = (factor = 1000) => openLimits(factor);
const range = { from: TEST_NOW, until: TEST_NOW + 1, limit: 100_000 };

function openAll(open: OpenDatabase) {
  const lines: { level: string; fields: object; message: string }[] = [];
  return { lines, clicks: openClicks({ ...open, ipKey, limits: limits(), log: memoryLogger(lines) }) };
}

/** Opens the recorder on a fake database that only takes inserts. */
function openWith(insertInto: () => object, lines: Parameters<typeof memoryLogger>[0], bounds = limits()) {
  return openClicks({
    database: { tenant: () => ({ tenantId: 1, insertInto }) } as never,
    clock: { now: () => 0 },
    ids: { ulid: () => '', random: () => '', token: () => '', code: () => '' },
    log: memoryLogger(lines),
    ipKey,
    limits: bounds,
  });
}

withDatabase('clicks', (open) => {
  // covers S3-088 S3-089 S3-090 S3-091 S3-092
  it('are written with the ids of their URL, each to its brand', async () => {
    const database = await open();
    const { clicks, lines } = openAll(database);
    clicks.record(aurea, at(`/members/${'x'.repeat(300)}?network=adnet&ref=r&sub1=1&sub2=2&sub3=3&other=4`));
    clicks.record(boreas, at('/?network=other'));
    await clicks.close();
    expect(await listTrafficVisits(database.db, range)).toMatchObject([
      { network: 'adnet', ref: 'r', sub1: '1', sub2: '2', sub3: '3', path: `/members/${'x'.repeat(191)}` },
    ]);
    expect(await listTrafficVisits(database.other, range)).toMatchObject([{ network: 'other', ref: null, path: '/' }]);
    expect(lines).toEqual([]);
  });

  it('are written within a second without a call', async () => {
    const database = await open();
    const { clicks } = openAll(database);
    clicks.record(aurea, at('/?network=adnet'));
    await vi.waitFor(async () => expect(await listTrafficVisits(database.db, range)).toHaveLength(1), {
      timeout: 10_000,
    });
    await clicks.close();
  });

  it('are all stored after closing, also those that are just being written', async () => {
    const database = await open();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { clicks } = openAll(database);
    for (let i = 0; i < 3000; i++) clicks.record(aurea, at(`/?network=adnet&ref=${i}`));
    // Begins to write the first clicks; `close` must wait for that.
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    clicks.record(aurea, at('/?network=last'));
    await clicks.close();
    expect(await listTrafficVisits(database.db, range)).toHaveLength(3001);
  });

  it('are given up with an error in the log, one brand at a time, if the database refuses them', async () => {
    const database = await open();
    const tenant = (id: number) => {
      if (id === 1) throw new Error('gone');
      return database.database.tenant(id);
    };
    const { clicks, lines } = openAll({ ...database, database: { ...database.database, tenant } });
    clicks.record(aurea, at('/?network=a'));
    clicks.record(boreas, at('/?network=b'));
    await clicks.close();
    expect(lines).toMatchObject([{ level: 'error', message: 'clicks were lost', fields: { tenant: 1, clicks: 1 } }]);
    expect(await listTrafficVisits(database.other, range)).toHaveLength(1);
  });
});

describe('too many clicks', () => {
  it('are limited per IP address and in total, so that neither fills the database', async () => {
    const lines: { level: string; fields: object; message: string }[] = [];
    let written = 0;
    const insertInto = () => ({
      values: (rows: unknown[]) => ({ execute: async () => void (written += rows.length) }),
    });
    const clicks = openWith(insertInto, lines, { ...limits(1), clicks: limits(1 / 500).clicks });
    for (let i = 0; i < 130; i++) clicks.record(aurea, at('/?network=a'));
    for (let i = 0; i < 100; i++) clicks.record(aurea, at('/?network=a', `192.0.2.${i + 2}`));
    await clicks.close();
    expect(written).toBe(200);
    expect(lines).toMatchObject([{ level: 'error', fields: { clicks: 20 } }]);
  });

  it('do not pile up if the database does not respond', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const lines: { level: string; fields: object; message: string }[] = [];
    const written: number[] = [];
    let response = () => {};
    const silent = new Promise<void>((resolve) => (response = resolve));
    const insertInto = () => ({
      values: (rows: unknown[]) => ({ execute: () => silent.then(() => void written.push(rows.length)) }),
    });
    const clicks = openWith(insertInto, lines);
    for (let second = 0; second < 4; second++) {
      for (let i = 0; i < 10_000; i++) clicks.record(aurea, at('/?network=a'));
      // Lets the limits count the clicks first.
      await new Promise((resolve) => setImmediate(resolve));
      vi.advanceTimersByTime(1000);
    }
    vi.useRealTimers();
    response();
    await clicks.close();
    // The 10,000 that were being written, and the 20,000 that may wait in memory.
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(30_000);
    expect(lines).toMatchObject([{ message: 'clicks were dropped: too many', fields: { clicks: 10_000 } }]);
  });

  it('are dropped beyond the limit of memory, and reported once a second, not once a click', async () => {
    const lines: { level: string; fields: object; message: string }[] = [];
    const written: number[] = [];
    const insertInto = () => ({
      values: (rows: unknown[]) => ({ execute: async () => void written.push(rows.length) }),
    });
    const clicks = openWith(insertInto, lines);
    const facts = at('/?network=a');
    for (let i = 0; i < 20_050; i++) clicks.record(aurea, facts);
    await clicks.close();
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(20_000);
    expect(lines).toMatchObject([{ message: 'clicks were dropped: too many', fields: { clicks: 50 } }]);
  });
});
