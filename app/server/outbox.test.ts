import { describe, expect, it } from 'vitest';
import type { ServiceContext } from './context.server';
import { memoryLogger } from './logger';
import { retryDelay, startOutbox, type ClaimedJob } from './outbox';

function world(handlers: Record<string, (context: ServiceContext, payload: never) => Promise<void>>) {
  const log: string[] = [];
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
    log: memoryLogger(),
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
  return { outbox, jobs, job, log, failures };
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

  it('gives a job to a person after many tries', async () => {
    const { outbox, jobs, job, failures } = world({ mail: async () => Promise.reject(new Error('no')) });
    jobs.push(job('a', { attempts: 15 }));
    await outbox.drain();
    expect(failures).toEqual([{ id: 'a', dueAt: null }]);
    await outbox.close();
  });
});
