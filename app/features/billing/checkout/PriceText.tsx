import { useIntl } from 'react-intl';
import { toMajor } from '~/ui/Price/minor-units';

export interface PriceTextProps {
  /** Minor units, with fractions where it is the price of one credit. */
  amount: number;
  currency: string;
  /** A fraction of the smallest coin may take a third decimal. */
  fine?: boolean;
}

/** An amount of money in running text, in the size of the words around it. */
export function PriceText({ amount, currency, fine = false }: PriceTextProps) {
  const { formatNumber } = useIntl();
  const digits = fine ? { minimumFractionDigits: 2, maximumFractionDigits: 3 } : {};
  return <>{formatNumber(toMajor(amount, currency), { style: 'currency', currency, ...digits })}</>;
}
