import { Rejected } from '../../provider-errors';
import { PROVIDER } from './mollie-client';

/** Money as Mollie writes it: a decimal text with exactly the decimals of its currency. */
export interface MollieAmount {
  currency: string;
  value: string;
}

/** The decimals of Mollie's list of currencies. Intl differs for the forint, which has none there. */
const MOLLIE_DECIMALS: Record<string, number> = { ISK: 0, JPY: 0 };

/** How many decimals Mollie writes, and how many of them are minor units. */
function decimalsOf(currency: string): { written: number; minor: number } {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return { written: MOLLIE_DECIMALS[currency] ?? 2, minor: format.resolvedOptions().maximumFractionDigits ?? 2 };
}

/** Digits are moved, never multiplied. Throws `Rejected` for a currency with three decimals, which Mollie has none of. */
export function toMollieAmount(amountMinor: number, currency: string): MollieAmount {
  const { written, minor } = decimalsOf(currency);
  if (minor > written) throw new Rejected(PROVIDER, `Mollie has no ${currency}`);
  const digits = (String(amountMinor) + '0'.repeat(written - minor)).padStart(written + 1, '0');
  const whole = digits.slice(0, digits.length - written);
  return { currency, value: written === 0 ? whole : `${whole}.${digits.slice(-written)}` };
}

/** Minor units; undefined if the text is no amount of this currency. */
export function fromMollieAmount({ currency, value }: MollieAmount): number | undefined {
  const { written, minor } = decimalsOf(currency);
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,4}))?$/.exec(value) ?? [];
  if (whole === undefined || fraction.length !== written || minor > written) return undefined;
  if (/[1-9]/.test(fraction.slice(minor))) return undefined;
  return Number(whole + fraction.slice(0, minor));
}
