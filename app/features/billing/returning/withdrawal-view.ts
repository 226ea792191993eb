/** A return of an order. Amounts are in minor units of the order's currency. */
export interface ShownReturn {
  id: string;
  kind: 'return' | 'operator' | 'duplicate' | 'overpaid' | 'provider' | 'chargeback';
  state: 'pending' | 'done' | 'failed';
  credits: number;
  amount: number;
  /** Epoch milliseconds. */
  at: number;
}

/** The return that is possible now, and how its amount comes about. */
export interface OpenWithdrawal {
  /** The credits that were not spent. */
  credits: number;
  amount: number;
  /** Whether nothing was spent: the fee is then part of the amount. */
  whole: boolean;
  /** The last moment, in epoch milliseconds. */
  until: number;
  /** The idempotency key, the same on every page and device that shows it. */
  requestKey: string;
}

/** An order on the pages of the withdrawal function. */
export interface ShownWithdrawal {
  orderId: string;
  orderedAt: number;
  /** The credits that were bought, and their price. */
  credits: number;
  price: number;
  fee: number;
  currency: string;
  methodName: string;
  /** The name of the member, and the e-mail address for the confirmation. */
  name: string;
  email: string;
  /** The possible return; null if nothing can be returned any more. */
  open: OpenWithdrawal | null;
  returns: ShownReturn[];
  /** Whether the days of return are over. */
  expired: boolean;
}
