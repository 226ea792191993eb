import type { OrderRow } from '~db/schema/order';
import { messageId } from '~/i18n/message-id';
import type { StatusEvent } from '~/providers/payment/payment-port';
import type { SavedFailure } from './saved-choice';

export type { SavedFailure };

const TEXTS: Record<SavedFailure, string> = {
  'saved-expired': messageId('billing.saved-expired'),
  'saved-declined': messageId('billing.saved-declined'),
  'saved-ended': messageId('billing.saved-ended'),
};

/** Why the saved method of an order could not be charged; undefined for an order without one. */
export function savedFailure(order: OrderRow, { state, failure }: StatusEvent): SavedFailure | undefined {
  if (order.mandate_id === null || state !== 'failed') return undefined;
  return failure === 'card-expired' ? 'saved-expired' : 'saved-declined';
}

/** What an order has in `failure`: the message id of its reason. */
export function failureText(why: SavedFailure | undefined): string {
  return why ? TEXTS[why] : messageId('billing.payment-failed');
}

/** The reason of an order whose saved method failed; null for every other order. */
export function failureOf({ failure }: Pick<OrderRow, 'failure'>): SavedFailure | null {
  return (Object.keys(TEXTS) as SavedFailure[]).find((why) => TEXTS[why] === failure) ?? null;
}
