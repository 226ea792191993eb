/** A discount code as the lists of bundles and payment methods show it. */
export interface ListedCode {
  code: string;
  /** The highest discount, in percent. */
  percent: number;
  /** Whether the discount is smaller with some payment methods. */
  some: boolean;
  /** The end, in epoch milliseconds; null if there is none. */
  expires: number | null;
  /** Whether the code is in the URL, where the next step needs it; otherwise it applies by itself. */
  typed: boolean;
}
