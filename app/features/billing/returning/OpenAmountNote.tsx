import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '~/ui/Alert/Alert';
import { bundlePath } from '../shop/checkout-path';
import { PriceText } from '../shop/PriceText';
import { OPEN_AMOUNT } from '../orders/order-status';

export interface OpenAmountNoteProps {
  amount: number;
  currency: string;
  /** The page to return to after paying. */
  next: string | null;
}

/** The notice above bundles, none of which is sold while an amount is open. */
export function OpenAmountNote({ amount, currency, next }: OpenAmountNoteProps) {
  return (
    <Alert
      tone="warning"
      title={
        <FormattedMessage
          id="billing.open-notice"
          defaultMessage="{amount} is open from an earlier order"
          values={{ amount: <PriceText amount={amount} currency={currency} /> }}
        />
      }
      action={
        <Link to={bundlePath(OPEN_AMOUNT, next)}>
          <FormattedMessage id="billing.open-title" defaultMessage="Pay the open amount" />
        </Link>
      }
    >
      <FormattedMessage
        id="billing.open-notice-text"
        defaultMessage="You can buy credits again as soon as it is paid. You can still spend the credits you have."
      />
    </Alert>
  );
}
