import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('waiting_list')
    .ifNotExists()
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
    .addPrimaryKeyConstraint('waiting_list_pk', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'waiting_list_email', 'waiting_list', ['tenant_id', 'email_key'], { unique: true });
  await createIndex(db, 'waiting_list_next', 'waiting_list', ['tenant_id', 'opening_mail_id', 'confirmed_at']);
  await createIndex(db, 'waiting_list_end', 'waiting_list', ['tenant_id', 'erase_at']);
}
