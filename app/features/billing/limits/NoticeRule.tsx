import { FormattedMessage } from 'react-intl';
import { PriceText } from '../shop/PriceText';
import type { ShownLimits } from './shown-limits';

/** When a member reads a word about unusual spending, said openly. Nothing where the brand says none. */
export function NoticeRule({ rule }: { rule: ShownLimits['notice'] }) {
  const { amount, currency, days, timesUsual } = rule;
  if (amount === null && timesUsual === 0) return null;
  return (
    <p className="quiet">
      <FormattedMessage
        id="billing.limits-notice-rule"
        defaultMessage="After an order, we mention it once if your spending is unusual. Nothing is blocked."
      />{' '}
      {amount === null ? null : (
        <FormattedMessage
          id="billing.limits-notice-amount"
          defaultMessage="Unusual is {amount} or more within {days, plural, one {# day} other {# days}}."
          values={{ amount: <PriceText amount={amount} currency={currency} />, days }}
        />
      )}{' '}
      {timesUsual === 0 ? null : (
        <FormattedMessage
          id="billing.limits-notice-times"
          defaultMessage="Within 30 days, {times, plural, one {your average month or more} other {# times your average month or more}} counts as unusual."
          values={{ times: timesUsual }}
        />
      )}
    </p>
  );
}
