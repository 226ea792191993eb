import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('submission')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('number', c.code(12), (col) => col.notNull())
    .addColumn('kind', c.code(12), (col) => col.notNull())
    .addColumn('category', c.code(20), (col) => col.notNull())
    .addColumn('about', c.text)
    .addColumn('about_kind', c.code(12))
    .addColumn('subject_id', c.code(26))
    .addColumn('member_id', c.code(26))
    .addColumn('name', c.text)
    .addColumn('email', c.text)
    .addColumn('language', c.code(5), (col) => col.notNull())
    .addColumn('words', c.text, (col) => col.notNull())
    .addColumn('snapshot', c.text)
    .addColumn('state', c.code(12), (col) => col.notNull())
    .addColumn('outcome', c.code(12))
    .addColumn('answer', c.text)
    .addColumn('decided_by', c.text)
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addColumn('decided_at', c.big)
    .addPrimaryKeyConstraint('submission_pk', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'submission_number', 'submission', ['tenant_id', 'number'], { unique: true });
  await createIndex(db, 'submission_open', 'submission', ['tenant_id', 'kind', 'state', 'created_at']);
}
