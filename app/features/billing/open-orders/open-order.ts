/** Why an order ended that its member had not paid: a newer one took its code over, or the member cancelled it. */
export type OrderEnd = 'replaced' | 'by-member';

/** An order that waits for its member at the payment page. Amounts are in minor units. */
export interface OpenOrder {
  id: string;
  credits: number;
  total: number;
  currency: string;
  methodName: string;
  /** The discount code that it has reserved. */
  code: string | null;
}
