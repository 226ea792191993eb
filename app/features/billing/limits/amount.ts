import { minorDigits, toMajor } from '~/i18n/minor-units';

/**
 * Reads an amount as people type it, with a comma or a point before the cents: '50', '49,90'. Returns minor units, null
 * for an empty text, and undefined for what is no amount. Without separators of thousands, because 1.500 would be two
 * amounts, and at most six digits.
 */
export function readAmount(text: string, currency: string): number | null | undefined {
  const typed = text.replaceAll(/\s/g, '');
  if (typed === '') return null;
  const digits = minorDigits(currency);
  const [, whole, cents = ''] = /^(\d{1,6})(?:[.,](\d+))?$/.exec(typed) ?? [];
  if (whole === undefined || cents.length > digits) return undefined;
  return Number(whole) * 10 ** digits + Number(cents.padEnd(digits, '0') || 0);
}

/** The text of the field for an amount, without decimals where it has none. */
export function writeAmount(amount: number | null, currency: string, locale: string): string {
  if (amount === null) return '';
  const digits = minorDigits(currency);
  const decimals = amount % 10 ** digits === 0 ? 0 : digits;
  const format = { useGrouping: false, minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(locale, format).format(toMajor(amount, currency));
}
