export interface MessagePrice {
  credits: number;
  /** The price in money, in minor units, rounded up. */
  money: { amount: number; currency: string };
  /** 'own': at the price of the member's last bundle. 'from': without one, the least it can cost now. */
  basis: 'own' | 'from';
}

export type MessagePrices = Record<'text' | 'photo' | 'gift', MessagePrice>;
