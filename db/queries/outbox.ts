import type { Db, Own, SystemDb } from '../handle';
import type { NewOutbox, OutboxRow } from '../schema/outbox';

/** Written in the transaction of the change that causes it; `payload` is JSON. */
export async function insertOutbox(
  db: Db,
  job: Pick<Own<NewOutbox>, 'id' | 'topic' | 'payload' | 'created_at' | 'due_at'>,
): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ ...job, tenant_id: db.tenantId, lock_token: null, done_at: null, failed_at: null, last_error: null })
    .execute();
}

export interface Claim {
  /** The brands this process serves: the index starts with the tenant. */
  tenantIds: readonly number[];
  now: number;
  /** How long the jobs are this worker's; afterwards another may take them over. */
  leaseMs: number;
  /** An id of this claim, so that a worker that lost its lease cannot settle another's job. */
  lockToken: string;
  limit: number;
}

/** Takes due jobs, oldest first. Of any number of workers exactly one gets a job. */
export async function claimOutbox(db: SystemDb, claim: Claim): Promise<OutboxRow[]> {
  const { tenantIds, now, leaseMs, lockToken, limit } = claim;
  if (tenantIds.length === 0) return [];
  const due = await db
    .selectFrom('outbox')
    .selectAll()
    .where('tenant_id', 'in', [...tenantIds])
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now)
    .where('locked_until', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  const claimed: OutboxRow[] = [];
  for (const job of due) {
    const lock = { locked_until: now + leaseMs, lock_token: lockToken, attempts: job.attempts + 1 };
    const result = await db
      .updateTable('outbox')
      .set(lock)
      .where('tenant_id', '=', job.tenant_id)
      .where('id', '=', job.id)
      .where('done_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('locked_until', '=', job.locked_until)
      .executeTakeFirst();
    if (result.numUpdatedRows > 0n) claimed.push({ ...job, ...lock });
  }
  return claimed;
}

/** Delivered. False when the lease was lost meanwhile. */
export function finishOutbox(db: SystemDb, job: OutboxRow, now: number): Promise<boolean> {
  return settle(db, job, { done_at: now, locked_until: 0, last_error: null });
}

/** Not delivered: tried again at `dueAt`, or given up when that is null. */
export function failOutbox(
  db: SystemDb,
  job: OutboxRow,
  failure: { now: number; dueAt: number | null; error: string },
): Promise<boolean> {
  const { now, dueAt, error } = failure;
  const last_error = error.slice(0, 2_000);
  const patch = dueAt === null ? { failed_at: now } : { due_at: dueAt };
  return settle(db, job, { ...patch, locked_until: 0, last_error });
}

async function settle(
  db: SystemDb,
  job: OutboxRow,
  patch: Partial<Pick<OutboxRow, 'done_at' | 'failed_at' | 'due_at' | 'locked_until' | 'last_error'>>,
): Promise<boolean> {
  const result = await db
    .updateTable('outbox')
    .set({ ...patch, lock_token: null })
    .where('tenant_id', '=', job.tenant_id)
    .where('id', '=', job.id)
    .where('lock_token', '=', job.lock_token)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Forgets at most `limit` that were delivered before a moment; answers how many. */
export async function deleteDoneOutbox(db: Db, before: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('done_at', '<', before)
    .limit(limit)
    .execute();
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom('outbox').where('tenant_id', '=', db.tenantId).where('id', 'in', ids).execute();
  return rows.length;
}
