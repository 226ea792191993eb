const digitsOf = new Map<string, number>();

/** Decimal places of a currency (ISO 4217, as the platform knows them): EUR 2, JPY 0. */
export function minorDigits(currency: string): number {
  const known = digitsOf.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  digitsOf.set(currency, digits);
  return digits;
}

/** Minor units (integer) to the number that Intl formats. */
export function toMajor(amount: number, currency: string): number {
  return amount / 10 ** minorDigits(currency);
}
