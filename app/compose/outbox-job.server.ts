import type { Database } from '~db/database';
import { countDueOutbox } from '~db/queries/outbox';
import type { Clock } from '~/server/context/clock';
import type { BrandContext } from '~/server/context/context.server';
import type { Ids } from '~/server/context/ids';
import type { Job } from '~/server/jobs/job';
import { startOutbox } from '~/server/jobs/outbox';
import type { Logger } from '~/server/operations/logger';
import { outboxHandlers, outboxStore } from './jobs.server';

/** As many are counted. */
const COUNTED = 1_000;
/** How often a server looks by itself. */
const EVERY_MS = 2_000;
/** A command drains once and does not wait for a further look. */
const NEVER_MS = 2 ** 30;

/**
 * The outbox as a job, for commands: a server works on it all the time, and each of its rows has a lease of its own.
 */
export function outboxJob(parts: {
  database: Database;
  contextOf: (tenantId: number) => BrandContext | undefined;
  clock: Clock;
  ids: Pick<Ids, 'random'>;
  log: Logger;
}): Job {
  const { database, contextOf, clock, ids, log } = parts;
  return {
    name: 'outbox',
    does: 'send mails and do what else waits in the outbox',
    everyMs: EVERY_MS,
    async piece(tenantId) {
      const store = outboxStore(database, ids, () => [tenantId]);
      const now = () => clock.now();
      const outbox = startOutbox({ store, handlers: outboxHandlers, contextOf, now, log, intervalMs: NEVER_MS });
      await outbox.drain();
      await outbox.close();
      return 0;
    },
    async preview(tenantId) {
      const due = await countDueOutbox(database.tenant(tenantId), clock.now(), COUNTED);
      const count = due.reduce((sum, topic) => sum + topic.count, 0);
      return { count, more: count >= COUNTED, lines: due.map((entry) => `${entry.count} × ${entry.topic}`) };
    },
  };
}
