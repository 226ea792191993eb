import { listLotsOfOrder } from '~db/queries/credit-lot';
import { listDocuments } from '~db/queries/document';
import { findMember } from '~db/queries/member';
import { listAuditOfSubject, listPaymentEvents, listReceivablesEver } from '~db/queries/money-record';
import { listPayments } from '~db/queries/payment';
import { listRefunds } from '~db/queries/refund';
import type { BrandContext } from '~/server/context/context.server';
import { getOrder } from './operator-refund.service.server';

export type OrderRecord = Awaited<ReturnType<typeof getOrderRecord>>;

/** Everything that is stored about the money of an order, and the address of its member. */
export async function getOrderRecord(context: BrandContext, orderId: string) {
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
  const brand = context.tenant.slug;
  const record = { brand, order, payments, events: events.flat(), lots, refunds, receivables, documents, audit };
  return { email: member?.email ?? null, record };
}
