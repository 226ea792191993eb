import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('trust_day')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('seq', c.int, (col) => col.notNull())
    .addColumn('day', c.code(10), (col) => col.notNull())
    .addColumn('figures', c.text, (col) => col.notNull())
    .addColumn('chain_hash', c.code(64), (col) => col.notNull())
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('trust_day_pk', ['tenant_id', 'seq'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'trust_day_day', 'trust_day', ['tenant_id', 'day'], { unique: true });
}
