import { FormattedMessage } from 'react-intl';
import { Checkbox } from '~/ui/Checkbox/Checkbox';

/** Asks for the payment method to be saved; never ticked beforehand. */
export function RememberTick() {
  return (
    <Checkbox
      name="remember"
      label={<FormattedMessage id="billing.remember" defaultMessage="Remember this payment method" />}
      hint={
        <FormattedMessage
          id="billing.remember-hint"
          defaultMessage="You then pay your next orders with one press. We store a reference at our payment provider and how to recognise the method, never your card number. Remove it whenever you like under “Orders and credits”."
        />
      }
    />
  );
}
