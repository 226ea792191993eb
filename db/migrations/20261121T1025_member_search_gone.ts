import type { Kysely } from 'kysely';
import { dropIndex } from '../dialect';

// The member_find indexes replace these; each index costs a write whenever a member becomes active.
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['member_search', 'member_search_country', 'member_search_gender', 'member_search_all'])
    await dropIndex(db, name, 'member');
}
