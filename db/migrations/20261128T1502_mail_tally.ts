import type { Kysely } from 'kysely';
import { columnTypes, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('mail_tally')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('day', c.code(10), (col) => col.notNull())
    .addColumn('provider', c.code(253), (col) => col.notNull())
    .addColumn('sent', c.int, (col) => col.notNull())
    .addColumn('failed', c.int, (col) => col.notNull())
    .addColumn('ours', c.int, (col) => col.notNull())
    .addColumn('alarmed_at', c.big)
    .addPrimaryKeyConstraint('mail_tally_pk', ['tenant_id', 'day', 'provider'])
    .modifyEnd(tableOptions(db))
    .execute();
}
