import { Form } from '@remix-run/react';
import { Lock } from '~/ui/Icon/icons';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useCallback, useEffect, useState } from 'react';
import { space } from '~/theme/tokens';
import { TermsNote } from '~/features/account/TermsNote';
import { ActionBar, RoomForActions } from '~/ui/ActionBar/ActionBar';
import { Button } from '~/ui/Button/Button';
import { Checkbox } from '~/ui/Checkbox/Checkbox';
import { PriceText } from '../shop/PriceText';

const Root = styled(Form)`
  display: grid;
  gap: ${space(3)};
`;

export interface OrderFormProps {
  /** The total shown to the member, in minor units; exactly this is charged. */
  total: number;
  currency: string;
  country: string;
  methodName: string;
  /** The saved method that is charged; empty for none. */
  savedId: string;
  /** Whether the method can be saved for later orders. */
  canSave: boolean;
  /** The discount code in the total; null for none. */
  code: string | null;
  requestKey: string;
  next: string | null;
  /** Whether the order pays an amount that is owed already: its button obliges to nothing new. */
  debt?: boolean;
}

/**
 * The form whose button obliges to pay; it ends on the provider's page, with or without scripts. With scripts the
 * router sends it, because the document may be that of an earlier page, whose policy forbids forms that end at the
 * provider.
 */
export function OrderForm(props: OrderFormProps) {
  const { total, currency, country, methodName, savedId, canSave, code, requestKey, next, debt } = props;
  const price = <PriceText amount={total} currency={currency} />;
  const [busy, begin] = useBusyUntilBack();
  return (
    <Root method="post" onSubmit={begin}>
      <input type="hidden" name="request_key" value={requestKey} />
      <input type="hidden" name="total" value={total} />
      <input type="hidden" name="currency" value={currency} />
      <input type="hidden" name="country" value={country} />
      <input type="hidden" name="discount_code" value={code ?? ''} />
      <input type="hidden" name="next" value={next ?? ''} />
      <input type="hidden" name="saved" value={savedId} />
      {canSave ? <RememberTick /> : null}
      <RoomForActions />
      <ActionBar>
        <Button size="lg" wide busy={busy}>
          <Lock size={18} aria-hidden />
          {debt ? (
            <FormattedMessage id="billing.open-pay" defaultMessage="Pay {total}" values={{ total: price }} />
          ) : (
            <FormattedMessage
              id="billing.order-and-pay"
              defaultMessage="Order and pay {total}"
              values={{ total: price }}
            />
          )}
        </Button>
      </ActionBar>
      <p className="quiet">
        <TermsNote />
      </p>
      <p className="quiet">
        {debt ? (
          <FormattedMessage
            id="billing.open-then"
            defaultMessage="You then confirm the payment with {method} on the page of our payment provider."
            values={{ method: methodName }}
          />
        ) : savedId ? (
          <FormattedMessage
            id="billing.oblige-saved"
            defaultMessage="Placing this order means you agree to pay. We charge {method} at once; only if your bank wants you to confirm it do you see another page."
            values={{ method: methodName }}
          />
        ) : (
          <FormattedMessage
            id="billing.oblige"
            defaultMessage="Placing this order means you agree to pay. You then confirm the payment with {method} on the page of our payment provider."
            values={{ method: methodName }}
          />
        )}
      </p>
    </Root>
  );
}

/**
 * Busy from the moment a form leaves the page. After the browser's back button, the page may come from memory in that
 * state, and stops being busy.
 */
function useBusyUntilBack(): [busy: boolean, begin: () => void] {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);
  // Delayed, because a button that is busy at once would prevent the submission of its own form.
  const begin = useCallback(() => void setTimeout(() => setBusy(true)), []);
  return [busy, begin];
}

/** The checkbox to save the payment method; never ticked beforehand. */
function RememberTick() {
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
