import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('consent')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('at', c.big, (col) => col.notNull())
    .addColumn('member_id', c.code(26))
    .addColumn('visit_id', c.code(40))
    .addColumn('kind', c.code(32), (col) => col.notNull())
    .addColumn('given', c.flag, (col) => col.notNull())
    .addColumn('version', c.code(32), (col) => col.notNull())
    .addPrimaryKeyConstraint('consent_pk', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'consent_member', 'consent', ['tenant_id', 'member_id', 'kind', 'at']);
  await createIndex(db, 'consent_visit', 'consent', ['tenant_id', 'visit_id', 'kind', 'at']);
}
