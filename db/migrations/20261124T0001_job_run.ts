import type { Kysely } from 'kysely';
import { addColumn, columnTypes } from '../dialect';

/** What the last run of a job did and when the next is due, so that servers share one schedule. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await addColumn(db, 'job_lease', 'due_at', c.big);
  await addColumn(db, 'job_lease', 'begun_at', c.big);
  await addColumn(db, 'job_lease', 'ended_at', c.big);
  await addColumn(db, 'job_lease', 'handled', c.big);
  await addColumn(db, 'job_lease', 'runs', c.big);
  await addColumn(db, 'job_lease', 'failures', c.big);
  await addColumn(db, 'job_lease', 'last_error', c.text);
}
