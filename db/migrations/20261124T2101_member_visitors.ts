import type { Kysely } from 'kysely';
import { createIndex } from '../dialect';

// What visitors without an account find. Those whom they may see can be few among very many, so they have an index of
// their own, with what visitors can filter by.
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'member_visitors', 'member', [
    'tenant_id',
    'searchable',
    'for_visitors',
    'last_active_at',
    'id',
    'gender',
    'country',
    'region_id',
    'birth_date',
    'signup_date',
    'search_bits',
    'interests_1',
    'interests_2',
    'interests_3',
    'interests_4',
  ]);
}
