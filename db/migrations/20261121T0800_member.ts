import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

// The search indexes cover their query: equality columns, then the order, then the columns that filter.
export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('member')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('kind', c.code(10), (col) => col.notNull())
    .addColumn('email', c.words(254))
    .addColumn('email_key', c.words(254))
    .addColumn('password_hash', c.code(255))
    .addColumn('name', c.words(60), (col) => col.notNull())
    .addColumn('status', c.code(16), (col) => col.notNull())
    .addColumn('profile_status', c.code(10), (col) => col.notNull())
    .addColumn('searchable', c.flag, (col) => col.notNull().defaultTo(0))
    .addColumn('has_photo', c.flag, (col) => col.notNull().defaultTo(0))
    .addColumn('gender', c.code(6))
    .addColumn('sexuality', c.code(8))
    .addColumn('seeks', c.code(6))
    .addColumn('birth_date', c.code(10))
    .addColumn('country', c.code(2))
    .addColumn('region_id', c.code(16))
    .addColumn('city', c.words(120))
    .addColumn('hair_color', c.code(16))
    .addColumn('eye_color', c.code(16))
    .addColumn('body_type', c.code(16))
    .addColumn('relationship_status', c.code(24))
    .addColumn('tattoos', c.code(3))
    .addColumn('interests', c.text)
    .addColumn('about', c.text)
    .addColumn('language', c.code(5), (col) => col.notNull())
    .addColumn('main_photo_id', c.code(26))
    .addColumn('paid_user', c.flag, (col) => col.notNull().defaultTo(0))
    .addColumn('premium_since', c.big)
    .addColumn('notifications_disabled', c.text)
    .addColumn('signup_date', c.big, (col) => col.notNull())
    .addColumn('activated_at', c.big)
    .addColumn('last_active_at', c.big, (col) => col.notNull())
    .addColumn('deleted_at', c.big)
    .addColumn('network', c.words(190))
    .addColumn('ref', c.words(190))
    .addColumn('sub1', c.words(190))
    .addColumn('sub2', c.words(190))
    .addColumn('sub3', c.words(190))
    .addColumn('signup_from_member_id', c.code(26))
    .addColumn('signup_message', c.text)
    .addPrimaryKeyConstraint('member_pk', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'member_email_key', 'member', ['tenant_id', 'email_key'], { unique: true });
  await createIndex(db, 'member_search', 'member', [
    'tenant_id',
    'searchable',
    'gender',
    'country',
    'last_active_at',
    'id',
    'region_id',
    'birth_date',
    'kind',
    'has_photo',
  ]);
  await createIndex(db, 'member_search_country', 'member', [
    'tenant_id',
    'searchable',
    'country',
    'last_active_at',
    'id',
    'gender',
    'region_id',
    'birth_date',
    'kind',
    'has_photo',
  ]);
  await createIndex(db, 'member_search_all', 'member', [
    'tenant_id',
    'searchable',
    'last_active_at',
    'id',
    'gender',
    'country',
    'region_id',
    'birth_date',
    'kind',
    'has_photo',
  ]);
  await createIndex(db, 'member_deleted', 'member', ['tenant_id', 'deleted_at']);
}
