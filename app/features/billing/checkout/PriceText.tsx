import { useIntl } from 'react-intl';
import { toMajor } from '~/ui/Price/minor-units';

export interface PriceTextProps {
  /** In minor units, with fractions for the price of one credit. */
  amount: number;
  currency: string;
  /** Allows a third decimal for fractions of the smallest coin. */
  fine?: boolean;
}

/** An amount of money in running text, in the size of its surroundings. */
export function PriceText({ amount, currency, fine = false }: PriceTextProps) {
  const { formatNumber } = useIntl();
  const digits = fine ? { minimumFractionDigits: 2, maximumFractionDigits: 3 } : {};
  return <>{formatNumber(toMajor(amount, currency), { style: 'currency', currency, ...digits })}</>;
}
