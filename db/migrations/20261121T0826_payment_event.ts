import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('payment_event')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('provider', c.code(32), (col) => col.notNull())
    .addColumn('event_id', c.code(120), (col) => col.notNull())
    .addColumn('payment_id', c.code(26), (col) => col.notNull())
    .addColumn('kind', c.code(40), (col) => col.notNull())
    .addColumn('payload', c.text)
    .addColumn('received_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('payment_event_pk', ['tenant_id', 'provider', 'event_id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'payment_event_payment', 'payment_event', ['tenant_id', 'payment_id', 'received_at']);
}
