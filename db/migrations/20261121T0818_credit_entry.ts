import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('credit_entry')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('transaction_id', c.code(26), (col) => col.notNull())
    .addColumn('account_id', c.code(40), (col) => col.notNull())
    .addColumn('amount', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('credit_entry_pk', ['tenant_id', 'transaction_id', 'account_id'])
    .addForeignKeyConstraint(
      'credit_entry_credit_transaction_fk',
      ['tenant_id', 'transaction_id'],
      'credit_transaction',
      ['tenant_id', 'id'],
    )
    .modifyEnd(tableOptions(db, { clustered: true }))
    .execute();
  await createIndex(db, 'credit_entry_account', 'credit_entry', [
    'tenant_id',
    'account_id',
    'transaction_id',
    'amount',
  ]);
}
