import { documentNumber } from '~/features/billing/documents/document-number';
import { moneyText } from '~/features/billing/operator/money-text';
import type { OrderRecord } from '~/features/billing/operator/order-record.service.server';
import type { ListedOrder } from '~/features/billing/operator/order-search.service.server';
import type { Reconciled } from '~/features/billing/operator/reconcile.service.server';

/** What a command shows: the same for people and as data. */
export interface Report {
  sections: Section[];
  data: object;
  /** 1 if something is not as it should be. */
  code: 0 | 1;
}

type Section = { text: string } | Table;

interface Table {
  title?: string;
  head: readonly string[];
  rows: readonly string[][];
}

/** The orders of a brand; `limit`: how many were asked for. */
export function reportOrders(brand: string, orders: readonly ListedOrder[], limit: number): Report {
  const rows = orders.map((order) => [
    order.id,
    timeText(order.created_at),
    order.state,
    String(order.credits),
    moneyText(order.total_minor, order.currency),
    order.returned_minor === 0 ? '-' : moneyText(order.returned_minor, order.currency),
    order.method,
    order.providers.join(', ') || '-',
  ]);
  const head = ['order', 'ordered', 'state', 'credits', 'total', 'gone back', 'method', 'account'];
  const note = orders.length < limit ? '' : `The first ${limit}; --limit shows more.`;
  return {
    sections:
      orders.length === 0 ? [{ text: 'There is no such order in this time.' }] : [{ head, rows }, { text: note }],
    data: { brand, orders },
    code: 0,
  };
}

/** `booking`: the differences were to be brought in. */
export function reportReconciled(brand: string, { payments, found }: Reconciled, booking: boolean): Report {
  const open = found.filter(({ booked }) => !booked);
  const rows = found.map(({ payment, what, here, there, booked }) => [
    payment.purchase_id,
    payment.provider,
    payment.provider_reference ?? payment.id,
    what,
    here,
    there,
    ...(booking ? [booked ? 'yes' : 'no'] : []),
  ]);
  const head = ['order', 'account', 'reference', 'difference', 'here', 'there', ...(booking ? ['booked'] : [])];
  const total = `${payments} ${payments === 1 ? 'payment' : 'payments'}, ${count(found.length)}`;
  const summary = booking ? `${total}, ${open.length} left.` : `${total}.`;
  return {
    sections: [...(rows.length === 0 ? [] : [{ head, rows }]), { text: summary }],
    data: {
      brand,
      payments,
      differences: found.map(({ payment, ...rest }) => ({
        order: payment.purchase_id,
        payment: payment.id,
        account: payment.provider,
        reference: payment.provider_reference,
        ...rest,
      })),
    },
    code: open.length === 0 ? 0 : 1,
  };
}

const count = (number: number) => (number === 1 ? '1 difference' : `${number} differences`);

/** All about the money of an order. What it has nothing of is left out for people, not in the data. */
export function reportRecord({ email, record }: OrderRecord): Report {
  const tables: Table[] = [
    { head: [record.brand, ''], rows: factsOf(record, email) },
    paymentsSection(record),
    eventsSection(record),
    creditsSection(record),
    refundsSection(record),
    owedSection(record),
    documentsSection(record),
    auditSection(record),
  ];
  return { sections: tables.filter(({ rows }) => rows.length > 0), data: record, code: 0 };
}

type Stored = OrderRecord['record'];

function factsOf({ order }: Stored, email: string | null): string[][] {
  const text = (minor: number) => moneyText(minor, order.currency);
  return [
    ['order', order.id],
    ['member', `${order.member_id}  ${orDash(email)}`],
    ['state', order.state + (order.failure ? ` (${order.failure})` : '')],
    ['ordered', timeText(order.created_at)],
    ['completed', timeText(order.completed_at)],
    ['credits', `${order.credits} (bundle ${order.bundle_id})`],
    ['price', text(order.amount_minor) + (order.discount_code ? ` after the code ${order.discount_code}` : '')],
    ['fee', text(order.fee_minor)],
    ['total', `${text(order.total_minor)}, of which ${text(order.vat_minor)} VAT (${order.vat_rate / 100} %)`],
    ['gone back', text(order.returned_minor)],
    ['method', `${order.method}, ${order.country}`],
  ];
}

const paymentsSection = ({ payments }: Stored): Table => ({
  title: 'Payments',
  head: ['payment', 'account', 'reference', 'state', 'amount', 'begun'],
  rows: payments.map((payment) => [
    payment.id,
    payment.provider,
    orDash(payment.provider_reference),
    payment.state,
    moneyText(payment.amount_minor, payment.currency),
    timeText(payment.created_at),
  ]),
});

const eventsSection = ({ events }: Stored): Table => ({
  title: 'Events',
  head: ['received', 'what', 'event'],
  rows: events.map(({ received_at, kind, event_id }) => [timeText(received_at), kind, event_id]),
});

const creditsSection = ({ order, lots }: Stored): Table => ({
  title: 'Credits',
  head: ['lot', 'credits', 'unspent', 'price'],
  rows: lots.map(({ id, credits, remaining, amount_minor }) => [
    id,
    String(credits),
    String(remaining),
    moneyText(amount_minor, order.currency),
  ]),
});

const refundsSection = ({ order, refunds }: Stored): Table => ({
  title: 'Money back',
  head: ['refund', 'kind', 'state', 'amount', 'credits', 'at', 'by', 'reference', 'reason'],
  rows: refunds.map((refund) => [
    refund.id,
    refund.kind,
    refund.state,
    moneyText(refund.amount_minor, order.currency),
    String(refund.credits),
    timeText(refund.created_at),
    refund.actor_kind === 'staff' ? orDash(refund.actor_id) : refund.actor_kind,
    orDash(refund.provider_reference),
    orDash(refund.reason),
  ]),
});

const owedSection = ({ order, receivables }: Stored): Table => ({
  title: 'Owed by the member',
  head: ['receivable', 'state', 'amount', 'credits', 'since'],
  rows: receivables.map((receivable) => [
    receivable.id,
    receivable.state,
    moneyText(receivable.amount_minor, order.currency),
    String(receivable.credits),
    timeText(receivable.created_at),
  ]),
});

const documentsSection = ({ documents }: Stored): Table => ({
  title: 'Documents',
  head: ['number', 'kind', 'total', 'issued'],
  rows: documents.map((document) => [
    documentNumber(document),
    document.kind,
    moneyText(document.total, document.currency),
    timeText(document.issued_at),
  ]),
});

const auditSection = ({ audit }: Stored): Table => ({
  title: 'Audit',
  head: ['at', 'by', 'action', 'reason', 'detail'],
  rows: audit.map(({ at, actor_kind, actor_id, action, detail }) => [
    timeText(at),
    actor_kind === 'staff' ? orDash(actor_id) : actor_kind,
    action,
    ...reasonAndRest(detail),
  ]),
});

/** The table shows the beginning of long details; the data has them whole. */
const SHOWN = 80;

function reasonAndRest(detail: string | null): [string, string] {
  const { reason, ...rest } = JSON.parse(detail ?? '{}') as { reason?: string | null };
  const text = JSON.stringify(rest);
  return [orDash(reason), text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text];
}

/** "2026-11-21 12:00:05", in UTC. */
function timeText(at: number | null): string {
  return at === null ? '-' : new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

const orDash = (text: string | null | undefined): string => text ?? '-';
