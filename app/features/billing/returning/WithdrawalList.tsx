import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import { ReceiptText } from '~/ui/Icon/icons';
import { Stack } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { Price } from '~/ui/Price/Price';
import { Aside, Rows, RowWords, Small } from '../shop/MoneyParts';
import type { ShownWithdrawal } from './withdrawal-view';
import { OrderedOn, ReturnableUntil } from '../shop/OrderTexts';

/** The orders of the member that can be returned now; each leads to the page that confirms. */
export function WithdrawalList({ withdrawals }: { withdrawals: readonly ShownWithdrawal[] }) {
  const open = withdrawals.flatMap(({ open: withdrawal, ...order }) =>
    withdrawal ? [{ ...order, ...withdrawal, bought: order.credits }] : [],
  );
  return (
    <Stack $gap={5}>
      <PageHeader title={<FormattedMessage id="billing.withdraw" defaultMessage="Withdraw from contract here" />}>
        <FormattedMessage
          id="billing.withdrawal-lead"
          defaultMessage="Give unused credits back and get your money back. You don’t have to give a reason."
        />
      </PageHeader>
      {open.length === 0 ? (
        <EmptyState
          illustration={<ReceiptText size={48} />}
          title={
            <FormattedMessage id="billing.withdrawal-none" defaultMessage="There is nothing to return right now" />
          }
          action={
            <ButtonLink to="/transactions" variant="ghost">
              <FormattedMessage id="billing.history-title" defaultMessage="Orders and credits" />
            </ButtonLink>
          }
        >
          <FormattedMessage
            id="billing.withdrawal-none-text"
            defaultMessage="An order can be returned as long as it has unused credits and its return period has not ended."
          />
        </EmptyState>
      ) : (
        <Rows>
          {open.map((order) => (
            <li key={order.orderId}>
              <RowWords>
                <Link to={`/withdrawal/${order.orderId}`}>
                  <FormattedMessage
                    id="billing.withdrawal-unused"
                    defaultMessage="{unused} of {bought, plural, one {# credit} other {# credits}} unused"
                    values={{ unused: order.credits, bought: order.bought }}
                  />
                </Link>
                <Small>
                  <OrderedOn at={order.orderedAt} format="medium" />
                </Small>
                <Small>
                  <ReturnableUntil at={order.until} format="medium" />
                </Small>
              </RowWords>
              <Aside>
                <Price amount={order.amount} currency={order.currency} />
                {order.fee > 0 ? (
                  <Small>
                    {order.whole ? (
                      <FormattedMessage id="billing.withdrawal-with-fee" defaultMessage="including the fee" />
                    ) : (
                      <FormattedMessage id="billing.withdrawal-without-fee" defaultMessage="without the fee" />
                    )}
                  </Small>
                ) : null}
              </Aside>
            </li>
          ))}
        </Rows>
      )}
    </Stack>
  );
}
