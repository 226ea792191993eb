import type { OrderLinesProps } from '../shop/OrderLines';
import type { OrderEnd, ShownStatus, SavedFailure } from '../orders/order-status';
import type { LinkedDocument } from '../documents/shown-document';
import type { ShownReturn } from '../returning/withdrawal-view';

/** An order as its status page shows it. */
export interface ShownOrder extends OrderLinesProps {
  id: string;
  status: ShownStatus;
  bundleId: string;
  methodId: string;
  payUrl: string | null;
  balance: number;
  /** The receipt and the credit notes; none of an order from before they had numbers. */
  documents: readonly LinkedDocument[];
  /** The reason why its saved method could not be charged; null for every other order. */
  savedFailure: SavedFailure | null;
  /** The label of the saved method that was charged. */
  savedLabel: string | null;
  /** Whether the saved method can be charged again. */
  savedId: string | null;
  /** Whether PayPal takes this bundle now. */
  payPal: boolean;
  /** Whether unspent credits of the order can be returned now. */
  returnable: boolean;
  /** The refunds of the order so far. */
  returns: ShownReturn[];
  /** The reason why the order ended unpaid; null for every other order. */
  ended: OrderEnd | null;
  /** Whether the member can change or cancel the order. */
  open: boolean;
  /** The discount code of the order, if another order could have it now. */
  usableCode: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
}
