import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { claimJob, listJobLeases } from '~db/queries/job-lease';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { DAY, HOUR } from '~/time/durations';
import type { Job } from './job';
import { openJobRunner } from './run-jobs';
import { forgetOldCopies } from './review-copies';
import { memoryLogger } from '../operations/logger';
import { counts, fill, fillSessions, openTestCleanUp } from './jobs.testing';

/** A folder with the copies of photos that someone looked at. */
const reviewFolder = mkdtempSync(join(tmpdir(), 'facet-review-'));
afterAll(() => rmSync(reviewFolder, { recursive: true, force: true }));

withDatabase('the runner of jobs', (open) => {
  it('yields between batches, so that a stop is noticed however much has gathered', async () => {
    const opened = await open();
    await fillSessions(opened.db, 450);
    const cleanUp = openTestCleanUp(opened);
    const running = cleanUp.run();
    await nextTurn();
    await cleanUp.close();
    await running;
    expect((await counts(opened.db))[0]).toBeGreaterThan(0);
  });

  it('is done by one of several processes when it is due, and by another the next time', async () => {
    const opened = await open();
    const [first, second] = [openTestCleanUp(opened, 'first'), openTestCleanUp(opened, 'second')];
    await first.run();
    await fill(opened.db, { session: 0 });
    await second.run();
    expect(await counts(opened.db)).toEqual([1, 0, 0]);
    opened.clock.advance(HOUR);
    await second.run();
    expect(await counts(opened.db)).toEqual([0, 0, 0]);
    await first.close();
    await second.close();
  });

  it('deletes copies of pictures on its own machine, whichever process cleans the database', async () => {
    const opened = await open();
    const [old, young] = [join(reviewFolder, 'old.webp'), join(reviewFolder, 'young.webp')];
    const layOut = () => {
      for (const [path, age] of [
        [old, DAY + HOUR],
        [young, HOUR],
      ] as const) {
        writeFileSync(path, 'picture');
        utimesSync(path, (TEST_NOW - age) / 1000, (TEST_NOW - age) / 1000);
      }
    };
    for (const holder of ['first', 'second']) {
      layOut();
      await openTestCleanUp(opened, holder, () => forgetOldCopies(reviewFolder, opened.clock.now())).run();
      expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
    }
  });

  it('stops with the process: nothing is begun afterwards, and the jobs are free for the next', async () => {
    const opened = await open();
    const cleanUp = openTestCleanUp(opened);
    await fill(opened.db, { session: 0 });
    const running = cleanUp.run();
    await cleanUp.close();
    await running;
    await cleanUp.run();
    expect(await counts(opened.db)).toEqual([1, 0, 0]);
    const next = openTestCleanUp(opened, 'next');
    await next.run();
    expect(await counts(opened.db)).toEqual([0, 0, 0]);
    await next.close();
  });

  it('goes on after a failure at one brand with the others, and with the other tasks of that brand', async () => {
    const opened = await open();
    for (const db of [opened.db, opened.other]) await fill(db, { session: 0, link: 31 * DAY, done: 8 * DAY });
    const tenant = (id: number) => {
      const db = opened.database.tenant(id);
      if (id !== 1) return db;
      return new Proxy(db, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name);
          if (typeof value !== 'function') return value;
          return (...args: unknown[]) => {
            if (args[0] === 'session') throw new Error('broken index');
            return value.apply(target, args) as unknown;
          };
        },
      });
    };
    const cleanUp = openTestCleanUp({ ...opened, database: { ...opened.database, tenant } });
    await cleanUp.run();
    expect(await counts(opened.db)).toEqual([1, 0, 0]);
    expect(await counts(opened.other)).toEqual([0, 0, 0]);
    expect(cleanUp.lines).toMatchObject([
      { level: 'error', fields: { job: 'sessions', tenant: 1 } },
      { level: 'info', fields: { job: 'sessions', count: 1 } },
      { level: 'info', fields: { job: 'links', count: 2 } },
      { level: 'info', fields: { job: 'done', count: 2 } },
    ]);
    await cleanUp.close();
  });

  it('reports what failed and goes on', async () => {
    const opened = await open();
    const tenant = () => {
      throw new Error('gone');
    };
    const broken = { ...opened.database, tenant };
    const cleanUp = openTestCleanUp({ ...opened, database: broken });
    await cleanUp.run();
    expect(new Set(cleanUp.lines.map(({ level }) => level))).toEqual(new Set(['error']));
    const logged = cleanUp.lines.length;
    opened.clock.advance(HOUR);
    await cleanUp.run();
    expect(cleanUp.lines).toHaveLength(2 * logged);
    await cleanUp.close();
  });

  it('stops asking a database that is unavailable', async () => {
    const opened = await open();
    let runs = 0;
    const tenant = () => {
      runs += 1;
      throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    };
    const cleanUp = openTestCleanUp({ ...opened, database: { ...opened.database, tenant } });
    await cleanUp.run();
    expect(runs).toBe(1);
    expect(cleanUp.lines.map(({ message }) => message)).toEqual(['a job failed', 'the jobs could not be run']);
    await cleanUp.close();
  });

  it('is done exactly once by runners that look at the same moment', async () => {
    const opened = await open();
    await fillSessions(opened.db, 450);
    const runners = ['a', 'b', 'c'].map((holder) => openTestCleanUp(opened, holder));
    await Promise.all(runners.map((runner) => runner.run()));
    expect(await counts(opened.db)).toEqual([0, 0, 0]);
    const done = runners.flatMap(({ lines }) => lines);
    expect(done).toMatchObject([{ fields: { job: 'sessions', count: 450 } }]);
    const system = opened.database.system('jobs test');
    for (const row of await listJobLeases(system)) expect([row.name, row.runs, row.failures]).toEqual([row.name, 1, 0]);
  });

  it('is claimed for the first time by one process, however many try at once', async () => {
    const opened = await open();
    const system = opened.database.system('jobs test');
    const holders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    for (let round = 0; round < 20; round += 1) {
      const names = ['a', 'b', 'c'].map((name) => `${name}${round}`);
      const claim = (name: string, holder: string) => claimJob(system, { name, holder, now: 1, leaseMs: 1000 });
      const tries = holders.flatMap((holder) => names.map((name) => claim(name, holder)));
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(names.length);
    }
  });

  it('is taken over after its lease from a process that was killed in the middle, and no earlier', async () => {
    const opened = await open();
    await fill(opened.db, { session: 0 });
    const system = opened.database.system('jobs test');
    const dead = { name: 'sessions', holder: 'killed', now: opened.clock.now(), leaseMs: 120_000 };
    expect(await claimJob(system, dead)).toBe(true);
    const other = openTestCleanUp(opened, 'other');
    opened.clock.advance(119_000);
    await other.run();
    expect(await counts(opened.db)).toEqual([1, 0, 0]);
    opened.clock.advance(1000);
    await other.run();
    expect(await counts(opened.db)).toEqual([0, 0, 0]);
    expect(other.lines).toContainEqual(
      expect.objectContaining({ level: 'warn', fields: { job: 'sessions', holder: 'killed' } }),
    );
    const rows = await listJobLeases(system);
    expect(rows.find(({ name }) => name === 'sessions')).toMatchObject({
      holder: 'other',
      held_until: 0,
      handled: 1,
      runs: 1,
      ended_at: opened.clock.now(),
      due_at: opened.clock.now() + HOUR,
    });
    await other.close();
  });

  it('ends for a process that lost its lease, which records nothing over the new holder', async () => {
    const opened = await open();
    const { database, clock } = opened;
    const system = database.system('jobs test');
    let begun!: () => void;
    let goOn!: () => void;
    const began = new Promise<void>((done) => (begun = done));
    const wait = new Promise<void>((done) => (goOn = done));
    const slow: Job = {
      name: 'slow',
      does: 'take long',
      everyMs: HOUR,
      piece: async () => {
        begun();
        await wait;
        return 0;
      },
      preview: () => Promise.resolve({ count: 0, more: false }),
    };
    const log = memoryLogger([]);
    const runner = openJobRunner({ jobs: [slow], database, clock, holder: 'slow', tenantIds: () => [1], log });
    const running = runner.run();
    await began;
    expect(await runner.runNow(slow)).toEqual({ kind: 'held' });
    clock.advance(3 * 60_000);
    expect(await claimJob(system, { name: 'slow', holder: 'new', now: clock.now(), leaseMs: 120_000 })).toBe(true);
    goOn();
    await running;
    expect(await listJobLeases(system)).toMatchObject([{ holder: 'new', runs: null }]);
    await runner.close();
  });
});
