/** What a message costs, as it is told before it is sent. */
export interface MessagePrice {
  credits: number;
  /** In money, rounded up: minor units. */
  money: { amount: number; currency: string };
  /**
   * 'own': at the price of the member's last bundle. 'from': at least so much, with the bundle whose credits are
   * cheapest; only for who has bought none.
   */
  basis: 'own' | 'from';
}

export type MessagePrices = Record<'text' | 'photo' | 'gift', MessagePrice>;
