import { insertIgnore } from '../dialect';
import type { SystemDb } from '../handle';

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
  return result.numUpdatedRows > 0n || insertIgnore(db, 'job_lease', { name, holder, held_until });
}

/** Ends the lease at once, at shutdown. */
export async function dropLease(db: SystemDb, name: string, holder: string): Promise<void> {
  await db.deleteFrom('job_lease').where('name', '=', name).where('holder', '=', holder).execute();
}
