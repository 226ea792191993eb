/** An order that waits for its member at the payment page. Amounts are in minor units. */
export interface OpenOrder {
  id: string;
  credits: number;
  total: number;
  currency: string;
  methodName: string;
  /** The discount code that it has reserved. */
  code: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** The open order that the page of the bundles shows. */
export interface FirstOpenOrder extends OpenOrder {
  /** Whether a new order could not have its code, which has ended or was for a first order. */
  lastWithCode: boolean;
  /** The number of the member's other orders that wait at a payment page. */
  others: number;
}
