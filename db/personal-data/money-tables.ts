import { becomes, exported, none, secret, stays, type ColumnRule, type Declarations } from './declare';

const book = stays('books');
const bookId = stays('books', none);
const ofBrand = stays('operation', none);

/** The same rule for each of the columns. */
const all = <C extends string>(rule: ColumnRule, ...columns: C[]) =>
  Object.fromEntries(columns.map((column) => [column, rule])) as Record<C, ColumnRule>;

/** Orders, payments and credits. Most of it stays as long as the company must store its books. */
export const moneyTables = {
  purchase: {
    heading: 'orders',
    owners: ['member_id'],
    rows: 'stay',
    columns: {
      ...all(bookId, 'tenant_id', 'member_id', 'mandate_id', 'request_key', 'request_hash'),
      ...all(book, 'id', 'bundle_id', 'credits', 'amount_minor', 'fee_minor', 'total_minor', 'vat_minor', 'vat_rate'),
      ...all(book, 'currency', 'returned_minor', 'country', 'method', 'discount_minor', 'discount_code', 'remember'),
      ...all(book, 'state', 'failure', 'created_at', 'updated_at', 'completed_at', 'terms_version'),
    },
  },
  payment: {
    heading: 'orders',
    owners: [{ column: 'purchase_id', table: 'purchase', key: 'id' }],
    rows: 'stay',
    columns: {
      ...all(bookId, 'tenant_id', 'id', 'last_event_at'),
      ...all(book, 'purchase_id', 'provider', 'provider_reference', 'state', 'amount_minor', 'currency'),
      ...all(book, 'created_at', 'updated_at'),
      redirect_url: becomes(null, none),
    },
  },
  payment_event: {
    owners: [{ column: 'payment_id', table: 'payment', key: 'id' }],
    rows: 'stay',
    columns: {
      ...all(bookId, 'tenant_id', 'provider', 'event_id', 'payment_id', 'kind', 'received_at'),
      payload: becomes(null, none),
    },
  },
  refund: {
    heading: 'orders',
    owners: ['member_id'],
    rows: 'stay',
    columns: {
      ...all(bookId, 'tenant_id', 'id', 'payment_id', 'member_id', 'actor_kind', 'actor_id', 'request_key'),
      ...all(book, 'purchase_id', 'kind', 'state', 'provider_reference', 'credits', 'amount_minor', 'vat_minor'),
      ...all(book, 'currency', 'created_at', 'updated_at'),
      reason: becomes(null),
    },
  },
  receivable: {
    heading: 'orders',
    owners: ['member_id'],
    rows: 'stay',
    columns: {
      ...all(bookId, 'tenant_id', 'id', 'member_id', 'refund_id'),
      ...all(
        book,
        'purchase_id',
        'credits',
        'amount_minor',
        'currency',
        'state',
        'paid_by',
        'created_at',
        'updated_at',
      ),
    },
  },
  document: {
    heading: 'orders',
    owners: [{ column: 'purchase_id', table: 'purchase', key: 'id' }],
    rows: 'stay',
    columns: {
      ...all(bookId, 'tenant_id', 'id', 'company_id', 'refund_id'),
      ...all(book, 'year', 'number', 'kind', 'purchase_id', 'total', 'vat', 'currency', 'seller', 'issued_at'),
    },
  },
  document_counter: {
    owners: [],
    rows: 'stay',
    columns: all(ofBrand, 'company_id', 'year', 'last'),
  },
  discount_code: {
    heading: 'orders',
    owners: ['user_id'],
    rows: 'stay',
    columns: {
      ...all(bookId, 'tenant_id', 'user_id'),
      ...all(book, 'code', 'kind', 'country', 'announced_at', 'expires', 'value_percentage', 'currency'),
      ...all(book, 'minimum_order_value', 'status', 'validity', 'first_order', 'paymentmethods'),
    },
  },
  redemption: {
    heading: 'orders',
    owners: ['member_id'],
    rows: 'stay',
    columns: {
      ...all(bookId, 'tenant_id', 'holder', 'member_id'),
      ...all(book, 'code', 'purchase_id', 'state', 'reserved_at', 'redeemed_at'),
    },
  },
  direct_debit: {
    heading: 'orders',
    owners: ['member_id'],
    rows: 'stay',
    columns: {
      ...all(bookId, 'tenant_id', 'member_id'),
      ...all(book, 'purchase_id', 'mandate_reference', 'creditor_id', 'iban_last4', 'signed_at', 'collect_on'),
      // Erased by its own job, as soon as it is no longer needed to recognise the account of a returned debit.
      iban_hash: stays('books', secret),
      details: becomes(null),
      erased_at: bookId,
    },
  },
  mandate: {
    heading: 'orders',
    owners: ['member_id'],
    rows: 'deleted',
    columns: {
      ...all(none, 'tenant_id', 'id', 'member_id'),
      ...all(secret, 'customer_reference', 'reference'),
      ...all(exported, 'purchase_id', 'provider', 'method', 'label', 'created_at', 'used_at', 'ended_at', 'ended_by'),
    },
  },
  spending_limit: {
    heading: 'orders',
    owners: ['member_id'],
    rows: 'deleted',
    columns: {
      ...all(none, 'tenant_id', 'member_id'),
      ...all(exported, 'kind', 'value', 'currency', 'next_value', 'next_currency', 'next_at', 'changed_at'),
    },
  },
  spending_notice: {
    heading: 'orders',
    owners: ['member_id'],
    rows: 'deleted',
    columns: {
      ...all(none, 'tenant_id', 'member_id'),
      ...all(exported, 'purchase_id', 'reason', 'spent', 'currency', 'created_at', 'dismissed_at'),
    },
  },
  // A keyed hash of a payment instrument and an amount: no row can be traced to a member.
  instrument_spending: {
    owners: [],
    rows: 'stay',
    columns: all(ofBrand, 'instrument_hash', 'day', 'currency', 'amount'),
  },
  credit_account: {
    heading: 'credits',
    owners: ['member_id'],
    rows: 'stay',
    columns: { ...all(bookId, 'tenant_id', 'id', 'member_id'), ...all(book, 'kind', 'balance') },
  },
  credit_transaction: {
    heading: 'credits',
    owners: ['member_id'],
    rows: 'stay',
    columns: {
      ...all(bookId, 'tenant_id', 'member_id', 'request_key', 'request_hash'),
      ...all(book, 'id', 'kind', 'reference', 'created_at'),
    },
  },
  credit_entry: {
    heading: 'credits',
    owners: [{ column: 'transaction_id', table: 'credit_transaction', key: 'id' }],
    rows: 'stay',
    columns: { tenant_id: bookId, ...all(book, 'transaction_id', 'account_id', 'amount') },
  },
  credit_hold: {
    heading: 'credits',
    owners: ['member_id'],
    rows: 'stay',
    columns: {
      ...all(bookId, 'tenant_id', 'id', 'member_id'),
      ...all(book, 'counterpart_id', 'reason', 'amount', 'reference', 'state', 'created_at', 'due_at', 'settled_at'),
    },
  },
  credit_lot: {
    heading: 'credits',
    owners: ['member_id'],
    rows: 'stay',
    columns: {
      ...all(bookId, 'tenant_id', 'member_id', 'spend_rank'),
      ...all(book, 'id', 'origin', 'order_id', 'credits', 'remaining', 'amount_minor', 'currency', 'vat_rate'),
      created_at: book,
    },
  },
  credit_lot_entry: {
    heading: 'credits',
    owners: [{ column: 'lot_id', table: 'credit_lot', key: 'id' }],
    rows: 'stay',
    columns: { tenant_id: bookId, ...all(book, 'transaction_id', 'account_id', 'lot_id', 'amount') },
  },
} satisfies Partial<Declarations>;
