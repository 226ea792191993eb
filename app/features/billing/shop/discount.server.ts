import type { DiscountCodeRow } from '~db/schema/discount-code';
import { minorDigits } from '~/i18n/minor-units';

/** The discount with one payment method; null: as with every other method. */
export interface MethodDiscount {
  paymentmethod: string;
  /** In hundredths of a percent. */
  percentage: number | null;
  /** In minor units. */
  minimum: number | null;
}

/** A code as it applies to one member; it may not be stored yet. */
export type MemberCode = Omit<DiscountCodeRow, 'tenant_id'>;

/** The terms of a code that decide an amount. */
export type DiscountTerms = Pick<DiscountCodeRow, 'value_percentage' | 'minimum_order_value' | 'paymentmethods'>;

/** Codes are compared without case and surrounding spaces. Undefined: no code can look like this. */
export function normalCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase();
  return /^[A-Z0-9][A-Z0-9_-]{2,39}$/.test(code) ? code : undefined;
}

export function methodDiscounts({ paymentmethods }: Pick<DiscountTerms, 'paymentmethods'>): MethodDiscount[] {
  return JSON.parse(paymentmethods) as MethodDiscount[];
}

/** The best that the code gives with any method, in hundredths of a percent. */
export function bestPercentage(terms: Pick<DiscountTerms, 'value_percentage' | 'paymentmethods'>): number {
  const methods = methodDiscounts(terms);
  if (methods.length === 0) return terms.value_percentage;
  return Math.max(...methods.map(({ percentage }) => percentage ?? terms.value_percentage));
}

/** A bundle with a payment method, before the discount. Amounts are in minor units. */
interface Priced {
  methodId: string;
  price: number;
  fee: number;
  /** The smallest amount that can be collected. */
  smallestCharge: number;
}

export type DiscountResult =
  { ok: true; discount: number } | { ok: false; why: 'other-method' } | { ok: false; why: 'minimum'; minimum: number };

/**
 * What the code takes off the price: rounded up, in the member's favour, but never so much that the total could not be
 * collected.
 */
export function discountOn(terms: DiscountTerms, { methodId, price, fee, smallestCharge }: Priced): DiscountResult {
  const methods = methodDiscounts(terms);
  const method = methods.find(({ paymentmethod }) => paymentmethod === methodId);
  if (methods.length > 0 && !method) return { ok: false, why: 'other-method' };
  const minimum = method?.minimum ?? terms.minimum_order_value ?? 0;
  if (price < minimum) return { ok: false, why: 'minimum', minimum };
  const percentage = method?.percentage ?? terms.value_percentage;
  const wanted = Math.ceil((price * percentage) / 10_000);
  return { ok: true, discount: Math.max(0, Math.min(wanted, price + fee - smallestCharge)) };
}

/**
 * The smallest amounts that payment providers collect, in minor units; for other currencies half a unit. The table
 * follows what the large card processors publish.
 */
const smallest: Readonly<Record<string, number>> = {
  AUD: 50,
  CAD: 50,
  CHF: 50,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  SEK: 300,
  USD: 50,
};

export function smallestChargeIn(currency: string): number {
  if (Object.hasOwn(smallest, currency)) return smallest[currency]!;
  return Math.max(1, 10 ** minorDigits(currency) / 2);
}
