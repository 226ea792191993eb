import { FormattedMessage } from 'react-intl';

/** What an order is for: its credits, or an amount that was open. */
export function BoughtText({ credits }: { credits: number }) {
  return credits > 0 ? (
    <FormattedMessage
      id="billing.credits"
      defaultMessage="{count, plural, one {# credit} other {# credits}}"
      values={{ count: credits }}
    />
  ) : (
    <FormattedMessage id="billing.open-amount" defaultMessage="Open amount" />
  );
}
