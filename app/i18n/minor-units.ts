const digitsOf = new Map<string, number>();

/** The number of decimal places of a currency as Intl knows it, by CLDR and not always by ISO 4217: 2 for EUR, 0 for JPY. */
export function minorDigits(currency: string): number {
  const known = digitsOf.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  digitsOf.set(currency, digits);
  return digits;
}

/** Converts minor units (an integer) to the number that Intl formats. */
export function toMajor(amount: number, currency: string): number {
  return amount / 10 ** minorDigits(currency);
}
