import type { Kysely } from 'kysely';
import { addFlag } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await addFlag(db, 'purchase', 'remember');
}
