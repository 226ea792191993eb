import type { Kysely } from 'kysely';
import { createTable, unique } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await smsCode(db);
  await directDebit(db);
  await mandate(db);
  await spendingLimit(db);
  await spendingNotice(db);
  await instrumentSpending(db);
}

async function smsCode(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'sms_code', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('phone_hash', c.code(43), (col) => col.notNull())
        .addColumn('country', c.code(2), (col) => col.notNull())
        .addColumn('network_address', c.code(45), (col) => col.notNull())
        .addColumn('subject_hash', c.code(43), (col) => col.notNull())
        .addColumn('code_hash', c.code(43), (col) => col.notNull())
        .addColumn('tries', c.int, (col) => col.notNull())
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addColumn('expires_at', c.big, (col) => col.notNull())
        .addColumn('consumed_at', c.big)
        .addPrimaryKeyConstraint('sms_code_pk', ['tenant_id', 'id']),
    indexes: {
      sms_code_member: ['tenant_id', 'member_id', 'created_at'],
      sms_code_phone: ['tenant_id', 'phone_hash', 'created_at'],
      sms_code_network: ['tenant_id', 'network_address', 'created_at'],
      sms_code_country: ['tenant_id', 'country', 'created_at'],
      sms_code_created: ['tenant_id', 'created_at'],
    },
  });
}

async function directDebit(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'direct_debit', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('purchase_id', c.code(26), (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('mandate_reference', c.code(35), (col) => col.notNull())
        .addColumn('creditor_id', c.code(35), (col) => col.notNull())
        .addColumn('iban_last4', c.code(4), (col) => col.notNull())
        .addColumn('iban_hash', c.code(43))
        .addColumn('details', c.text)
        .addColumn('signed_at', c.big, (col) => col.notNull())
        .addColumn('collect_on', c.code(10), (col) => col.notNull())
        .addColumn('erased_at', c.big)
        .addPrimaryKeyConstraint('direct_debit_pk', ['tenant_id', 'purchase_id'])
        .addForeignKeyConstraint('direct_debit_purchase_fk', ['tenant_id', 'purchase_id'], 'purchase', [
          'tenant_id',
          'id',
        ]),
    indexes: {
      direct_debit_mandate: unique(['tenant_id', 'mandate_reference']),
      direct_debit_member: ['tenant_id', 'member_id', 'signed_at'],
      direct_debit_iban: ['tenant_id', 'iban_hash', 'signed_at'],
    },
  });
}

async function mandate(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'mandate', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('purchase_id', c.code(26), (col) => col.notNull())
        .addColumn('provider', c.code(32), (col) => col.notNull())
        .addColumn('customer_reference', c.code(120), (col) => col.notNull())
        .addColumn('reference', c.code(120), (col) => col.notNull())
        .addColumn('method', c.code(32), (col) => col.notNull())
        .addColumn('label', c.text, (col) => col.notNull())
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addColumn('used_at', c.big, (col) => col.notNull())
        .addColumn('ended_at', c.big)
        .addColumn('ended_by', c.code(16))
        .addPrimaryKeyConstraint('mandate_pk', ['tenant_id', 'id'])
        .addForeignKeyConstraint('mandate_purchase_fk', ['tenant_id', 'purchase_id'], 'purchase', ['tenant_id', 'id']),
    indexes: {
      mandate_reference: unique(['tenant_id', 'provider', 'reference']),
      mandate_member: ['tenant_id', 'member_id', 'used_at'],
    },
  });
}

async function spendingLimit(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'spending_limit', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('kind', c.code(8), (col) => col.notNull())
        .addColumn('value', c.big)
        .addColumn('currency', c.code(3))
        .addColumn('next_value', c.big)
        .addColumn('next_currency', c.code(3))
        .addColumn('next_at', c.big)
        .addColumn('changed_at', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('spending_limit_pk', ['tenant_id', 'member_id', 'kind']),
  });
}

async function spendingNotice(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'spending_notice', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('purchase_id', c.code(26), (col) => col.notNull())
        .addColumn('reason', c.code(8), (col) => col.notNull())
        .addColumn('spent', c.big, (col) => col.notNull())
        .addColumn('currency', c.code(3), (col) => col.notNull())
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addColumn('dismissed_at', c.big)
        .addPrimaryKeyConstraint('spending_notice_pk', ['tenant_id', 'member_id']),
  });
}

async function instrumentSpending(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'instrument_spending', {
    columns: (table, c) =>
      table
        .addColumn('instrument_hash', c.code(43), (col) => col.notNull())
        .addColumn('day', c.code(10), (col) => col.notNull())
        .addColumn('currency', c.code(3), (col) => col.notNull())
        .addColumn('amount', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('instrument_spending_pk', ['instrument_hash', 'day', 'currency']),
    indexes: {
      instrument_spending_day: ['day'],
    },
  });
}
