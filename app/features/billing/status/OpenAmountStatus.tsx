import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';
import type { ShownStatus } from '../orders/order-status';

/** What has become of the payment of an open amount. */
export function OpenAmountStatus({ status }: { status: Exclude<ShownStatus, 'loading'> }) {
  const { brand } = useShell();
  switch (status) {
    case 'pending':
      return (
        <FormattedMessage
          id="billing.open-processing-text"
          defaultMessage="The money is on its way. You can buy credits again as soon as it arrives; you don’t need to wait here."
        />
      );
    case 'completed':
      return (
        <FormattedMessage
          id="billing.open-paid-text"
          defaultMessage="Thank you! You can buy credits again. The receipt is on its way by e-mail."
        />
      );
    case 'failed':
    case 'cancelled':
      return (
        <FormattedMessage
          id="billing.open-failed-text"
          defaultMessage="Nothing was paid. If money does leave your account, it will pay the open amount. Questions? Write to {email}."
          values={{ email: <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> }}
        />
      );
  }
}
