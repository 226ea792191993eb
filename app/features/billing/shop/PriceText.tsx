import { useIntl } from 'react-intl';
import { minorDigits, toMajor } from '~/i18n/minor-units';

export interface PriceTextProps {
  /** In minor units, with fractions for the price of one credit. */
  amount: number;
  currency: string;
  /** Whether one more decimal is allowed, for fractions of the smallest coin. */
  fine?: boolean;
}

/** An amount of money in running text, in the size of its surroundings. */
export function PriceText({ amount, currency, fine = false }: PriceTextProps) {
  const { formatNumber } = useIntl();
  const whole = minorDigits(currency);
  const digits = fine ? { minimumFractionDigits: whole, maximumFractionDigits: whole + 1 } : {};
  return <>{formatNumber(toMajor(amount, currency), { style: 'currency', currency, ...digits })}</>;
}
