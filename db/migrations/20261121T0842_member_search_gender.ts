import type { Kysely } from 'kysely';
import { createIndex } from '../dialect';

// For a search by gender alone. The index without gender holds two entries for each candidate, which slows MariaDB
// down.
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'member_search_gender', 'member', [
    'tenant_id',
    'searchable',
    'gender',
    'last_active_at',
    'id',
    'country',
    'region_id',
    'birth_date',
    'kind',
    'has_photo',
  ]);
}
