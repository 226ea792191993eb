import type { Kysely } from 'kysely';
import { createTable, unique } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await consent(db);
  await trustDay(db);
}

async function consent(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'consent', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('at', c.big, (col) => col.notNull())
        .addColumn('member_id', c.code(26))
        .addColumn('visit_id', c.code(40))
        .addColumn('kind', c.code(32), (col) => col.notNull())
        .addColumn('given', c.flag, (col) => col.notNull())
        .addColumn('version', c.code(32), (col) => col.notNull())
        .addColumn('language', c.code(8))
        .addPrimaryKeyConstraint('consent_pk', ['tenant_id', 'id']),
    indexes: {
      consent_member: ['tenant_id', 'member_id', 'kind', 'at'],
      consent_visit: ['tenant_id', 'visit_id', 'kind', 'at'],
    },
  });
}

async function trustDay(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'trust_day', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('seq', c.int, (col) => col.notNull())
        .addColumn('day', c.code(10), (col) => col.notNull())
        .addColumn('figures', c.text, (col) => col.notNull())
        .addColumn('chain_hash', c.code(64), (col) => col.notNull())
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('trust_day_pk', ['tenant_id', 'seq']),
    indexes: {
      trust_day_day: unique(['tenant_id', 'day']),
    },
  });
}
