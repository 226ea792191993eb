import type { SystemDb } from '~db/database';
import { claimOutboxJob, finishOutbox, listDueOutbox, type DueOutbox, type Lease } from '~db/queries/outbox';
import type { OutboxRow } from '~db/schema/outbox';
import type { BrandContext } from '~/server/context/context.server';
import type { OutboxHandlers } from '~/server/jobs/outbox';
import type { OpenDatabase } from './with-database';

/**
 * Runs the due outbox jobs of the context's brand, as the server does; jobs without a handler here stay. Returns the
 * topics that were handled.
 */
export async function drainOutbox(
  open: Pick<OpenDatabase, 'database'>,
  context: BrandContext,
  handlers: OutboxHandlers,
): Promise<string[]> {
  const system = open.database.system('the outbox of a test');
  const now = context.clock.now();
  const claim = { tenantIds: [context.tenant.id], now, leaseMs: 60_000, lockToken: context.ids.ulid(), limit: 100 };
  const topics: string[] = [];
  for (const job of await claimOutbox(system, claim)) {
    const handler = handlers[job.topic];
    if (!handler) continue;
    await handler(context, JSON.parse(job.payload) as never);
    await finishOutbox(system, job, now);
    topics.push(job.topic);
  }
  return topics;
}

/** Claims the due jobs, oldest first, like a worker with unlimited capacity. */
export async function claimOutbox(db: SystemDb, claim: DueOutbox & Lease): Promise<OutboxRow[]> {
  const claimed: OutboxRow[] = [];
  for (const due of await listDueOutbox(db, claim)) {
    const job = await claimOutboxJob(db, due, claim);
    if (job) claimed.push(job);
  }
  return claimed;
}
