import { Form, useNavigation } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { Stack } from '~/ui/Layout/Layout';
import { Price } from '~/ui/Price/Price';
import { AmountLines, TotalLine } from '../shop/AmountParts';
import type { OpenWithdrawal, ShownWithdrawal } from './withdrawal-view';
import { OrderedOn, OrderNumber, ReturnableUntil } from '../shop/OrderTexts';

const Statement = styled.div`
  display: grid;
  gap: ${space(1)};
  overflow-wrap: anywhere;
`;

export type WithdrawalConfirmProps = ShownWithdrawal & { open: OpenWithdrawal };

/** What goes back of an order, how the amount comes about, and the button that withdraws. */
export function WithdrawalConfirm(props: WithdrawalConfirmProps) {
  const { orderId, orderedAt, methodName, name, email, open } = props;
  const busy = useNavigation().state !== 'idle';
  return (
    <Stack $gap={5}>
      <Statement>
        <p className="tabular">
          <OrderNumber id={orderId} />
        </p>
        <p className="quiet">
          <OrderedOn at={orderedAt} format="long" />
        </p>
        <p className="quiet">
          <ReturnableUntil at={open.until} format="long" />
        </p>
      </Statement>
      <Amounts {...props} />
      {open.whole ? null : (
        <p className="quiet">
          <FormattedMessage
            id="billing.withdrawal-part"
            defaultMessage="That is the price of the unused credits: {unused} of {count}."
            values={{ unused: open.credits, count: props.credits }}
          />
        </p>
      )}
      <p>
        <FormattedMessage
          id="billing.withdrawal-way"
          defaultMessage="The money goes back the way you paid: {method}. The unused credits leave your balance at once."
          values={{ method: methodName }}
        />
      </p>
      <p>
        <FormattedMessage
          id="billing.withdrawal-statement"
          defaultMessage="I, {name}, withdraw from this order. Please send the confirmation to {email}."
          values={{ name, email }}
        />
      </p>
      <Form method="post">
        <input type="hidden" name="request_key" value={open.requestKey} />
        <input type="hidden" name="amount" value={open.amount} />
        <Button wide size="lg" busy={busy}>
          <FormattedMessage id="billing.withdrawal-confirm" defaultMessage="Confirm withdrawal" />
        </Button>
      </Form>
    </Stack>
  );
}

function Amounts({ credits, price, fee, currency, open }: WithdrawalConfirmProps) {
  return (
    <AmountLines>
      <dt>
        <FormattedMessage
          id="billing.withdrawal-bought"
          defaultMessage="{count, plural, one {# credit} other {# credits}} bought"
          values={{ count: credits }}
        />
      </dt>
      <dd>
        <Price amount={price} currency={currency} />
      </dd>
      <dt>
        <FormattedMessage id="billing.withdrawal-unused-line" defaultMessage="Unused credits" />
      </dt>
      <dd>{open.credits}</dd>
      {fee > 0 ? (
        <>
          <dt>
            {open.whole ? (
              <FormattedMessage id="billing.withdrawal-fee-back" defaultMessage="Payment fee, which you get back too" />
            ) : (
              <FormattedMessage
                id="billing.withdrawal-fee-kept"
                defaultMessage="Payment fee, returned only for a wholly unused order"
              />
            )}
          </dt>
          <dd>
            <Price amount={open.whole ? fee : 0} currency={currency} />
          </dd>
        </>
      ) : null}
      <TotalLine>
        <FormattedMessage id="billing.withdrawal-amount" defaultMessage="You get back" />
      </TotalLine>
      <dd>
        <Price amount={open.amount} currency={currency} size="lg" />
      </dd>
    </AmountLines>
  );
}
