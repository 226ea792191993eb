import type { Kysely } from 'kysely';
import { addColumn, columnTypes } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'swipe_like', 'due_at', columnTypes(db).big);
}
