import type { Database } from '~db/database';
import { claimOutbox, failOutbox, finishOutbox } from '~db/queries/outbox';
import type { OutboxRow } from '~db/schema/outbox';
import type { Ids } from '~/server/ids';
import type { OutboxStore } from '~/server/outbox';

/** The outbox's table behind the runner: jobs of all brands this process serves. */
export function outboxStore(database: Database, ids: Ids, tenantIds: () => readonly number[]): OutboxStore<OutboxRow> {
  const db = database.system('the outbox serves every brand');
  return {
    claim: (now, leaseMs, limit) =>
      claimOutbox(db, { tenantIds: tenantIds(), now, leaseMs, limit, lockToken: ids.random() }),
    async done(job, now) {
      await finishOutbox(db, job, now);
    },
    async failed(job, failure) {
      await failOutbox(db, job, failure);
    },
  };
}
