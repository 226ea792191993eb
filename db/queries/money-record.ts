import type { Db } from '../handle';
import type { AuditRow } from '../schema/audit';
import type { OrderRow, OrderState } from '../schema/order';
import type { PaymentEventTable } from '../schema/payment-event';
import type { PaymentRow } from '../schema/payment';
import type { ReceivableRow } from '../schema/refund';
import type { Selectable } from 'kysely';

export interface OrderSearch {
  /** Of orders made in this time, in epoch milliseconds; `to` is not part of it. */
  from: number;
  to: number;
  state?: OrderState | undefined;
  memberId?: string | undefined;
  /** Orders with a payment at this account. */
  provider?: string | undefined;
  limit: number;
}

/** Orders of any member, newest first. */
export function listOrdersMatching(db: Db, search: OrderSearch): Promise<OrderRow[]> {
  const { from, to, state, memberId, provider, limit } = search;
  let query = db
    .selectFrom('purchase')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to);
  if (state !== undefined) query = query.where('state', '=', state);
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  if (provider !== undefined) {
    query = query.where('id', 'in', (sub) =>
      sub
        .selectFrom('payment')
        .select('purchase_id')
        .where('tenant_id', '=', db.tenantId)
        .where('provider', '=', provider),
    );
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** Payments begun in this time, oldest first. `after` is the last of the previous page. */
export function listPaymentsBetween(
  db: Db,
  { from, to, provider, after, limit }: PaymentSearch,
): Promise<PaymentRow[]> {
  let query = db
    .selectFrom('payment')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to);
  if (provider !== undefined) query = query.where('provider', '=', provider);
  if (after !== undefined) query = query.where('id', '>', after);
  return query.orderBy('id').limit(limit).execute();
}

export interface PaymentSearch {
  from: number;
  to: number;
  provider?: string | undefined;
  after?: string | undefined;
  limit: number;
}

/** What providers have reported about a payment, in the order of arrival. */
export function listPaymentEvents(db: Db, paymentId: string): Promise<Selectable<PaymentEventTable>[]> {
  return db
    .selectFrom('payment_event')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('payment_id', '=', paymentId)
    .orderBy('received_at')
    .orderBy('event_id')
    .execute();
}

/** What chargebacks of an order have made the member owe, oldest first; also what is paid or cancelled by now. */
export function listReceivablesEver(db: Db, orderId: string): Promise<ReceivableRow[]> {
  return db
    .selectFrom('receivable')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('purchase_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** What was done to a subject, such as an order, oldest first. */
export function listAuditOfSubject(db: Db, subjectId: string): Promise<AuditRow[]> {
  return db
    .selectFrom('audit')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('subject_id', '=', subjectId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
