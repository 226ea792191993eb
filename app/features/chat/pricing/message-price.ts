/** The price of a message, as shown before it is sent. */
export interface MessagePrice {
  credits: number;
  /** The price in money, in minor units, rounded up. */
  money: { amount: number; currency: string };
  /**
   * 'own': at the price of the member's last bundle. 'from': the least it can cost, with the cheapest credits on sale;
   * only for members who have bought none.
   */
  basis: 'own' | 'from';
}

export type MessagePrices = Record<'text' | 'photo' | 'gift', MessagePrice>;
