import type { Kysely } from 'kysely';
import { createIndex } from '../dialect';

// The order "nearest": cell by cell, in each the most recently active first, then what search filters by.
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'member_near', 'member', [
    'tenant_id',
    'searchable',
    'geo_cell',
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
