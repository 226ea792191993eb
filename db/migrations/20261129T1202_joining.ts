import type { Kysely } from 'kysely';
import { createTable, unique } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await signupLike(db);
  await waitingList(db);
}

async function signupLike(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'signup_like', {
    clustered: true,
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('liked_id', c.code(26), (col) => col.notNull())
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('signup_like_pk', ['tenant_id', 'member_id', 'liked_id']),
  });
}

async function waitingList(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'waiting_list', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('email', c.words(254), (col) => col.notNull())
        .addColumn('email_key', c.words(254), (col) => col.notNull())
        .addColumn('language', c.code(5), (col) => col.notNull())
        .addColumn('consent_version', c.code(32), (col) => col.notNull())
        .addColumn('asked_at', c.big, (col) => col.notNull())
        .addColumn('confirmed_at', c.big)
        .addColumn('opening_mail_id', c.code(26))
        .addColumn('opening_mailed_at', c.big)
        .addColumn('erase_at', c.big, (col) => col.notNull())
        .addColumn('hard_at', c.big)
        .addPrimaryKeyConstraint('waiting_list_pk', ['tenant_id', 'id']),
    indexes: {
      waiting_list_email: unique(['tenant_id', 'email_key']),
      waiting_list_next: ['tenant_id', 'opening_mail_id', 'confirmed_at'],
      waiting_list_end: ['tenant_id', 'erase_at'],
    },
  });
}
