import { describe, expect, it } from 'vitest';
import type { ServiceContext } from './context.server';
import { memoryLogger } from './logger';
import { retryDelay, startOutbox, type ClaimedJob } from './outbox';

const HOUR = 3_600_000;

function world(handlers: Record<string, (context: ServiceContext, payload: never) => Promise<void>>) {
  const log: string[] = [];
  const lines: { level: string; fields: object; message: string }[] = [];
  const jobs: ClaimedJob[] = [];
  const failures: { id: string; dueAt: number | null }[] = [];
  const outbox = startOutbox({
    store: {
      claim: async (_now, _lease, limit) => jobs.splice(0, limit),
      done: async (job) => void log.push(`done ${job.id}`),
      failed: async (job, failure) => void failures.push({ id: job.id, dueAt: failure.dueAt }),
    },
    handlers,
    contextOf: (id) => (id === 1 ? ({} as ServiceContext) : undefined),
    now: () => 1000,
    log: memoryLogger(lines),
    intervalMs: 1e9,
  });
  const job = (id: string, change: Partial<ClaimedJob> = {}): ClaimedJob => ({
    tenant_id: 1,
    id,
    topic: 'mail',
    payload: '{"n":1}',
    attempts: 1,
    ...change,
  });
  return { outbox, jobs, job, log, lines, failures };
}

describe('the outbox', () => {
  it('hands every due job to its handler, more than one batch if need be', async () => {
    const seen: unknown[] = [];
    const { outbox, jobs, job, log } = world({ mail: async (_context, payload) => void seen.push(payload) });
    for (let i = 0; i < 45; i++) jobs.push(job(String(i)));
    await outbox.drain();
    expect(seen).toHaveLength(45);
    expect(log).toHaveLength(45);
    await outbox.close();
  });

  it('tries a failed job again later and goes on with the others', async () => {
    const { outbox, jobs, job, log, failures } = world({
      mail: async () => Promise.reject(new Error('server down')),
      fine: async () => {},
    });
    jobs.push(job('a'), job('b', { topic: 'fine' }), job('c', { topic: 'unknown' }), job('d', { tenant_id: 9 }));
    await outbox.drain();
    expect(log).toEqual(['done b']);
    expect(failures.map((failure) => failure.id)).toEqual(['a', 'c', 'd']);
    expect(failures[0]!.dueAt).toBe(1000 + retryDelay(1));
    await outbox.close();
  });

  it('outlasts a weekend without the provider: soon at first, then every hour for three days', async () => {
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

  it('gives a job to a person in the end, loudly', async () => {
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
});
