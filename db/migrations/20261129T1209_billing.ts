import { sql, type Kysely } from 'kysely';
import { createTable, unique } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await purchase(db);
  await payment(db);
  await paymentEvent(db);
  await refund(db);
  await receivable(db);
  await discountCode(db);
  await redemption(db);
  await documentCounter(db);
  await document(db);
}

/**
 * Every conversation shows the cost of a message at the price of the last bundle: by the index `purchase_last` the query
 * reads one row, however many orders there are.
 */
async function purchase(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'purchase', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('bundle_id', c.code(40), (col) => col.notNull())
        .addColumn('credits', c.int, (col) => col.notNull())
        .addColumn('amount_minor', c.big, (col) => col.notNull())
        .addColumn('fee_minor', c.big, (col) => col.notNull())
        .addColumn('total_minor', c.big, (col) => col.notNull())
        .addColumn('vat_minor', c.big, (col) => col.notNull())
        .addColumn('vat_rate', c.int, (col) => col.notNull())
        .addColumn('currency', c.code(3), (col) => col.notNull())
        .addColumn('country', c.code(2), (col) => col.notNull())
        .addColumn('method', c.code(32), (col) => col.notNull())
        .addColumn('discount_code', c.code(40))
        .addColumn('state', c.code(12), (col) => col.notNull())
        .addColumn('failure', c.code(80))
        .addColumn('request_key', c.code(64), (col) => col.notNull())
        .addColumn('request_hash', c.code(64), (col) => col.notNull())
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addColumn('updated_at', c.big, (col) => col.notNull())
        .addColumn('completed_at', c.big)
        .addColumn('returned_minor', c.big, (col) => col.notNull().defaultTo(0))
        .addColumn('discount_minor', c.big, (col) => col.notNull().defaultTo(0))
        .addColumn('mandate_id', c.code(26))
        .addColumn('remember', c.flag, (col) => col.notNull().defaultTo(0))
        .addColumn('terms_version', c.code(32))
        .addPrimaryKeyConstraint('purchase_pk', ['tenant_id', 'id']),
    indexes: {
      purchase_request: unique(['tenant_id', 'member_id', 'request_key']),
      purchase_member: ['tenant_id', 'member_id', 'id'],
      purchase_state: ['tenant_id', 'state', 'created_at'],
      purchase_last: ['tenant_id', 'member_id', 'state', 'completed_at', 'id'],
    },
  });
}

async function payment(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'payment', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('purchase_id', c.code(26), (col) => col.notNull())
        .addColumn('provider', c.code(32), (col) => col.notNull())
        .addColumn('provider_reference', c.code(120))
        .addColumn('state', c.code(12), (col) => col.notNull())
        .addColumn('amount_minor', c.big, (col) => col.notNull())
        .addColumn('currency', c.code(3), (col) => col.notNull())
        .addColumn('redirect_url', c.text)
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addColumn('updated_at', c.big, (col) => col.notNull())
        .addColumn('last_event_at', c.big)
        .addPrimaryKeyConstraint('payment_pk', ['tenant_id', 'id'])
        .addForeignKeyConstraint('payment_purchase_fk', ['tenant_id', 'purchase_id'], 'purchase', ['tenant_id', 'id']),
    indexes: {
      payment_reference: unique(['tenant_id', 'provider', 'provider_reference']),
      payment_purchase: ['tenant_id', 'purchase_id', 'id'],
    },
  });
}

async function paymentEvent(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'payment_event', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('provider', c.code(32), (col) => col.notNull())
        .addColumn('event_id', c.code(120), (col) => col.notNull())
        .addColumn('payment_id', c.code(26), (col) => col.notNull())
        .addColumn('kind', c.code(40), (col) => col.notNull())
        .addColumn('payload', c.text)
        .addColumn('received_at', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('payment_event_pk', ['tenant_id', 'provider', 'event_id']),
    indexes: {
      payment_event_payment: ['tenant_id', 'payment_id', 'received_at'],
    },
  });
}

async function refund(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'refund', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('purchase_id', c.code(26), (col) => col.notNull())
        .addColumn('payment_id', c.code(26), (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('kind', c.code(12), (col) => col.notNull())
        .addColumn('state', c.code(8), (col) => col.notNull())
        .addColumn('provider_reference', c.code(64))
        .addColumn('credits', c.big, (col) => col.notNull())
        .addColumn('amount_minor', c.big, (col) => col.notNull())
        .addColumn('vat_minor', c.big, (col) => col.notNull())
        .addColumn('currency', c.code(3), (col) => col.notNull())
        .addColumn('reason', c.words(200))
        .addColumn('actor_kind', c.code(12), (col) => col.notNull())
        .addColumn('actor_id', c.code(40))
        .addColumn('request_key', c.code(90), (col) => col.notNull())
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addColumn('updated_at', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('refund_pk', ['tenant_id', 'id'])
        .addCheckConstraint('refund_not_negative', sql`amount_minor >= 0 and credits >= 0`),
    indexes: {
      refund_request: unique(['tenant_id', 'request_key']),
      refund_order: ['tenant_id', 'purchase_id', 'id'],
      refund_state: ['tenant_id', 'state', 'created_at'],
    },
  });
}

/** `refund_id` is the chargeback that a receivable is of; in old rows it is empty, and the chargeback has the row's own id. */
async function receivable(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'receivable', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('purchase_id', c.code(26), (col) => col.notNull())
        .addColumn('credits', c.big, (col) => col.notNull())
        .addColumn('amount_minor', c.big, (col) => col.notNull())
        .addColumn('currency', c.code(3), (col) => col.notNull())
        .addColumn('state', c.code(10), (col) => col.notNull())
        .addColumn('created_at', c.big, (col) => col.notNull())
        .addColumn('updated_at', c.big, (col) => col.notNull())
        .addColumn('refund_id', c.code(26))
        .addColumn('paid_by', c.code(26))
        .addPrimaryKeyConstraint('receivable_pk', ['tenant_id', 'id']),
    indexes: {
      receivable_member: ['tenant_id', 'member_id', 'state'],
      receivable_order: ['tenant_id', 'purchase_id'],
      receivable_paid: ['tenant_id', 'paid_by'],
    },
  });
}

async function discountCode(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'discount_code', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('code', c.code(40), (col) => col.notNull())
        .addColumn('user_id', c.code(26), (col) => col.notNull())
        .addColumn('kind', c.code(12), (col) => col.notNull())
        .addColumn('country', c.code(2))
        .addColumn('announced_at', c.big, (col) => col.notNull())
        .addColumn('expires', c.big)
        .addColumn('value_percentage', c.int, (col) => col.notNull())
        .addColumn('currency', c.code(3))
        .addColumn('minimum_order_value', c.big)
        .addColumn('status', c.code(12), (col) => col.notNull())
        .addColumn('validity', c.code(20), (col) => col.notNull())
        .addColumn('first_order', c.flag, (col) => col.notNull())
        .addColumn('paymentmethods', c.text, (col) => col.notNull())
        // Offers are read by member, those for everybody under the empty one.
        .addPrimaryKeyConstraint('discount_code_pk', ['tenant_id', 'user_id', 'code']),
  });
}

async function redemption(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'redemption', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('code', c.code(40), (col) => col.notNull())
        .addColumn('holder', c.code(40), (col) => col.notNull())
        .addColumn('member_id', c.code(26), (col) => col.notNull())
        .addColumn('purchase_id', c.code(26), (col) => col.notNull())
        .addColumn('state', c.code(12), (col) => col.notNull())
        .addColumn('reserved_at', c.big, (col) => col.notNull())
        .addColumn('redeemed_at', c.big)
        .addPrimaryKeyConstraint('redemption_pk', ['tenant_id', 'code', 'holder']),
    indexes: {
      redemption_purchase: ['tenant_id', 'purchase_id'],
    },
  });
}

async function documentCounter(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'document_counter', {
    columns: (table, c) =>
      table
        .addColumn('company_id', c.code(40), (col) => col.notNull())
        .addColumn('year', c.int, (col) => col.notNull())
        .addColumn('last', c.int, (col) => col.notNull())
        .addPrimaryKeyConstraint('document_counter_pk', ['company_id', 'year']),
  });
}

async function document(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'document', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('company_id', c.code(40), (col) => col.notNull())
        .addColumn('year', c.int, (col) => col.notNull())
        .addColumn('number', c.int, (col) => col.notNull())
        .addColumn('kind', c.code(12), (col) => col.notNull())
        .addColumn('purchase_id', c.code(26), (col) => col.notNull())
        .addColumn('refund_id', c.code(26))
        .addColumn('total', c.big, (col) => col.notNull())
        .addColumn('vat', c.big, (col) => col.notNull())
        .addColumn('currency', c.code(3), (col) => col.notNull())
        .addColumn('seller', c.text, (col) => col.notNull())
        .addColumn('issued_at', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('document_pk', ['tenant_id', 'id']),
    indexes: {
      document_number: unique(['tenant_id', 'company_id', 'year', 'number']),
      document_order: ['tenant_id', 'purchase_id', 'number'],
    },
  });
}
