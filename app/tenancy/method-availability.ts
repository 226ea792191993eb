import { methodFacts, type AmountLimits, type PaymentMethodCode } from './payment-methods';
import type { Market, PaymentOption } from './tenant';

/** Why people of the country cannot pay with the method in the currency; undefined if they can. */
export function whyUnavailable(
  method: PaymentMethodCode,
  { country, currency }: { country: string; currency: string },
): 'retired' | 'country' | 'currency' | undefined {
  const { retired, countries, currencies } = methodFacts(method);
  if (retired !== undefined) return 'retired';
  if (countries && !countries.some((known) => known === country)) return 'country';
  if (currencies && !currencies.some((known) => known === currency)) return 'currency';
  return undefined;
}

/** The narrower of the method's own limits and those of the brand. */
export function limitsOf(option: PaymentOption, currency: Market['currency']): AmountLimits {
  const own = methodFacts(option.method).limits?.[currency] ?? {};
  const min = Math.max(own.min ?? 0, option.min ?? 0);
  const max = Math.min(own.max ?? Infinity, option.max ?? Infinity);
  return { ...(min > 0 ? { min } : {}), ...(max < Infinity ? { max } : {}) };
}

/** Whether a payment of this total, in minor units, is within the limits. */
export function fits(total: number, { min = 0, max = Infinity }: AmountLimits): boolean {
  return total >= min && total <= max;
}
