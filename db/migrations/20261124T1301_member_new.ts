import type { Kysely } from 'kysely';
import { createIndex } from '../dialect';

// The order "new": by signup, then what search filters by, in one index for all genders and countries.
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'member_new', 'member', [
    'tenant_id',
    'searchable',
    'signup_date',
    'id',
    'gender',
    'country',
    'last_active_at',
    'region_id',
    'birth_date',
    'geo_cell',
    'search_bits',
    'interests_1',
    'interests_2',
    'interests_3',
    'interests_4',
  ]);
}
