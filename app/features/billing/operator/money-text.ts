import { minorDigits, toMajor } from '~/i18n/minor-units';

/** An amount as staff read it and type it, in any language: "12.50 EUR", "1200 JPY". */
export function moneyText(minor: number, currency: string): string {
  return `${toMajor(minor, currency).toFixed(minorDigits(currency))} ${currency}`;
}
