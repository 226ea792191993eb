import type { OrderLinesProps } from '../checkout/OrderLines';
import type { PaymentStatus } from './order-state';

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
