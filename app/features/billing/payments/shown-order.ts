import type { OrderLinesProps } from '../checkout/OrderLines';
import type { LinkedDocument } from '../documents/shown-document';
import type { ShownReturn } from '../returning/withdrawal-view';

/** The status shown to the member (spec section 4). `loading`: the provider has not reported anything yet. */
export type PaymentStatus = 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';

/** An order as its status page shows it. */
export interface ShownOrder extends OrderLinesProps {
  id: string;
  status: PaymentStatus;
  bundleId: string;
  methodId: string;
  payUrl: string | null;
  balance: number;
  /** Receipt and credit notes; none of an order from before they had numbers. */
  documents: readonly LinkedDocument[];
  /** Unspent credits of it can be returned now. */
  returnable: boolean;
  /** What went back of it. */
  returns: ShownReturn[];
  /** Epoch milliseconds. */
  createdAt: number;
}
