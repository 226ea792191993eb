import type { Db, Own, SystemDb } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';
import type { NewOutbox, OutboxPatch, OutboxRow } from '../schema/outbox';
import { deleteRows } from './delete-rows';

type NewJob = Pick<Own<NewOutbox>, 'id' | 'topic' | 'payload' | 'created_at' | 'due_at'>;

/** Adds a job in the transaction of the change that causes it. `payload` is JSON. */
export const insertOutbox = (db: Db, job: NewJob): Promise<void> => insertOutboxRows(db, [job]);

/** The same for several jobs, in one statement. */
export async function insertOutboxRows(db: Db, jobs: readonly NewJob[]): Promise<void> {
  await insert.change(db, { jobs });
}

const insert = prepared((db, p: Placeholders<{ jobs: readonly NewJob[] }>) =>
  db.insertInto('outbox').values(p.jobs.map((job) => ({ ...job, ...PENDING, tenant_id: db.tenantId }))),
);
const PENDING = { lock_token: null, done_at: null, failed_at: null, last_error: null };

/** The jobs of one topic, of one brand or (without `tenant_id`) of all brands. */
export interface OutboxLane {
  topic: string;
  tenant_id?: number;
}

export interface DueOutbox {
  /** The brands that this process serves. They are listed because the index starts with the tenant. */
  tenantIds: readonly number[];
  now: number;
  limit: number;
  /** Lanes at their limit. They are left out, so that their waiting jobs do not crowd out those of other lanes. */
  full?: readonly OutboxLane[];
}

/** Due jobs without a valid lease, oldest first. */
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
  /** The length of the lease in milliseconds; afterwards another worker may take the job over. */
  leaseMs: number;
  /** The id of this claim: a worker that has lost its lease cannot settle a job that another one has claimed. */
  lockToken: string;
}

/** Returns the job as updated. Of any number of workers exactly one gets it; the others get undefined. */
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

/** Extends the lease until `lockedUntil`. Returns false if the lease was lost meanwhile. */
export function renewOutboxLease(db: SystemDb, job: OutboxRow, lockedUntil: number): Promise<boolean> {
  return update(db, job, { locked_until: lockedUntil });
}

/** Releases the job as if it had not been started: it is due now, and any worker may claim it. */
export function releaseOutbox(db: SystemDb, job: OutboxRow): Promise<boolean> {
  return update(db, job, { locked_until: 0, lock_token: null, attempts: job.attempts - 1 });
}

/** Marks the job as done. Returns false if the lease was lost meanwhile. */
export function finishOutbox(db: SystemDb, job: OutboxRow, now: number): Promise<boolean> {
  return settle(db, job, { done_at: now, locked_until: 0, last_error: null });
}

/** Records a failed attempt: the job is retried at `dueAt`, or given up if `dueAt` is null. */
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

/** Deletes at most `limit` jobs that were done before `before`. Returns the number of deleted rows. */
export async function deleteDoneOutbox(db: Db, before: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('done_at', '<', before)
    .limit(limit)
    .execute();
  return deleteRows(db, 'outbox', rows);
}

/** Deletes at most `limit` jobs of one topic that were given up before `before`. Returns the number of deleted rows. */
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
  return deleteRows(db, 'outbox', rows);
}

/** How many jobs of each topic are due, counted among the `limit` oldest. */
export async function countDueOutbox(db: Db, now: number, limit: number): Promise<{ topic: string; count: number }[]> {
  const due = db
    .selectFrom('outbox')
    .select('topic')
    .where('tenant_id', '=', db.tenantId)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit);
  const rows = await db
    .selectFrom(due.as('due'))
    .select(['topic', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('topic')
    .orderBy('topic')
    .execute();
  return rows.map(({ topic, count }) => ({ topic, count: Number(count) }));
}
