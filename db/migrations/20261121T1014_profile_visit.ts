import type { Kysely } from 'kysely';
import { columnTypes, tableOptions } from '../dialect';

// The key is the order of the list: somebody's visitors, a day at a time.
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
