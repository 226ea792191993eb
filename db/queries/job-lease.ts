import { insertIgnore } from '../dialect';
import type { SystemDb } from '../handle';
import type { JobLeaseRow } from '../schema/job-lease';
import { transaction } from '../transaction';

/** Returns false if another process was first. Those that insert at once may end in a deadlock, after which one tries again. */
const insertLease = (db: SystemDb, row: Parameters<typeof insertIgnore<'job_lease'>>[2]): Promise<boolean> =>
  transaction(db, (tx) => insertIgnore(tx, 'job_lease', row));

/** Takes or renews the lease for `holder` until `now + leaseMs`. Returns false while another process holds it. */
export async function takeLease(
  db: SystemDb,
  lease: { name: string; holder: string; now: number; leaseMs: number },
): Promise<boolean> {
  const { name, holder, now, leaseMs } = lease;
  const held_until = now + leaseMs;
  const result = await db
    .updateTable('job_lease')
    .set({ holder, held_until })
    .where('name', '=', name)
    .where((eb) => eb.or([eb('holder', '=', holder), eb('held_until', '<=', now)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n || insertLease(db, { name, holder, held_until });
}

/** Ends the lease at once, at shutdown. */
export async function dropLease(db: SystemDb, name: string, holder: string): Promise<void> {
  await db.deleteFrom('job_lease').where('name', '=', name).where('holder', '=', holder).execute();
}

export interface JobClaim {
  name: string;
  holder: string;
  now: number;
  leaseMs: number;
  /** Also before the next run is due, because someone asked for it. */
  early?: boolean;
}

/** Of any number of processes exactly one gets a job that is due. It is free again if its holder does not renew it. */
export async function claimJob(db: SystemDb, { name, holder, now, leaseMs, early }: JobClaim): Promise<boolean> {
  const lease = { holder, held_until: now + leaseMs, begun_at: now };
  let query = db.updateTable('job_lease').set(lease).where('name', '=', name).where('held_until', '<=', now);
  if (!early) query = query.where((eb) => eb.or([eb('due_at', 'is', null), eb('due_at', '<=', now)]));
  const result = await query.executeTakeFirst();
  return result.numUpdatedRows > 0n || insertLease(db, { name, ...lease });
}

/** Returns false if another process has the job now. */
export async function renewJob(db: SystemDb, { name, holder, now, leaseMs }: JobClaim): Promise<boolean> {
  const result = await db
    .updateTable('job_lease')
    .set({ held_until: now + leaseMs })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export interface JobResult {
  now: number;
  handled: number;
  /** Null if the run succeeded. */
  error: string | null;
  /** Undefined: as before, because the run was not for all brands. */
  dueAt?: number | undefined;
}

/** Ends the lease and records what the run did, unless another process has the job now. */
export async function finishJob(
  db: SystemDb,
  { name, holder }: Pick<JobClaim, 'name' | 'holder'>,
  { now, handled, error, dueAt }: JobResult,
): Promise<void> {
  await db
    .updateTable('job_lease')
    .set((eb) => ({
      held_until: 0,
      ended_at: now,
      handled,
      last_error: error,
      runs: eb(eb.fn.coalesce('runs', eb.lit(0)), '+', eb.lit(1)),
      failures: eb(eb.fn.coalesce('failures', eb.lit(0)), '+', eb.lit(error === null ? 0 : 1)),
      ...(dueAt === undefined ? {} : { due_at: dueAt }),
    }))
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute();
}

export function listJobLeases(db: SystemDb): Promise<JobLeaseRow[]> {
  return db.selectFrom('job_lease').selectAll().orderBy('name').execute();
}
