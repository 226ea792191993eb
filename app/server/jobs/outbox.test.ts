import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR } from '~/time/durations';
import type { BrandContext } from '../context/context.server';
import { memoryLogger } from '../operations/logger';
import { Postponed, retryDelay, startOutbox, type ClaimedJob } from './outbox';

function world(
  handlers: Record<string, (context: BrandContext, payload: never) => Promise<void>>,
  options: { leaseMs?: number; attemptMs?: number; graceMs?: number } = {},
) {
  const log: string[] = [];
  const lines: { level: string; fields: object; message: string }[] = [];
  const jobs: ClaimedJob[] = [];
  const failures: { id: string; dueAt: number | null }[] = [];
  const outbox = startOutbox({
    store: {
      due: async (_now, limit, full) =>
        jobs
          .filter(
            ({ topic, tenant_id: id }) => !full.some((lane) => lane.topic === topic && (lane.tenant_id ?? id) === id),
          )
          .slice(0, limit),
      claim: async (job) => jobs.splice(jobs.indexOf(job), 1)[0],
      renew: async (job) => (log.push(`renewed ${job.id}`), true),
      done: async (job) => (log.push(`done ${job.id}`), true),
      failed: async (job, failure) => (failures.push({ id: job.id, dueAt: failure.dueAt }), true),
      release: async (job) => (log.push(`released ${job.id}`), true),
    },
    handlers,
    contextOf: (id) => (id === 9 ? undefined : ({} as BrandContext)),
    now: () => 1000,
    log: memoryLogger(lines),
    intervalMs: 1e9,
    ...options,
  });
  const job = (id: string, change: Partial<ClaimedJob> = {}): ClaimedJob => ({
    tenant_id: 1,
    id,
    topic: 'mail',
    payload: '{"n":1}',
    attempts: 1,
    created_at: 0,
    ...change,
  });
  return { outbox, jobs, job, log, lines, failures };
}

describe('the outbox', () => {
  it('passes every due job to its handler, in more than one batch if needed', async () => {
    const seen: unknown[] = [];
    const { outbox, jobs, job, log } = world({ mail: async (_context, payload) => void seen.push(payload) });
    for (let i = 0; i < 45; i++) jobs.push(job(String(i)));
    await outbox.drain();
    expect(seen).toHaveLength(45);
    expect(log).toHaveLength(45);
    await outbox.close();
  });

  it('retries a failed job later and goes on with the others', async () => {
    const { outbox, jobs, job, log, failures } = world({
      mail: async () => Promise.reject(new Error('server down')),
      fine: async () => {},
    });
    jobs.push(job('a'), job('b', { topic: 'fine' }), job('c', { topic: 'unknown' }), job('d', { tenant_id: 9 }));
    await outbox.drain();
    expect(log).toEqual(['done b']);
    // The jobs run at the same time, so that their order says nothing.
    expect(failures.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      ['a', 'c', 'd'].map((id) => ({ id, dueAt: 1000 + retryDelay(1) })),
    );
    await outbox.close();
  });

  it('outlasts a weekend without the provider: it retries soon at first, then every hour for three days', async () => {
    const { outbox, jobs, job, failures } = world({ mail: async () => Promise.reject(new Error('no')) });
    const waits: number[] = [];
    for (let attempts = 1; attempts === 1 || failures.at(-1)!.dueAt !== null; attempts++) {
      jobs.push(job('a', { attempts }));
      await outbox.drain();
      const { dueAt } = failures.at(-1)!;
      if (dueAt !== null) waits.push(dueAt - 1000);
    }
    expect(waits[0]).toBe(10_000);
    expect(Math.max(...waits)).toBe(HOUR);
    const all = waits.reduce((sum, wait) => sum + wait, 0);
    expect(all).toBeGreaterThanOrEqual(72 * HOUR);
    expect(all).toBeLessThan(74 * HOUR);
    await outbox.close();
  });

  it('leaves a job to a person in the end, with an error in the log', async () => {
    const { outbox, jobs, job, failures, lines } = world({ mail: async () => Promise.reject(new Error('no')) });
    jobs.push(job('a', { attempts: 81 }));
    await outbox.drain();
    expect(lines.map(({ level }) => level)).toEqual(['warn']);
    jobs.push(job('b', { attempts: 82 }));
    await outbox.drain();
    expect(failures.at(-1)).toEqual({ id: 'b', dueAt: null });
    expect(lines.at(-1)).toMatchObject({ level: 'error', fields: { topic: 'mail', job: 'b' } });
    await outbox.close();
  });

  it('repeats on another day what would fail again if it were repeated soon, as long as the job is young enough', async () => {
    const { outbox, jobs, job, failures } = world({
      mail: async () => Promise.reject(new Postponed('no', { everyMs: HOUR, withinMs: 3 * HOUR })),
    });
    jobs.push(job('young', { created_at: 1000 - 2 * HOUR, attempts: 200 }));
    await outbox.drain();
    jobs.push(job('old', { created_at: 999 - 2 * HOUR }));
    await outbox.drain();
    expect(failures).toEqual([
      { id: 'young', dueAt: 1000 + HOUR },
      { id: 'old', dueAt: null },
    ]);
    await outbox.close();
  });

  describe('lanes', () => {
    it('hold up only the same kind of job of the same brand if one hangs', async () => {
      const never = new Promise<void>(() => {});
      const hanging: string[] = [];
      const { outbox, jobs, job, log } = world(
        {
          mail: async (_context, { silent }: { silent?: boolean }) => {
            if (!silent) return undefined;
            hanging.push('mail');
            return never;
          },
          photo: async () => {},
        },
        { graceMs: 10 },
      );
      for (let i = 0; i < 100; i++) jobs.push(job(`silent${i}`, { payload: '{"silent":true}' }));
      jobs.push(job('photo', { topic: 'photo' }), job('other', { tenant_id: 2 }));
      outbox.kick();
      await vi.waitFor(() => expect(log).toEqual(expect.arrayContaining(['done photo', 'done other'])));
      expect(hanging).toHaveLength(2);
      await outbox.close();
    });

    it('limit a kind to eight places, however many brands wait', async () => {
      const waiting: (() => void)[] = [];
      const { outbox, jobs, job, log } = world({ mail: () => new Promise<void>((resolve) => waiting.push(resolve)) });
      for (let i = 0; i < 40; i++) jobs.push(job(`m${i}`, { tenant_id: 10 + i }));
      outbox.kick();
      await vi.waitFor(() => expect(waiting).toHaveLength(8));
      // A free place is taken at once.
      while (log.length < 40) {
        waiting.shift()?.();
        await new Promise(setImmediate);
      }
      await outbox.close();
    });
  });

  describe('time', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
    afterEach(() => void vi.useRealTimers());

    it('renews the lease of a job while it is worked on, and no longer', async () => {
      let finish!: () => void;
      const { outbox, jobs, job, log } = world(
        { mail: () => new Promise<void>((resolve) => (finish = resolve)) },
        { leaseMs: 60_000, attemptMs: 600_000 },
      );
      jobs.push(job('a'));
      outbox.kick();
      await turns();
      await vi.advanceTimersByTimeAsync(119_000);
      expect(log).toEqual(Array.from({ length: 5 }, () => 'renewed a'));
      finish();
      await turns();
      await vi.advanceTimersByTimeAsync(119_000);
      expect(log.slice(5)).toEqual(['done a']);
      await outbox.close();
    });

    it('ends an attempt that hangs, as a failed one', async () => {
      const { outbox, jobs, job, failures, lines } = world(
        { mail: () => new Promise<void>(() => {}) },
        { attemptMs: 50_000 },
      );
      jobs.push(job('a'));
      outbox.kick();
      await turns();
      await vi.advanceTimersByTimeAsync(49_999);
      expect(failures).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      await turns();
      expect(failures).toEqual([{ id: 'a', dueAt: 1000 + retryDelay(1) }]);
      expect(lines.at(-1)).toMatchObject({ message: 'an outbox job failed' });
      await outbox.close();
    });

    it('gives back at shutdown what does not finish soon, and begins nothing more', async () => {
      let finish!: () => void;
      const never = () => new Promise<void>(() => {});
      const quick = () => new Promise<void>((resolve) => (finish = resolve));
      const { outbox, jobs, job, log } = world({ mail: never, quick }, { graceMs: 3000 });
      jobs.push(job('a'), job('b'), job('waits'), job('q', { topic: 'quick' }));
      outbox.kick();
      await turns();
      const closed = outbox.close();
      finish();
      await vi.advanceTimersByTimeAsync(2999);
      expect(log).toEqual(['done q']);
      await vi.advanceTimersByTimeAsync(1);
      await turns();
      await closed;
      expect(log).toEqual(['done q', 'released a', 'released b']);
      expect(jobs.map(({ id }) => id)).toEqual(['waits']);
    });
  });
});

/** Lets all pending promises settle. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((done) => setImmediate(done));
}
