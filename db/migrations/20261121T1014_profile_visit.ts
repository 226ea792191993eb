import type { Kysely } from 'kysely';
import { columnTypes, tableOptions } from '../dialect';

// The primary key has the order of the list: the visitors of a member, day by day.
export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('profile_visit')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('visited_id', c.code(26), (col) => col.notNull())
    .addColumn('day', c.code(10), (col) => col.notNull())
    .addColumn('visitor_id', c.code(26), (col) => col.notNull())
    .addColumn('visited_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('profile_visit_pk', ['tenant_id', 'visited_id', 'day', 'visitor_id'])
    .modifyEnd(tableOptions(db, { clustered: true }))
    .execute();
}
