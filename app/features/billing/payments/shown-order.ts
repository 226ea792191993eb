import type { OrderLinesProps } from '../checkout/OrderLines';

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
  /** Epoch milliseconds. */
  createdAt: number;
}
