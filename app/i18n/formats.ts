/** Months are words, because 04/05 is April or May depending on the country. */
export const DATE_FORMATS = {
  /** For example "21 November 2026". */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** For example "21 Nov 2026". */
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  /** For example "21 Nov". */
  short: { day: 'numeric', month: 'short' },
  /** For example "Saturday 21 November", for a day in a conversation. */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  /** For example "14:05". */
  time: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Prices: `formatNumber(minor / 10 ** digits, money('EUR'))`. */
export function money(currency: string): { style: 'currency'; currency: string; currencyDisplay: 'narrowSymbol' } {
  return { style: 'currency', currency, currencyDisplay: 'narrowSymbol' };
}
