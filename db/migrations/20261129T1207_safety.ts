import type { Kysely } from 'kysely';
import { createTable, unique } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await block(db);
  await report(db);
  await decision(db);
  await submission(db);
  await opener(db);
}

async function block(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'block', {
    clustered: true,
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('blocker_id', c.code(26), (col) => col.notNull())
        .addColumn('blocked_id', c.code(26), (col) => col.notNull())
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('block_pk', ['tenant_id', 'blocker_id', 'blocked_id']),
    indexes: {
      block_reverse: ['tenant_id', 'blocked_id', 'blocker_id'],
    },
  });
}

async function report(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'report', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('number', c.code(12), (col) => col.notNull())
        .addColumn('subject_kind', c.code(10), (col) => col.notNull())
        .addColumn('subject_id', c.code(26), (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('reporter_id', c.code(26))
        .addColumn('reporter_key', c.code(64), (col) => col.notNull())
        .addColumn('day', c.code(10), (col) => col.notNull())
        .addColumn('reason', c.code(30), (col) => col.notNull())
        .addColumn('words', c.text)
        .addColumn('snapshot', c.text, (col) => col.notNull())
        .addColumn('severity', c.int, (col) => col.notNull())
        .addColumn('priority', c.int, (col) => col.notNull())
        .addColumn('state', c.code(10), (col) => col.notNull().defaultTo('open'))
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addColumn('decided_at', c.big)
        .addColumn('decision', c.text)
        .addColumn('decided_by', c.text)
        .addPrimaryKeyConstraint('report_pk', ['tenant_id', 'id']),
    indexes: {
      report_number: unique(['tenant_id', 'number']),
      report_once_a_day: unique(['tenant_id', 'reporter_key', 'subject_kind', 'subject_id', 'day']),
      report_state: ['tenant_id', 'state', 'priority', 'created_at'],
      report_member: ['tenant_id', 'member_id', 'state'],
    },
  });
}

async function decision(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'decision', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('number', c.code(12), (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('rule', c.code(20), (col) => col.notNull())
        .addColumn('reason', c.text, (col) => col.notNull())
        .addColumn('reported', c.flag, (col) => col.notNull())
        .addColumn('made_at', c.big, (col) => col.notNull())
        .addColumn('lifted_at', c.big)
        .addColumn('made_by', c.text)
        .addPrimaryKeyConstraint('decision_pk', ['tenant_id', 'number']),
  });
}

async function submission(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'submission', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('number', c.code(12), (col) => col.notNull())
        .addColumn('kind', c.code(12), (col) => col.notNull())
        .addColumn('category', c.code(20), (col) => col.notNull())
        .addColumn('about', c.text)
        .addColumn('about_kind', c.code(12))
        .addColumn('subject_id', c.code(26))
        .addColumn('member_id', c.code(26))
        .addColumn('name', c.text)
        .addColumn('email', c.text)
        .addColumn('language', c.code(5), (col) => col.notNull())
        .addColumn('words', c.text, (col) => col.notNull())
        .addColumn('snapshot', c.text)
        .addColumn('state', c.code(12), (col) => col.notNull())
        .addColumn('outcome', c.code(12))
        .addColumn('answer', c.text)
        .addColumn('decided_by', c.text)
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addColumn('decided_at', c.big)
        .addPrimaryKeyConstraint('submission_pk', ['tenant_id', 'id']),
    indexes: {
      submission_number: unique(['tenant_id', 'number']),
      submission_open: ['tenant_id', 'kind', 'state', 'created_at'],
    },
  });
}

async function opener(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'opener', {
    clustered: true,
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('text_hash', c.code(64), (col) => col.notNull())
        .addColumn('recipient_id', c.code(26), (col) => col.notNull())
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('opener_pk', ['tenant_id', 'member_id', 'text_hash', 'recipient_id']),
  });
}
