import type { Kysely } from 'kysely';
import { addColumn, columnTypes } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'message', 'reply_to', columnTypes(db).int);
}
