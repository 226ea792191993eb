/**
 * The date and number formats of the product. Months are words, since 04/05 is April to some and May to others, and
 * a unit test shows that Node's and the browser's Intl agree on each of them in every language.
 */
export const DATE_FORMATS = {
  /** 21 November 2026 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 21 Nov 2026 */
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  /** 21 Nov */
  short: { day: 'numeric', month: 'short' },
  /** Saturday 21 November: a day in a chat */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 14:05 */
  time: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Prices: `formatNumber(minor / 10 ** digits, money('EUR'))`. */
export function money(currency: string): { style: 'currency'; currency: string; currencyDisplay: 'narrowSymbol' } {
  return { style: 'currency', currency, currencyDisplay: 'narrowSymbol' };
}
