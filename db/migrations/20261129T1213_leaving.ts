import type { Kysely } from 'kysely';
import { createTable, unique } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await erasure(db);
  await departure(db);
  await retained(db);
  await dataExport(db);
}

async function erasure(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'erasure', {
    clustered: true,
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('kind', c.code(20), (col) => col.notNull())
        .addColumn('subject_id', c.code(32), (col) => col.notNull())
        .addColumn('at', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('erasure_pk', ['tenant_id', 'kind', 'subject_id']),
  });
}

async function departure(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'departure', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('code_hash', c.code(43), (col) => col.notNull())
        .addColumn('member_id', c.code(26))
        .addColumn('reason', c.code(20))
        .addColumn('words', c.text)
        .addColumn('left_at', c.big, (col) => col.notNull())
        .addColumn('erase_at', c.big, (col) => col.notNull())
        .addColumn('erased_at', c.big)
        .addColumn('seq', c.int)
        .addColumn('chain_hash', c.code(64))
        .addPrimaryKeyConstraint('departure_pk', ['tenant_id', 'code_hash']),
    indexes: {
      departure_member: unique(['tenant_id', 'member_id']),
      departure_seq: unique(['tenant_id', 'seq']),
    },
  });
}

async function retained(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'retained', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('reason', c.code(10), (col) => col.notNull())
        .addColumn('until', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('retained_pk', ['tenant_id', 'member_id', 'reason']),
    indexes: {
      retained_until: ['tenant_id', 'until'],
    },
  });
}

async function dataExport(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'data_export', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('asked_at', c.big, (col) => col.notNull())
        .addColumn('made_at', c.big)
        .addColumn('expires_at', c.big, (col) => col.notNull())
        .addColumn('size', c.big)
        .addPrimaryKeyConstraint('data_export_pk', ['tenant_id', 'id']),
    indexes: {
      data_export_member: ['tenant_id', 'member_id', 'asked_at'],
      data_export_expiry: ['tenant_id', 'expires_at'],
    },
  });
}
