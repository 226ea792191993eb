import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

// Only the latest visit of each pair instead of one per day, so that a page of a member's visitors is one range of the
// index.
export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('visit')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('visited_id', c.code(26), (col) => col.notNull())
    .addColumn('visitor_id', c.code(26), (col) => col.notNull())
    .addColumn('visited_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('visit_pk', ['tenant_id', 'visited_id', 'visitor_id'])
    .modifyEnd(tableOptions(db, { clustered: true }))
    .execute();
  await createIndex(db, 'visit_newest', 'visit', ['tenant_id', 'visited_id', 'visited_at', 'visitor_id']);
}
