/** The price of some credits together, in minor units. Free credits have no currency. */
export interface CreditPrice {
  credits: number;
  amount: number;
  currency: string | null;
}

/** The price of a message, as shown before it is sent. It follows the balance, because lots differ in price. */
export interface MessagePrice {
  credits: number;
  /** The member's open lots in the order of spending, with what is left of each, when the page was made. */
  lots: (CreditPrice & { left: number })[];
  /** The price of credits that the member does not have yet: that of their last bundle, or the cheapest on sale. */
  next: CreditPrice & { currency: string; basis: 'own' | 'from' };
}

export type MessagePrices = Record<'text' | 'photo' | 'gift', MessagePrice>;

export interface ShownPrice {
  /** One amount per currency, in minor units, rounded up so that no price is understated; none if it is free. */
  money: { amount: number; currency: string }[];
  /** 'own': what these credits cost the member. 'from': the least it can cost. 'free': they were given away. */
  basis: 'own' | 'from' | 'free';
}

/** The price of a message for a member who has `balance` credits now: that of the lots it would spend. */
export function priceAt({ credits, lots, next }: MessagePrice, balance: number): ShownPrice {
  let spent = Math.max(0, lots.reduce((sum, { left }) => sum + left, 0) - balance);
  let missing = credits;
  const sums = new Map<string, number>();
  const add = (lot: CreditPrice, count: number) => {
    if (lot.currency === null) return;
    sums.set(lot.currency, (sums.get(lot.currency) ?? 0) + (lot.amount * count) / lot.credits);
  };
  for (const lot of lots) {
    const consumed = Math.min(spent, lot.left);
    const used = Math.min(lot.left - consumed, missing);
    spent -= consumed;
    missing -= used;
    if (used > 0) add(lot, used);
  }
  if (missing > 0) add(next, missing);
  // Sums of fractions may exceed a whole amount by a rounding error of the machine.
  const money = [...sums].map(([currency, sum]) => ({ amount: Math.ceil(sum - 1e-9), currency }));
  return { money, basis: money.length === 0 ? 'free' : missing > 0 ? next.basis : 'own' };
}
