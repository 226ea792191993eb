import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { Alert } from '~/ui/Alert/Alert';

/** The notice above prices that cannot be paid at the moment. */
export function PaymentsClosed() {
  const { brand } = useShell();
  return (
    <Alert
      tone="warning"
      title={<FormattedMessage id="billing.closed-title" defaultMessage="Payments are not available" />}
    >
      <FormattedMessage
        id="billing.closed-text"
        defaultMessage="You can look at the prices, but nothing can be ordered right now. Questions? Write to {email}."
        values={{ email: <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> }}
      />
    </Alert>
  );
}
