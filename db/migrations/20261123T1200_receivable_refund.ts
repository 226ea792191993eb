import type { Kysely } from 'kysely';
import { addColumn, columnTypes } from '../dialect';

/** The chargeback that a receivable is of; in rows from before it is their own id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'receivable', 'refund_id', columnTypes(db).code(26));
}
