import type { Kysely } from 'kysely';
import { addColumn, columnTypes } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'session', 'country', columnTypes(db).code(2));
}
