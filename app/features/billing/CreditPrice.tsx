import { useIntl } from 'react-intl';
import { toMajor } from '~/ui/Price/minor-units';

/** The price of one credit: a fraction of the smallest coin, so it takes a third decimal where there is one. */
export function CreditPrice({ amount, currency }: { amount: number; currency: string }) {
  const { formatNumber } = useIntl();
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 3 };
  return <>{formatNumber(toMajor(amount, currency), { style: 'currency', currency, ...digits })}</>;
}
