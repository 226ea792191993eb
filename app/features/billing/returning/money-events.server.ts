import { insertOutbox } from '~db/queries/outbox';
import { onCommit, type Tx } from '~db/database';
import type { OrderRow } from '~db/schema/order';
import type { MoneyBackEvent } from '~/providers/payment/payment-port';
import type { BrandContext } from '~/server/context/context.server';

/**
 * The outbox topics of money that went back without the member returning anything (their own return has the topic
 * purchase.returned): someone refunded it at the provider, the bank took it back, or the bank gave it again.
 */
export const REFUNDED_TOPIC = 'purchase.refunded';
export const CHARGED_BACK_TOPIC = 'purchase.charged_back';
export const CHARGEBACK_WON_TOPIC = 'purchase.chargeback_won';

/** For attribution, exact to the minor unit. */
export interface MoneyBackPayload {
  purchase_id: string;
  /** The provider's id of the refund or dispute. */
  reference: string;
  amount_minor: number;
  currency: string;
  country: string;
  method: string;
}

export async function announceIn(
  tx: Tx,
  context: BrandContext,
  topic: typeof REFUNDED_TOPIC | typeof CHARGED_BACK_TOPIC | typeof CHARGEBACK_WON_TOPIC,
  { order, event }: { order: OrderRow; event: Pick<MoneyBackEvent, 'reference' | 'amountMinor'> },
): Promise<void> {
  const now = context.clock.now();
  const { id: purchase_id, currency, country, method } = order;
  const payload: MoneyBackPayload = {
    purchase_id,
    reference: event.reference,
    amount_minor: event.amountMinor,
    currency,
    country,
    method,
  };
  await insertOutbox(tx, {
    id: context.ids.ulid(),
    topic,
    payload: JSON.stringify(payload),
    created_at: now,
    due_at: now,
  });
  onCommit(tx, context.kickOutbox);
}

/** The handler: the log has the amounts until an advertising network is told of them. */
export async function noteMoneyBack(context: BrandContext, payload: MoneyBackPayload): Promise<void> {
  context.log.info({ ...payload }, 'money of an order went back');
}
