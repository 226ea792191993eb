/** A code of the brand with everything that decides whether it is worth something to the reader. */
export interface PromotionTerms {
  code: string;
  /** In hundredths of a percent; with `someMethods` the best of them. */
  percentage: number;
  /** Only with some payment methods, which may have percentages of their own. */
  someMethods: boolean;
  /** In minor units of the currency; null: any order. */
  minimum: { amount: number; currency: string } | null;
  firstOrder: boolean;
  /** Once for each member. */
  once: boolean;
  /** Epoch milliseconds; null: without an end. */
  endsAt: number | null;
}
