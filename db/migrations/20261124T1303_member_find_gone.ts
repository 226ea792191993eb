import type { Kysely } from 'kysely';
import { dropIndex } from '../dialect';

// The member_rank indexes replace these; each index costs a write whenever a member becomes active.
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['member_find', 'member_find_country', 'member_find_gender', 'member_find_all'])
    await dropIndex(db, name, 'member');
}
