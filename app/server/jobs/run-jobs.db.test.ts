import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import type { Db } from '~db/database';
import { insertAudit } from '~db/queries/audit';
import { insertClicks } from '~db/queries/click';
import { claimJob, listJobLeases } from '~db/queries/job-lease';
import { insertOutbox } from '~db/queries/outbox';
import { insertSession } from '~db/queries/session';
import { insertToken } from '~db/queries/token';
import { TEST_NOW, withDatabase, type OpenDatabase } from '~/testing/with-database';
import type { Job } from './job';
import { rowJobs } from './row-jobs';
import { openJobRunner } from './run-jobs';
import { forgetOldCopies } from './review-copies';
import { memoryLogger } from '../operations/logger';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const reviewFolder = mkdtempSync(join(tmpdir(), 'facet-review-'));
afterAll(() => rmSync(reviewFolder, { recursive: true, force: true }));

function openTestCleanUp(opened: OpenDatabase, holder = 'first') {
  const lines: { level: string; fields: object; message: string }[] = [];
  const { database, clock } = opened;
  const options = { jobs: rowJobs(opened), database, clock, holder, tenantIds: () => [1, 2], log: memoryLogger(lines) };
  const local = () => forgetOldCopies(reviewFolder, clock.now());
  return { lines, ...openJobRunner({ ...options, local }) };
}

let rows = 0;
const name = () => `row-${(rows += 1)}`;

interface Ages {
  session?: number;
  link?: number;
  done?: number;
  /** Logins that failed, and others that succeeded. */
  login?: number;
  click?: number;
}

async function fill(db: Db, ages: Ages): Promise<void> {
  const id = name();
  const member = { member_id: 'm', created_at: 0 };
  if (ages.session !== undefined) {
    const expires_at = TEST_NOW - ages.session;
    await insertSession(db, { ...member, id, token_hash: id, last_seen_at: 0, expires_at, user_agent: null });
  }
  if (ages.link !== undefined) {
    const expires_at = TEST_NOW - ages.link;
    await insertToken(db, { ...member, token_hash: id, purpose: 'activation', payload: null, expires_at });
  }
  if (ages.login !== undefined) {
    const nobody = { actor_id: null, request_id: null, network_address: null, detail: null, subject_id: 'm' };
    const at = TEST_NOW - ages.login;
    for (const action of ['account.login.failed', 'account.login.blocked', 'account.login', 'account.signup'])
      await insertAudit(db, { ...nobody, id: name(), at, actor_kind: 'visitor', action });
  }
  if (ages.click !== undefined) {
    const nothing = { lander: null, network: null, ref: null, sub1: null, sub2: null, sub3: null };
    await insertClicks(db, [{ ...nothing, id, at: TEST_NOW - ages.click, path: '/', country: null, visit_id: null }]);
  }
  if (ages.done === undefined) return;
  await insertOutbox(db, { id, topic: 't', payload: '{}', created_at: 0, due_at: 0 });
  const done_at = TEST_NOW - ages.done;
  await db.updateTable('outbox').set({ done_at }).where('tenant_id', '=', db.tenantId).where('id', '=', id).execute();
}

async function strangers(db: Db) {
  const audit = await db.selectFrom('audit').select('action').where('tenant_id', '=', db.tenantId).execute();
  const clicks = await db.selectFrom('click').select('id').where('tenant_id', '=', db.tenantId).execute();
  return { clicks: clicks.length, audit: audit.map(({ action }) => action).sort() };
}

async function counts(db: Db) {
  const count = async (table: 'session' | 'token' | 'outbox') => {
    const query = db.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('count'));
    return Number((await query.where('tenant_id', '=', db.tenantId).executeTakeFirstOrThrow()).count);
  };
  return [await count('session'), await count('token'), await count('outbox')];
}

withDatabase('clean-up', (open) => {
  it('deletes expired sessions and links and finished jobs of every brand, and nothing else', async () => {
    const opened = await open();
    for (const db of [opened.db, opened.other]) {
      await fill(db, { session: 0, link: 31 * DAY, done: 8 * DAY });
      // A live session, a link whose owner may still ask what became of it, and a job that was done this week.
      await fill(db, { session: -2 * HOUR, link: 29 * DAY, done: 6 * DAY });
      await insertOutbox(db, { id: name(), topic: 't', payload: '{}', created_at: 0, due_at: 0 });
    }
    const cleanUp = openTestCleanUp(opened);
    await cleanUp.run();
    expect(await counts(opened.db)).toEqual([1, 1, 2]);
    expect(await counts(opened.other)).toEqual([1, 1, 2]);
    const done = ['sessions', 'links', 'done'].map((job) => ({ level: 'info', fields: { job, count: 2 } }));
    expect(cleanUp.lines).toMatchObject(done);
    opened.clock.advance(HOUR);
    await cleanUp.run();
    expect(cleanUp.lines).toHaveLength(3);
    await cleanUp.close();
  });

  it('deletes the records of visitors after their time, and keeps those of members', async () => {
    const opened = await open();
    for (const db of [opened.db, opened.other]) {
      await fill(db, { login: 31 * DAY, click: 401 * DAY });
      await fill(db, { login: 29 * DAY, click: 399 * DAY });
    }
    const cleanUp = openTestCleanUp(opened);
    await cleanUp.run();
    const left = ['account.login', 'account.login', 'account.login.blocked', 'account.login.failed'];
    const signups = ['account.signup', 'account.signup'];
    for (const db of [opened.db, opened.other])
      expect(await strangers(db)).toEqual({ clicks: 1, audit: [...left, ...signups] });
    await cleanUp.close();
  });

  it('goes on until nothing is left, however much has gathered', async () => {
    const opened = await open();
    for (let i = 0; i < 450; i++) await fill(opened.db, { session: DAY });
    const cleanUp = openTestCleanUp(opened);
    await cleanUp.run();
    expect(await counts(opened.db)).toEqual([0, 0, 0]);
    await cleanUp.close();
  });

  it('yields between batches, so that a stop is noticed however much has gathered', async () => {
    const opened = await open();
    for (let i = 0; i < 450; i++) await fill(opened.db, { session: DAY });
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
      await openTestCleanUp(opened, holder).run();
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
    const said = cleanUp.lines.length;
    opened.clock.advance(HOUR);
    await cleanUp.run();
    expect(cleanUp.lines).toHaveLength(2 * said);
    await cleanUp.close();
  });

  it('stops asking a database that is unavailable', async () => {
    const opened = await open();
    let asked = 0;
    const tenant = () => {
      asked += 1;
      throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    };
    const cleanUp = openTestCleanUp({ ...opened, database: { ...opened.database, tenant } });
    await cleanUp.run();
    expect(asked).toBe(1);
    expect(cleanUp.lines.map(({ message }) => message)).toEqual(['a job failed', 'the jobs could not be run']);
    await cleanUp.close();
  });

  it('is done exactly once by runners that look at the same moment', async () => {
    const opened = await open();
    for (let i = 0; i < 450; i++) await fill(opened.db, { session: DAY });
    const runners = ['a', 'b', 'c'].map((holder) => openTestCleanUp(opened, holder));
    await Promise.all(runners.map((runner) => runner.run()));
    expect(await counts(opened.db)).toEqual([0, 0, 0]);
    const done = runners.flatMap(({ lines }) => lines);
    expect(done).toMatchObject([{ fields: { job: 'sessions', count: 450 } }]);
    const system = opened.database.system('jobs test');
    for (const row of await listJobLeases(system)) expect([row.name, row.runs, row.failures]).toEqual([row.name, 1, 0]);
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

  it('says in a dry run exactly how many rows it would delete, and deletes none', async () => {
    const opened = await open();
    for (let i = 0; i < 250; i++) await fill(opened.db, { session: DAY });
    await fill(opened.db, { link: 31 * DAY, done: 8 * DAY, click: 401 * DAY });
    const before = await counts(opened.db);
    const previews = new Map<string, number>();
    for (const job of rowJobs(opened)) previews.set(job.name, (await job.preview(1)).count);
    expect(await counts(opened.db)).toEqual(before);
    expect(Object.fromEntries([...previews].filter(([, count]) => count > 0))).toEqual({
      sessions: 250,
      links: 1,
      done: 1,
      clicks: 1,
    });
    const runner = openTestCleanUp(opened);
    await runner.run();
    for (const { fields } of runner.lines as { fields: { job: string; count: number } }[])
      expect([fields.job, fields.count]).toEqual([fields.job, previews.get(fields.job)]);
    await runner.close();
  });
});
