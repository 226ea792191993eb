import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('sms_code')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('phone_hash', c.code(43), (col) => col.notNull())
    .addColumn('country', c.code(2), (col) => col.notNull())
    .addColumn('network_address', c.code(45), (col) => col.notNull())
    .addColumn('subject_hash', c.code(43), (col) => col.notNull())
    .addColumn('code_hash', c.code(43), (col) => col.notNull())
    .addColumn('tries', c.int, (col) => col.notNull())
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addColumn('expires_at', c.big, (col) => col.notNull())
    .addColumn('consumed_at', c.big)
    .addPrimaryKeyConstraint('sms_code_pk', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'sms_code_member', 'sms_code', ['tenant_id', 'member_id', 'created_at']);
  await createIndex(db, 'sms_code_phone', 'sms_code', ['tenant_id', 'phone_hash', 'created_at']);
  await createIndex(db, 'sms_code_network', 'sms_code', ['tenant_id', 'network_address', 'created_at']);
  await createIndex(db, 'sms_code_country', 'sms_code', ['tenant_id', 'country', 'created_at']);
  await createIndex(db, 'sms_code_created', 'sms_code', ['tenant_id', 'created_at']);
}
