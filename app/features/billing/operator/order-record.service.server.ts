import { listLotsOfOrder } from '~db/queries/credit-lot';
import { listDocuments } from '~db/queries/document';
import { findMember } from '~db/queries/member';
import { listAuditOfSubject, listPaymentEvents, listReceivablesEver } from '~db/queries/money-record';
import { listPayments } from '~db/queries/payment';
import { listRefunds } from '~db/queries/refund';
import type { ServiceContext } from '~/server/context/context.server';
import { documentNumber } from '../documents/document-number';
import { getOrder } from './operator-refund.service.server';
import { moneyText, orDash, timeText, type Report, type Section } from './operator-report';

/** Everything that is stored about the money of an order. */
export async function reportOrderRecord(context: ServiceContext, orderId: string): Promise<Report> {
  const { db } = context;
  const order = await getOrder(context, orderId);
  const payments = (await listPayments(db, order.id)).toReversed();
  const [member, lots, refunds, receivables, documents, audit, ...events] = await Promise.all([
    findMember(db, order.member_id),
    listLotsOfOrder(db, order.id),
    listRefunds(db, order.id),
    listReceivablesEver(db, order.id),
    listDocuments(db, order.id),
    listAuditOfSubject(db, order.id),
    ...payments.map(({ id }) => listPaymentEvents(db, id)),
  ]);
  const text = (minor: number) => moneyText(minor, order.currency);
  const facts: string[][] = [
    ['order', order.id],
    ['member', `${order.member_id}  ${orDash(member?.email)}`],
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
  const sections: Section[] = [
    { head: [context.tenant.slug, ''], rows: facts },
    {
      title: 'Payments',
      head: ['payment', 'account', 'reference', 'state', 'amount', 'begun'],
      rows: payments.map((one) => [
        one.id,
        one.provider,
        orDash(one.provider_reference),
        one.state,
        moneyText(one.amount_minor, one.currency),
        timeText(one.created_at),
      ]),
    },
    {
      title: 'Events',
      head: ['received', 'what', 'event'],
      rows: events.flat().map(({ received_at, kind, event_id }) => [timeText(received_at), kind, event_id]),
    },
    {
      title: 'Credits',
      head: ['lot', 'credits', 'unspent', 'price'],
      rows: lots.map(({ id, credits, remaining, amount_minor }) => [
        id,
        String(credits),
        String(remaining),
        text(amount_minor),
      ]),
    },
    {
      title: 'Money back',
      head: ['refund', 'kind', 'state', 'amount', 'credits', 'at', 'by', 'reference', 'reason'],
      rows: refunds.map((one) => [
        one.id,
        one.kind,
        one.state,
        text(one.amount_minor),
        String(one.credits),
        timeText(one.created_at),
        one.actor_kind === 'staff' ? orDash(one.actor_id) : one.actor_kind,
        orDash(one.provider_reference),
        orDash(one.reason),
      ]),
    },
    {
      title: 'Owed by the member',
      head: ['receivable', 'state', 'amount', 'credits', 'since'],
      rows: receivables.map((one) => [
        one.id,
        one.state,
        text(one.amount_minor),
        String(one.credits),
        timeText(one.created_at),
      ]),
    },
    {
      title: 'Documents',
      head: ['number', 'kind', 'total', 'issued'],
      rows: documents.map((one) => [
        documentNumber(one),
        one.kind,
        moneyText(one.total, one.currency),
        timeText(one.issued_at),
      ]),
    },
    {
      title: 'Audit',
      head: ['at', 'by', 'action', 'reason', 'detail'],
      rows: audit.map(({ at, actor_kind, actor_id, action, detail }) => [
        timeText(at),
        actor_kind === 'staff' ? orDash(actor_id) : actor_kind,
        action,
        ...reasonAndRest(detail),
      ]),
    },
  ];
  const data = {
    brand: context.tenant.slug,
    order,
    payments,
    events: events.flat(),
    lots,
    refunds,
    receivables,
    documents,
    audit,
  };
  return { sections: sections.filter((one) => 'text' in one || one.rows.length > 0), data, code: 0 };
}

/** The table shows the beginning of long details; the data has them whole. */
const SHOWN = 80;

function reasonAndRest(detail: string | null): [string, string] {
  const { reason, ...rest } = JSON.parse(detail ?? '{}') as { reason?: string | null };
  const text = JSON.stringify(rest);
  return [orDash(reason), text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text];
}
