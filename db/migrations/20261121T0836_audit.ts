import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('audit')
    .ifNotExists()
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
    .addPrimaryKeyConstraint('audit_pk', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'audit_at', 'audit', ['tenant_id', 'at']);
  await createIndex(db, 'audit_actor', 'audit', ['tenant_id', 'actor_id', 'at']);
  await createIndex(db, 'audit_subject', 'audit', ['tenant_id', 'subject_id', 'at']);
}
