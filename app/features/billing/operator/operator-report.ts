import { minorDigits, toMajor } from '~/i18n/minor-units';

/** A problem that the operator can solve; reported as a sentence, without a stack. */
export class OperatorProblem extends Error {}

/** An amount as people type and read it: "12.50 EUR", "1200 JPY". */
export function moneyText(minor: number, currency: string): string {
  return `${toMajor(minor, currency).toFixed(minorDigits(currency))} ${currency}`;
}

/** The minor units of a typed amount such as 12.50; it may have no more decimals than its currency. */
export function parseAmount(typed: string, currency: string, option: string): number {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:[.,](\d{1,4}))?$/.exec(typed.trim()) ?? [];
  const digits = minorDigits(currency);
  const minor = whole === undefined ? 0 : Number(whole + decimals.padEnd(digits, '0'));
  if (minor === 0 || decimals.length > digits) {
    throw new OperatorProblem(`${option} must be an amount in ${currency}, such as ${moneyText(1250, currency)}`);
  }
  return minor;
}
