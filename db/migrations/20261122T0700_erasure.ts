import type { Kysely } from 'kysely';
import { columnTypes, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('erasure')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('kind', c.code(20), (col) => col.notNull())
    .addColumn('subject_id', c.code(32), (col) => col.notNull())
    .addColumn('at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('erasure_pk', ['tenant_id', 'kind', 'subject_id'])
    .modifyEnd(tableOptions(db, { clustered: true }))
    .execute();
}
