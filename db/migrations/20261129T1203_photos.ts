import type { Kysely } from 'kysely';
import { createTable } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await photo(db);
  await photoBand(db);
  await photoCheck(db);
}

async function photo(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'photo', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('status', c.code(10), (col) => col.notNull())
        .addColumn('filename', c.code(80), (col) => col.notNull())
        .addColumn('thumb_filename', c.code(80), (col) => col.notNull())
        .addColumn('match_filename', c.code(80))
        .addColumn('blur_filename', c.code(80))
        .addColumn('position', c.int, (col) => col.notNull())
        .addColumn('width', c.int, (col) => col.notNull())
        .addColumn('height', c.int, (col) => col.notNull())
        .addColumn('placeholder', c.code(60))
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addColumn('large_filename', c.code(80))
        .addColumn('source_filename', c.code(80))
        .addColumn('rejection', c.code(30))
        .addColumn('reviewed_at', c.big)
        .addColumn('phash', c.code(16))
        .addColumn('main_again', c.int)
        .addPrimaryKeyConstraint('photo_pk', ['tenant_id', 'id']),
    indexes: {
      photo_member: ['tenant_id', 'member_id', 'position'],
      photo_status: ['tenant_id', 'status', 'created_at'],
      photo_blur: ['tenant_id', 'blur_filename'],
    },
  });
}

async function photoBand(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'photo_band', {
    clustered: true,
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('band', c.code(5), (col) => col.notNull())
        .addColumn('photo_id', c.code(26), (col) => col.notNull())
        .addPrimaryKeyConstraint('photo_band_pk', ['tenant_id', 'band', 'photo_id']),
  });
}

async function photoCheck(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'photo_check', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('pose', c.code(30), (col) => col.notNull())
        .addColumn('poses', c.int, (col) => col.notNull())
        .addColumn('state', c.code(10), (col) => col.notNull())
        .addColumn('filename', c.code(60))
        .addColumn('photo_id', c.code(26))
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addColumn('sent_at', c.big)
        .addColumn('decided_at', c.big)
        .addColumn('decided_by', c.words(100))
        .addColumn('rejection', c.code(20))
        .addColumn('erase_at', c.big)
        .addPrimaryKeyConstraint('photo_check_pk', ['tenant_id', 'id']),
    indexes: {
      photo_check_member: ['tenant_id', 'member_id', 'created_at'],
      photo_check_state: ['tenant_id', 'state', 'sent_at'],
      photo_check_erase: ['tenant_id', 'erase_at'],
    },
  });
}
