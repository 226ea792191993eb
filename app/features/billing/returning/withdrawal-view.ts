/** What went back, or goes back, of an order. Amounts are in minor units of the order's currency. */
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
  /** Nothing was spent, so that the fee is part of the amount. */
  whole: boolean;
  /** The last moment, in epoch milliseconds. */
  until: number;
  /** The same key is the same return, on every page and device that shows it. */
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
  /** Who withdraws, and where the confirmation goes. */
  name: string;
  email: string;
  /** Null if nothing can be returned any more. */
  open: OpenWithdrawal | null;
  returns: ShownReturn[];
  /** The days are over. */
  expired: boolean;
}
