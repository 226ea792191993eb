import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('report')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('number', c.code(12), (col) => col.notNull())
    .addColumn('subject_kind', c.code(10), (col) => col.notNull())
    .addColumn('subject_id', c.code(26), (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('reporter_id', c.code(26))
    .addColumn('reporter_key', c.code(64), (col) => col.notNull())
    .addColumn('day', c.code(10), (col) => col.notNull())
    .addColumn('reason', c.code(30), (col) => col.notNull())
    .addColumn('words', c.text)
    .addColumn('snapshot', c.text, (col) => col.notNull())
    .addColumn('severity', c.int, (col) => col.notNull())
    .addColumn('priority', c.int, (col) => col.notNull())
    .addColumn('state', c.code(10), (col) => col.notNull().defaultTo('open'))
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addColumn('decided_at', c.big)
    .addColumn('decision', c.text)
    .addPrimaryKeyConstraint('report_pk', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'report_number', 'report', ['tenant_id', 'number'], { unique: true });
  await createIndex(
    db,
    'report_once_a_day',
    'report',
    ['tenant_id', 'reporter_key', 'subject_kind', 'subject_id', 'day'],
    { unique: true },
  );
  await createIndex(db, 'report_state', 'report', ['tenant_id', 'state', 'priority', 'created_at']);
  await createIndex(db, 'report_member', 'report', ['tenant_id', 'member_id', 'state']);
}
