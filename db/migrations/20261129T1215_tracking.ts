import type { Kysely } from 'kysely';
import { createTable } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await click(db);
  await pageBounce(db);
}

async function click(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'click', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('at', c.big, (col) => col.notNull())
        .addColumn('path', c.words(255), (col) => col.notNull())
        .addColumn('lander', c.code(60))
        .addColumn('network', c.words(190))
        .addColumn('ref', c.words(190))
        .addColumn('sub1', c.words(190))
        .addColumn('sub2', c.words(190))
        .addColumn('sub3', c.words(190))
        .addColumn('country', c.code(2))
        .addColumn('visit_id', c.code(40))
        .addPrimaryKeyConstraint('click_pk', ['tenant_id', 'id']),
    indexes: {
      click_at: ['tenant_id', 'at'],
      click_visit: ['tenant_id', 'visit_id', 'at'],
    },
  });
}

async function pageBounce(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'page_bounce', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('at', c.big, (col) => col.notNull())
        .addColumn('path', c.words(255), (col) => col.notNull())
        .addColumn('lander', c.code(120))
        .addColumn('network', c.words(190))
        .addColumn('ref', c.words(190))
        .addColumn('sub1', c.words(190))
        .addColumn('sub2', c.words(190))
        .addColumn('sub3', c.words(190))
        .addColumn('country', c.code(2))
        .addPrimaryKeyConstraint('page_bounce_pk', ['tenant_id', 'id']),
    indexes: {
      page_bounce_at: ['tenant_id', 'at'],
    },
  });
}
