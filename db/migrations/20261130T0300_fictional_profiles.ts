import type { Kysely } from 'kysely';
import { createTable, unique } from '../dialect';

/** What staff know of a fictional profile that they imported; what everybody sees of it is its row of `member`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'fictional_profile', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('source_key', c.code(64), (col) => col.notNull())
        .addColumn('state', c.code(10), (col) => col.notNull())
        .addColumn('texts', c.text, (col) => col.notNull())
        .addColumn('stated_age', c.int)
        .addColumn('portrait_hash', c.code(64))
        .addColumn('stored_hash', c.code(64))
        .addColumn('portrait_phash', c.code(16))
        .addColumn('imported_at', c.big, (col) => col.notNull())
        .addColumn('imported_by', c.words(80), (col) => col.notNull())
        .addColumn('decided_at', c.big)
        .addColumn('decided_by', c.words(80))
        .addPrimaryKeyConstraint('fictional_profile_pk', ['tenant_id', 'member_id']),
    indexes: {
      fictional_profile_key: unique(['tenant_id', 'source_key']),
      fictional_profile_portrait: ['tenant_id', 'portrait_hash'],
      fictional_profile_stored: ['tenant_id', 'stored_hash'],
    },
  });
}
