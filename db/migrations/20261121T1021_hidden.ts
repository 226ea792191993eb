import type { Kysely } from 'kysely';
import { columnTypes, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('hidden')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('hidden_id', c.code(26), (col) => col.notNull())
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('hidden_pk', ['tenant_id', 'member_id', 'hidden_id'])
    .modifyEnd(tableOptions(db, { clustered: true }))
    .execute();
}
