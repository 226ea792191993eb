import type { Tx } from '~db/database';
import { insertOutbox } from '~db/queries/outbox';
import { insertPayment } from '~db/queries/payment';
import type { OrderRow } from '~db/schema/order';
import type { PaymentPort } from '~/providers/payment/payment-port';
import type { BrandContext } from '~/server/context/context.server';
import { CHECK_TOPIC, FIRST_CHECK_MS, type CheckPayload } from './payment-check.server';

/** Writes a payment of the order at this provider, with the job that asks about it if no webhook comes. */
export async function insertNewPayment(
  tx: Tx,
  context: BrandContext,
  order: Pick<OrderRow, 'id' | 'total_minor' | 'currency'>,
  port: PaymentPort,
): Promise<void> {
  const now = context.clock.now();
  const id = context.ids.ulid();
  await insertPayment(tx, {
    id,
    purchase_id: order.id,
    provider: port.name,
    provider_reference: null,
    state: 'created',
    amount_minor: order.total_minor,
    currency: order.currency,
    redirect_url: null,
    created_at: now,
    updated_at: now,
    last_event_at: null,
  });
  const payload: CheckPayload = { payment_id: id, round: 0 };
  await insertOutbox(tx, {
    id: context.ids.ulid(),
    topic: CHECK_TOPIC,
    payload: JSON.stringify(payload),
    created_at: now,
    due_at: now + FIRST_CHECK_MS,
  });
}
