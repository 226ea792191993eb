import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { DATE_FORMATS } from '~/i18n/formats';

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

/** The lines of an amount, on the order, in its documents and on the page of the withdrawal. */
export function DiscountText({ code }: { code: string | null }) {
  return (
    <FormattedMessage
      id="billing.discount-line"
      defaultMessage="Discount with code {code}"
      values={{ code: code ?? '' }}
    />
  );
}

export function FeeText({ methodName }: { methodName: string }) {
  return <FormattedMessage id="billing.fee-line" defaultMessage="Fee for {method}" values={{ method: methodName }} />;
}

/** A tax rate in hundredths of a percent, as people read it. */
export function useVatPercent(): (rate: number) => string {
  const { formatNumber } = useIntl();
  return (rate) => formatNumber(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 });
}

export function OrderNumber({ id }: { id: string }) {
  return <FormattedMessage id="billing.order-number" defaultMessage="Order number: {number}" values={{ number: id }} />;
}

/** `at` in epoch milliseconds. */
export interface OrderDateProps {
  at: number;
  format: 'medium' | 'long';
}

export function OrderedOn({ at, format }: OrderDateProps) {
  return (
    <FormattedMessage
      id="billing.ordered-on"
      defaultMessage="Ordered on {date}"
      values={{ date: <FormattedDate value={at} {...DATE_FORMATS[format]} /> }}
    />
  );
}

export function ReturnableUntil({ at, format }: OrderDateProps) {
  return (
    <FormattedMessage
      id="billing.withdrawal-until"
      defaultMessage="Can be returned until {date}"
      values={{ date: <FormattedDate value={at} {...DATE_FORMATS[format]} /> }}
    />
  );
}
