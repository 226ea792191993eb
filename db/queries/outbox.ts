import type { Db, Own, SystemDb } from '../handle';
import type { NewOutbox, OutboxPatch, OutboxRow } from '../schema/outbox';

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

/** Jobs of one kind, of one brand or of all. */
export interface OutboxLane {
  topic: string;
  tenant_id?: number;
}

export interface DueOutbox {
  /** The brands this process serves: the index starts with the tenant. */
  tenantIds: readonly number[];
  now: number;
  limit: number;
  /** Lanes that take no more now: however many jobs wait there, they hide no other. */
  full?: readonly OutboxLane[];
}

/** Due jobs that are nobody's, oldest first. */
export async function listDueOutbox(
  db: SystemDb,
  { tenantIds, now, limit, full = [] }: DueOutbox,
): Promise<OutboxRow[]> {
  if (tenantIds.length === 0) return [];
  let query = db
    .selectFrom('outbox')
    .selectAll()
    .where('tenant_id', 'in', [...tenantIds])
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now)
    .where('locked_until', '<=', now);
  for (const { topic, tenant_id } of full) {
    query =
      tenant_id === undefined
        ? query.where('topic', '!=', topic)
        : query.where((eb) => eb.or([eb('topic', '!=', topic), eb('tenant_id', '!=', tenant_id)]));
  }
  return query.orderBy('due_at').orderBy('id').limit(limit).execute();
}

export interface Lease {
  now: number;
  /** How long the job is this worker's; afterwards another may take it over. */
  leaseMs: number;
  /** An id of this claim, so that a worker that lost its lease cannot settle another's job. */
  lockToken: string;
}

/** Makes the job this worker's, as it is then; undefined when another was quicker. Of any number of workers one gets it. */
export async function claimOutboxJob(
  db: SystemDb,
  job: OutboxRow,
  { now, leaseMs, lockToken }: Lease,
): Promise<OutboxRow | undefined> {
  const lock = { locked_until: now + leaseMs, lock_token: lockToken, attempts: job.attempts + 1 };
  const result = await db
    .updateTable('outbox')
    .set(lock)
    .where('tenant_id', '=', job.tenant_id)
    .where('id', '=', job.id)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now)
    .where('locked_until', '=', job.locked_until)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n ? { ...job, ...lock } : undefined;
}

/** Keeps the job for as long again. False when the lease was lost meanwhile. */
export function renewOutboxLease(db: SystemDb, job: OutboxRow, lockedUntil: number): Promise<boolean> {
  return update(db, job, { locked_until: lockedUntil });
}

/** Gives the job back as if it had not been begun: due now, for whoever comes. */
export function releaseOutbox(db: SystemDb, job: OutboxRow): Promise<boolean> {
  return update(db, job, { locked_until: 0, lock_token: null, attempts: job.attempts - 1 });
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

function settle(
  db: SystemDb,
  job: OutboxRow,
  patch: Pick<OutboxPatch, 'done_at' | 'failed_at' | 'due_at' | 'locked_until' | 'last_error'>,
): Promise<boolean> {
  return update(db, job, { ...patch, lock_token: null });
}

async function update(db: SystemDb, job: OutboxRow, patch: OutboxPatch): Promise<boolean> {
  const result = await db
    .updateTable('outbox')
    .set(patch)
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
  return deleteOutbox(db, rows);
}

/** Forgets at most `limit` of one kind that were given up before a moment; answers how many. */
export async function deleteGivenUpOutbox(
  db: Db,
  { topic, before, limit }: { topic: string; before: number; limit: number },
): Promise<number> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('done_at', 'is', null)
    .where('failed_at', '<', before)
    .where('topic', '=', topic)
    .limit(limit)
    .execute();
  return deleteOutbox(db, rows);
}

async function deleteOutbox(db: Db, rows: readonly { id: string }[]): Promise<number> {
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom('outbox').where('tenant_id', '=', db.tenantId).where('id', 'in', ids).execute();
  return rows.length;
}
