import type { Kysely } from 'kysely';
import { columnTypes, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('opener')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('text_hash', c.code(64), (col) => col.notNull())
    .addColumn('recipient_id', c.code(26), (col) => col.notNull())
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('opener_pk', ['tenant_id', 'member_id', 'text_hash', 'recipient_id'])
    .modifyEnd(tableOptions(db, { clustered: true }))
    .execute();
}
