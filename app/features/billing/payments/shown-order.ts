import type { OrderLinesProps } from '../checkout/OrderLines';
import type { LinkedDocument } from '../documents/shown-document';

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
  /** Epoch milliseconds. */
  createdAt: number;
}
