import type { Kysely } from 'kysely';
import { addColumn, columnTypes } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'suppression', 'hard_at', columnTypes(db).big);
}
