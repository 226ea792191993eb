import type { Kysely } from 'kysely';
import { columnTypes, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('match_answer')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('question', c.code(20), (col) => col.notNull())
    .addColumn('answer', c.text, (col) => col.notNull())
    .addColumn('answered_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('match_answer_pk', ['tenant_id', 'member_id', 'question'])
    .modifyEnd(tableOptions(db, { clustered: true }))
    .execute();
}
