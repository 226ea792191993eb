import type { Kysely } from 'kysely';
import { createTable } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await savedSearch(db);
  await hidden(db);
  await skip(db);
  await swipeLike(db);
  await matchAnswer(db);
}

async function savedSearch(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'saved_search', {
    clustered: true,
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('name', c.words(60))
        .addColumn('query', c.text, (col) => col.notNull())
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('saved_search_pk', ['tenant_id', 'member_id', 'id']),
  });
}

async function hidden(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'hidden', {
    clustered: true,
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('hidden_id', c.code(26), (col) => col.notNull())
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('hidden_pk', ['tenant_id', 'member_id', 'hidden_id']),
  });
}

async function skip(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'skip', {
    clustered: true,
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('skipped_id', c.code(26), (col) => col.notNull())
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('skip_pk', ['tenant_id', 'member_id', 'skipped_id']),
    indexes: {
      skip_newest: ['tenant_id', 'member_id', 'created_at', 'skipped_id'],
    },
  });
}

async function swipeLike(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'swipe_like', {
    clustered: true,
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('day', c.code(10), (col) => col.notNull())
        .addColumn('liked_id', c.code(26), (col) => col.notNull())
        .addColumn('due_at', c.big)
        .addColumn('repeated', c.flag)
        .addPrimaryKeyConstraint('swipe_like_pk', ['tenant_id', 'member_id', 'day', 'liked_id']),
  });
}

async function matchAnswer(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'match_answer', {
    clustered: true,
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('question', c.code(20), (col) => col.notNull())
        .addColumn('answer', c.text, (col) => col.notNull())
        .addColumn('answered_at', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('match_answer_pk', ['tenant_id', 'member_id', 'question']),
  });
}
