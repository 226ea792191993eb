import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('credit_account')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(40), (col) => col.notNull())
    .addColumn('kind', c.code(12), (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('balance', c.big, (col) => col.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('credit_account_pk', ['tenant_id', 'id'])
    .addCheckConstraint('credit_account_not_negative', sql`balance >= 0`)
    .modifyEnd(tableOptions(db, { clustered: true }))
    .execute();
  await createIndex(db, 'credit_account_member', 'credit_account', ['tenant_id', 'member_id', 'kind'], {
    unique: true,
  });
}
