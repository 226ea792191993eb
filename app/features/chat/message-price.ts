/** What a message costs, as it is told before it is sent. */
export interface MessagePrice {
  credits: number;
  /** At least, with the bundle whose credits are cheapest: minor units. */
  from: { amount: number; currency: string };
}

export type MessagePrices = Record<'text' | 'photo' | 'gift', MessagePrice>;
