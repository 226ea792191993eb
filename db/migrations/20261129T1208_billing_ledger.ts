import { sql, type Kysely } from 'kysely';
import { createTable, unique } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await creditAccount(db);
  await creditTransaction(db);
  await creditEntry(db);
  await creditHold(db);
  await creditLot(db);
  await creditLotEntry(db);
}

async function creditAccount(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'credit_account', {
    clustered: true,
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(40), (col) => col.notNull())
        .addColumn('kind', c.code(12), (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('balance', c.big, (col) => col.notNull().defaultTo(0))
        .addPrimaryKeyConstraint('credit_account_pk', ['tenant_id', 'id'])
        .addCheckConstraint('credit_account_not_negative', sql`balance >= 0`),
    indexes: {
      credit_account_member: unique(['tenant_id', 'member_id', 'kind']),
    },
  });
}

async function creditTransaction(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'credit_transaction', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('kind', c.code(12), (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('request_key', c.code(120), (col) => col.notNull())
        .addColumn('request_hash', c.code(64), (col) => col.notNull())
        .addColumn('reference', c.code(64))
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('credit_transaction_pk', ['tenant_id', 'id']),
    indexes: {
      credit_transaction_request: unique(['tenant_id', 'request_key']),
      credit_transaction_member: ['tenant_id', 'member_id', 'id'],
    },
  });
}

async function creditEntry(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'credit_entry', {
    clustered: true,
    columns: (table, c) =>
      table
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
        ),
    indexes: {
      credit_entry_account: ['tenant_id', 'account_id', 'transaction_id', 'amount'],
    },
  });
}

async function creditHold(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'credit_hold', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('counterpart_id', c.code(26), (col) => col.notNull())
        .addColumn('reason', c.code(24), (col) => col.notNull())
        .addColumn('amount', c.big, (col) => col.notNull())
        .addColumn('reference', c.code(64), (col) => col.notNull())
        .addColumn('state', c.code(8), (col) => col.notNull())
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addColumn('due_at', c.big, (col) => col.notNull())
        .addColumn('settled_at', c.big)
        .addPrimaryKeyConstraint('credit_hold_pk', ['tenant_id', 'id'])
        .addCheckConstraint('credit_hold_positive', sql`amount > 0`),
    indexes: {
      credit_hold_due: ['tenant_id', 'state', 'due_at'],
      credit_hold_counterpart: ['tenant_id', 'counterpart_id', 'state', 'member_id'],
      credit_hold_reference: unique(['tenant_id', 'reference']),
    },
  });
}

async function creditLot(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'credit_lot', {
    clustered: true,
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('origin', c.code(8), (col) => col.notNull())
        .addColumn('spend_rank', c.int, (col) => col.notNull())
        .addColumn('order_id', c.code(26))
        .addColumn('credits', c.big, (col) => col.notNull())
        .addColumn('remaining', c.big, (col) => col.notNull())
        .addColumn('amount_minor', c.big, (col) => col.notNull())
        .addColumn('currency', c.code(3))
        .addColumn('vat_rate', c.int, (col) => col.notNull())
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('credit_lot_pk', ['tenant_id', 'id'])
        .addCheckConstraint('credit_lot_not_negative', sql`remaining >= 0 and remaining <= credits`),
    indexes: {
      credit_lot_member: ['tenant_id', 'member_id', 'spend_rank', 'id'],
      credit_lot_order: ['tenant_id', 'order_id'],
    },
  });
}

async function creditLotEntry(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'credit_lot_entry', {
    clustered: true,
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('transaction_id', c.code(26), (col) => col.notNull())
        .addColumn('account_id', c.code(40), (col) => col.notNull())
        .addColumn('lot_id', c.code(26), (col) => col.notNull())
        .addColumn('amount', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('credit_lot_entry_pk', ['tenant_id', 'transaction_id', 'account_id', 'lot_id']),
    indexes: {
      credit_lot_entry_lot: ['tenant_id', 'lot_id', 'account_id'],
    },
  });
}
