import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('mail_report')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('report_hash', c.code(43), (col) => col.notNull())
    .addColumn('received_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('mail_report_pk', ['tenant_id', 'report_hash'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'mail_report_received', 'mail_report', ['tenant_id', 'received_at']);
}
