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
  /** Receipt and credit notes; none of an order from before they had numbers. */
  documents: readonly LinkedDocument[];
  /** Why its saved method could not be charged; null for every other order. */
  savedFailure: SavedFailure | null;
  /** The label of the saved method that was charged. */
  savedLabel: string | null;
  /** The saved method can be charged again. */
  savedId: string | null;
  /** PayPal takes this bundle now. */
  payPal: boolean;
  /** Unspent credits of it can be returned now. */
  returnable: boolean;
  /** What went back of it. */
  returns: ShownReturn[];
  /** Why the member's order ended unpaid; null for every other order. */
  ended: OrderEnd | null;
  /** The member can change or cancel it. */
  open: boolean;
  /** Its discount code if another order could have it now. */
  usableCode: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
}
