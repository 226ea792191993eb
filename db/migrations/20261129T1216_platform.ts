import type { Kysely } from 'kysely';
import { createTable } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await outbox(db);
  await jobLease(db);
  await audit(db);
}

async function outbox(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'outbox', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('topic', c.code(60), (col) => col.notNull())
        .addColumn('payload', c.text, (col) => col.notNull())
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addColumn('due_at', c.big, (col) => col.notNull())
        .addColumn('attempts', c.int, (col) => col.notNull().defaultTo(0))
        .addColumn('locked_until', c.big, (col) => col.notNull().defaultTo(0))
        .addColumn('lock_token', c.code(26))
        .addColumn('done_at', c.big)
        .addColumn('failed_at', c.big)
        .addColumn('last_error', c.text)
        .addPrimaryKeyConstraint('outbox_pk', ['tenant_id', 'id']),
    indexes: {
      outbox_due: ['tenant_id', 'done_at', 'failed_at', 'due_at', 'id'],
    },
  });
}

/** Also what the last run of a job did and when the next is due, so that servers share one schedule. */
async function jobLease(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'job_lease', {
    columns: (table, c) =>
      table
        .addColumn('name', c.code(80), (col) => col.notNull())
        .addColumn('holder', c.code(80), (col) => col.notNull())
        .addColumn('held_until', c.big, (col) => col.notNull())
        .addColumn('due_at', c.big)
        .addColumn('begun_at', c.big)
        .addColumn('ended_at', c.big)
        .addColumn('handled', c.big)
        .addColumn('runs', c.big)
        .addColumn('failures', c.big)
        .addColumn('last_error', c.text)
        .addPrimaryKeyConstraint('job_lease_pk', ['name']),
  });
}

/** Refused logins are deleted sooner than other entries; the index `audit_action` finds them without reading the others. */
async function audit(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'audit', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('at', c.big, (col) => col.notNull())
        .addColumn('actor_kind', c.code(10), (col) => col.notNull())
        .addColumn('actor_id', c.code(26))
        .addColumn('action', c.code(60), (col) => col.notNull())
        .addColumn('subject_id', c.code(40))
        .addColumn('request_id', c.code(64))
        .addColumn('network_address', c.code(64))
        .addColumn('detail', c.text)
        .addPrimaryKeyConstraint('audit_pk', ['tenant_id', 'id']),
    indexes: {
      audit_at: ['tenant_id', 'at'],
      audit_actor: ['tenant_id', 'actor_id', 'at'],
      audit_subject: ['tenant_id', 'subject_id', 'at'],
      audit_action: ['tenant_id', 'action', 'at'],
    },
  });
}
