import type { Kysely } from 'kysely';
import { addColumn, columnTypes } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'member', 'who_may_write', columnTypes(db).code(9));
}
