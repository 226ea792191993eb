import type { Database } from '~db/database';
import {
  claimOutboxJob,
  failOutbox,
  finishOutbox,
  listDueOutbox,
  releaseOutbox,
  renewOutboxLease,
} from '~db/queries/outbox';
import type { OutboxRow } from '~db/schema/outbox';
import type { Ids } from '~/server/context/ids';
import type { OutboxStore } from '~/server/jobs/outbox';

/** Binds the runner of the outbox to its table, for the jobs of all brands this process serves. */
export function outboxStore(
  database: Database,
  ids: Pick<Ids, 'random'>,
  tenantIds: () => readonly number[],
): OutboxStore<OutboxRow> {
  const db = database.system('the outbox serves every brand');
  return {
    due: (now, limit, full) => listDueOutbox(db, { tenantIds: tenantIds(), now, limit, full }),
    claim: (job, now, leaseMs) => claimOutboxJob(db, job, { now, leaseMs, lockToken: ids.random() }),
    renew: (job, now, leaseMs) => renewOutboxLease(db, job, now + leaseMs),
    done: (job, now) => finishOutbox(db, job, now),
    failed: (job, failure) => failOutbox(db, job, failure),
    release: (job) => releaseOutbox(db, job),
  };
}
