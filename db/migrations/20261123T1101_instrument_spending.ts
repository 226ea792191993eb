import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('instrument_spending')
    .ifNotExists()
    .addColumn('instrument_hash', c.code(43), (col) => col.notNull())
    .addColumn('day', c.code(10), (col) => col.notNull())
    .addColumn('currency', c.code(3), (col) => col.notNull())
    .addColumn('amount', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('instrument_spending_pk', ['instrument_hash', 'day', 'currency'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'instrument_spending_day', 'instrument_spending', ['day']);
}
