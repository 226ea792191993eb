import type { Kysely } from 'kysely';
import { createTable } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await mailing(db);
  await announcement(db);
}

async function mailing(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'mailing', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('type', c.code(32), (col) => col.notNull())
        .addColumn('id', c.code(40), (col) => col.notNull())
        .addColumn('cursor', c.code(26), (col) => col.notNull())
        .addColumn('examined', c.big, (col) => col.notNull())
        .addColumn('told', c.big, (col) => col.notNull())
        .addColumn('begun_at', c.big, (col) => col.notNull())
        .addColumn('done_at', c.big)
        .addPrimaryKeyConstraint('mailing_pk', ['tenant_id', 'type', 'id']),
  });
}

async function announcement(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'announcement', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('name', c.code(40), (col) => col.notNull())
        .addColumn('texts', c.text, (col) => col.notNull())
        .addColumn('path', c.code(200))
        .addColumn('written_by', c.words(80), (col) => col.notNull())
        .addColumn('written_at', c.big, (col) => col.notNull())
        .addColumn('launched_by', c.words(80))
        .addColumn('launched_at', c.big)
        .addColumn('withdrawn_by', c.words(80))
        .addColumn('withdrawn_at', c.big)
        .addPrimaryKeyConstraint('announcement_pk', ['tenant_id', 'name']),
  });
}
