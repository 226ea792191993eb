/** A discount code as the lists of bundles and payment methods show it. */
export interface ListedCode {
  code: string;
  /** The most that it takes off, in percent. */
  percent: number;
  /** It does not take as much off with every payment method. */
  some: boolean;
  /** Epoch milliseconds; null: it has no end. */
  expires: number | null;
  /** It is in the URL, and the next step needs it there; otherwise it applies by itself. */
  typed: boolean;
}
