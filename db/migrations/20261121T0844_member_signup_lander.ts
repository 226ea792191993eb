import type { Kysely } from 'kysely';
import { addColumn, columnTypes } from '../dialect';

/** Name and slug of a lander, 40 characters each, and the dot between them. */
const LENGTH = 81;

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'member', 'signup_lander', columnTypes(db).code(LENGTH));
}
