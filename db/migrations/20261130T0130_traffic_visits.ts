import { sql, type Kysely } from 'kysely';
import { createTable } from '../dialect';

const SHARED = 'tenant_id, id, at, path, lander, network, ref, sub1, sub2, sub3, country';

/** Clicks and bounces had the same columns twice: a visit is one row with its kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'traffic_visit', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('kind', c.code(10), (col) => col.notNull())
        .addColumn('at', c.big, (col) => col.notNull())
        .addColumn('path', c.words(255), (col) => col.notNull())
        .addColumn('lander', c.code(120))
        .addColumn('network', c.words(190))
        .addColumn('ref', c.words(190))
        .addColumn('sub1', c.words(190))
        .addColumn('sub2', c.words(190))
        .addColumn('sub3', c.words(190))
        .addColumn('country', c.code(2))
        .addColumn('visit_id', c.code(40))
        .addPrimaryKeyConstraint('traffic_visit_pk', ['tenant_id', 'id']),
    indexes: {
      traffic_visit_at: ['tenant_id', 'at'],
      traffic_visit_number: ['tenant_id', 'visit_id', 'at'],
    },
  });
  const shared = sql.raw(SHARED);
  await sql`insert into traffic_visit (${shared}, kind, visit_id) select ${shared}, 'click', visit_id from click`.execute(
    db,
  );
  await sql`insert into traffic_visit (${shared}, kind) select ${shared}, 'bounce' from page_bounce`.execute(db);
  await db.schema.dropTable('click').execute();
  await db.schema.dropTable('page_bounce').execute();
}
