import type { Kysely } from 'kysely';
import { createIndex } from '../dialect';

// The remaining filters, and whom somebody seeks, so that no search reads a member's row before it is a result and none
// is ranked by one. With these the indexes have the 16 columns that MySQL allows.
const FILTERS = [
  'region_id',
  'birth_date',
  'geo_cell',
  'signup_date',
  'search_bits',
  'interests_1',
  'interests_2',
  'interests_3',
  'interests_4',
  'seeks',
];

// The same four combinations as before: equality columns, then the order, then the filters.
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'member_rank', 'member', [
    'tenant_id',
    'searchable',
    'gender',
    'country',
    'last_active_at',
    'id',
    ...FILTERS,
  ]);
  await createIndex(db, 'member_rank_country', 'member', [
    'tenant_id',
    'searchable',
    'country',
    'last_active_at',
    'id',
    'gender',
    ...FILTERS,
  ]);
  await createIndex(db, 'member_rank_gender', 'member', [
    'tenant_id',
    'searchable',
    'gender',
    'last_active_at',
    'id',
    'country',
    ...FILTERS,
  ]);
  await createIndex(db, 'member_rank_all', 'member', [
    'tenant_id',
    'searchable',
    'last_active_at',
    'id',
    'gender',
    'country',
    ...FILTERS,
  ]);
}
