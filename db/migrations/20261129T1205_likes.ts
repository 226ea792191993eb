import type { Kysely } from 'kysely';
import { createTable } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await memberLike(db);
  await undoneLike(db);
}

async function memberLike(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'member_like', {
    clustered: true,
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('from_id', c.code(26), (col) => col.notNull())
        .addColumn('to_id', c.code(26), (col) => col.notNull())
        .addColumn('author_kind', c.code(10), (col) => col.notNull())
        .addColumn('is_new', c.flag, (col) => col.notNull().defaultTo(1))
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addColumn('matched_at', c.big)
        .addPrimaryKeyConstraint('member_like_pk', ['tenant_id', 'from_id', 'to_id']),
    indexes: {
      member_like_received: ['tenant_id', 'to_id', 'is_new', 'created_at', 'from_id'],
      member_like_sent: ['tenant_id', 'from_id', 'created_at', 'to_id'],
      member_like_matched: ['tenant_id', 'from_id', 'matched_at', 'to_id'],
    },
  });
}

async function undoneLike(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'undone_like', {
    clustered: true,
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('from_id', c.code(26), (col) => col.notNull())
        .addColumn('to_id', c.code(26), (col) => col.notNull())
        .addColumn('is_new', c.flag, (col) => col.notNull())
        .addColumn('liked_at', c.big, (col) => col.notNull())
        .addColumn('undone_at', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('undone_like_pk', ['tenant_id', 'from_id', 'to_id']),
  });
}
