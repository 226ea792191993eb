import type { Kysely } from 'kysely';
import { createIndex } from '../dialect';

// The remaining filters, so that a search reads no member's row before it is a result. MySQL allows 16 columns.
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
];

// The same four combinations as before: equality columns, then the order, then the filters.
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'member_find', 'member', [
    'tenant_id',
    'searchable',
    'gender',
    'country',
    'last_active_at',
    'id',
    ...FILTERS,
  ]);
  await createIndex(db, 'member_find_country', 'member', [
    'tenant_id',
    'searchable',
    'country',
    'last_active_at',
    'id',
    'gender',
    ...FILTERS,
  ]);
  await createIndex(db, 'member_find_gender', 'member', [
    'tenant_id',
    'searchable',
    'gender',
    'last_active_at',
    'id',
    'country',
    ...FILTERS,
  ]);
  await createIndex(db, 'member_find_all', 'member', [
    'tenant_id',
    'searchable',
    'last_active_at',
    'id',
    'gender',
    'country',
    ...FILTERS,
  ]);
}
