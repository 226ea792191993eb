import { Link, useRevalidator } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShell } from '~/page/use-shell';
import { color, fontSize, space } from '~/theme/tokens';
import { Card } from '~/ui/Card/Card';
import { Stack } from '~/ui/Layout/Layout';
import { onLiveEvent } from '~/realtime/live-events';
import { userQuery } from '~/api-client/queries';
import { DocumentLink } from '../documents/DocumentLink';
import { OrderLines } from '../shop/OrderLines';
import { isOpenAmount } from '../orders/order-status';
import { OpenAmountStatus } from './OpenAmountStatus';
import { ReturnedList } from '../returning/ReturnedList';
import { savedName } from '../saved/saved-choice';
import { SavedFailureText } from '../saved/SavedFailureText';
import type { ShownOrder } from './shown-order';
import { StatusActions } from './StatusActions';
import { StatusHead } from './StatusHead';
import { OrderedOn, OrderNumber } from '../shop/OrderTexts';

const Particulars = styled.div`
  display: grid;
  gap: ${space(1)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  a {
    justify-self: start;
    padding: ${space(2)} 0;
    color: inherit;
  }
`;

export interface OrderStatusProps {
  order: ShownOrder;
  next: string | null;
  /** Whether the order was placed just now: the page then goes on to the provider by itself. */
  onTheWay?: boolean;
}

/** The status of a payment, the order, and the next step. */
export function OrderStatus({ order, next, onTheWay = false }: OrderStatusProps) {
  const { status, credits, payUrl } = order;
  // A second payment is no money of the order, and a chargeback that was undone took nothing in the end.
  const returned = order.returns.some(
    ({ kind, state }) => kind !== 'duplicate' && !(kind === 'chargeback' && state === 'failed'),
  );
  const waiting = status === 'loading' || status === 'pending';
  useStatusPolling(waiting);
  return (
    <Stack $gap={8}>
      {onTheWay && status === 'loading' && payUrl ? (
        <meta httpEquiv="refresh" content={`0;url=${payUrl}`} />
      ) : waiting ? (
        <noscript>
          <meta httpEquiv="refresh" content="3" />
        </noscript>
      ) : null}
      <StatusHead status={status} credits={credits} returned={returned} ended={order.ended}>
        <StatusWords order={order} returned={returned} />
      </StatusHead>
      <StatusActions order={order} next={next} />
      <Card $pad="lg">
        <Stack $gap={4}>
          <h2>
            <FormattedMessage id="billing.your-order" defaultMessage="Your order" />
          </h2>
          <OrderLines {...order} />
          <Particulars>
            <p>
              <OrderedOn at={order.createdAt} format="long" />
            </p>
            <p className="tabular">
              <OrderNumber id={order.id} />
            </p>
            {order.documents.map((document) => (
              <DocumentLink key={document.id} orderId={order.id} document={document} />
            ))}
            {status === 'completed' && !isOpenAmount(order) ? (
              <Link to="/credits/repeat-order" reloadDocument>
                <FormattedMessage id="billing.repeat" defaultMessage="Order the same again" />
              </Link>
            ) : null}
            {order.returnable ? (
              <Link to={`/withdrawal/${order.id}`}>
                <FormattedMessage id="billing.withdraw" defaultMessage="Withdraw from contract here" />
              </Link>
            ) : null}
            <Link to="/transactions">
              <FormattedMessage id="billing.history-title" defaultMessage="Orders and credits" />
            </Link>
          </Particulars>
        </Stack>
      </Card>
      {order.returns.length > 0 ? (
        <section>
          <Stack $gap={3}>
            <h2>
              <FormattedMessage id="billing.returned-title" defaultMessage="What went back" />
            </h2>
            <ReturnedList returns={order.returns} currency={order.currency} />
          </Stack>
        </section>
      ) : null}
    </Stack>
  );
}

const paidWith = ({ methodName, savedLabel }: ShownOrder) =>
  savedLabel === null ? methodName : savedName(methodName, { label: savedLabel });

function StatusWords({ order, returned }: { order: ShownOrder; returned: boolean }) {
  const { status, balance } = order;
  const { supportEmail } = useShell().brand;
  const email = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
  if (returned && status === 'completed') {
    return (
      <FormattedMessage
        id="billing.order-returned-text"
        defaultMessage="Below you see what went back and when. You now have {count, plural, one {# credit} other {# credits}}."
        values={{ count: balance }}
      />
    );
  }
  if (order.ended === 'replaced') {
    return (
      <FormattedMessage
        id="billing.order-replaced-text"
        defaultMessage="Nothing is charged for this order. If you paid it all the same, the order that was paid first counts, and the other amount comes back to you by itself."
      />
    );
  }
  if (order.ended === 'by-member') {
    return (
      <FormattedMessage
        id="billing.order-cancelled-text"
        defaultMessage="Nothing is charged for it. If money does leave your account, you’ll get the credits you ordered, or the money back if you have used its code for another order."
      />
    );
  }
  if (isOpenAmount(order) && status !== 'loading') return <OpenAmountStatus status={status} />;
  switch (status) {
    case 'loading':
      return (
        <FormattedMessage
          id="billing.payment-loading-text"
          defaultMessage="We haven’t heard about your payment yet. This page keeps checking by itself."
        />
      );
    case 'pending':
      return (
        <FormattedMessage
          id="billing.payment-processing-text"
          defaultMessage="The money is on its way. Your credits will appear as soon as it arrives; you don’t need to wait here."
        />
      );
    case 'completed':
      return (
        <FormattedMessage
          id="billing.payment-completed-text"
          defaultMessage="Thank you! You now have {count, plural, one {# credit} other {# credits}}. The receipt is on its way by e-mail."
          values={{ count: balance }}
        />
      );
    case 'failed':
    case 'cancelled':
      if (order.savedFailure) return <SavedFailureText failure={order.savedFailure} method={paidWith(order)} />;
      return status === 'failed' ? (
        <FormattedMessage
          id="billing.payment-failed-text"
          defaultMessage="The payment didn’t go through, so nothing was charged. Try again, or choose another payment method. If money does leave your account, you’ll get the credits you ordered. Questions? Write to {email}."
          values={{ email }}
        />
      ) : (
        <FormattedMessage
          id="billing.payment-cancelled-text"
          defaultMessage="The payment was stopped before it was complete, so nothing was charged. Try again, or choose another payment method. If money does leave your account, you’ll get the credits you ordered. Questions? Write to {email}."
          values={{ email }}
        />
      );
  }
}

const EVERY_MS = 2000;

/**
 * Reloads every two seconds while a payment has not ended, and at once when a live event announces new credits. The
 * wait begins after the last response, so that a slow response is never overtaken by the next.
 */
function useStatusPolling(waiting: boolean): void {
  const { revalidate, state } = useRevalidator();
  const client = useQueryClient();
  useEffect(() => {
    if (!waiting || state !== 'idle') return undefined;
    const poll = () => {
      if (document.visibilityState === 'visible') revalidate();
    };
    const timer = setInterval(poll, EVERY_MS);
    document.addEventListener('visibilitychange', poll);
    const stop = onLiveEvent(({ kind }) => kind === 'credits' && poll());
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
      stop();
    };
  }, [waiting, state, revalidate]);
  useEffect(() => {
    // The balance in the navigation is out of date.
    if (!waiting) void client.invalidateQueries({ queryKey: userQuery.queryKey });
  }, [waiting, client]);
}
