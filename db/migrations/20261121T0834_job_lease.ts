import type { Kysely } from 'kysely';
import { columnTypes, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('job_lease')
    .ifNotExists()
    .addColumn('name', c.code(80), (col) => col.notNull())
    .addColumn('holder', c.code(80), (col) => col.notNull())
    .addColumn('held_until', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('job_lease_pk', ['name'])
    .modifyEnd(tableOptions(db))
    .execute();
}
