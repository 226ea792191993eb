import { Link } from '@remix-run/react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { DATE_FORMATS } from '~/i18n/formats';
import { Chip, type ChipTone } from '~/ui/Chip/Chip';
import { Price } from '~/ui/Price/Price';
import { orderStatusPath } from '../shop/checkout-path';
import { PriceText } from '../shop/PriceText';
import { Aside, Rows, RowWords, Small } from '../shop/MoneyParts';
import type { ShownStatus } from '../orders/order-status';
import { BoughtText } from '../shop/OrderTexts';
import type { OrderSummary } from '../status/order-report.service.server';

export type ListedOrder = Pick<
  OrderSummary,
  'id' | 'status' | 'credits' | 'total' | 'currency' | 'methodName' | 'createdAt' | 'returned'
>;

const tones: Record<ShownStatus, ChipTone> = {
  loading: 'neutral',
  pending: 'info',
  completed: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};

/** The member's orders, the newest first; each links to its status page. */
export function OrderList({ orders }: { orders: readonly ListedOrder[] }) {
  return (
    <Rows>
      {orders.map((order) => (
        <li key={order.id}>
          <RowWords>
            <Link to={orderStatusPath(order.id, null)}>
              <BoughtText credits={order.credits} />
            </Link>
            <Small>
              <FormattedDate value={order.createdAt} {...DATE_FORMATS.medium} /> · {order.methodName}
            </Small>
            {order.returned > 0 ? (
              <Small>
                <FormattedMessage
                  id="billing.returned-amount"
                  defaultMessage="{amount} went back"
                  values={{ amount: <PriceText amount={order.returned} currency={order.currency} /> }}
                />
              </Small>
            ) : null}
          </RowWords>
          <Aside>
            <Price amount={order.total} currency={order.currency} />
            <Chip tone={tones[order.status]}>
              <OrderWord status={order.status} />
            </Chip>
          </Aside>
        </li>
      ))}
    </Rows>
  );
}

function OrderWord({ status }: { status: ShownStatus }) {
  switch (status) {
    case 'loading':
      return <FormattedMessage id="billing.order-open" defaultMessage="Not paid yet" />;
    case 'pending':
      return <FormattedMessage id="billing.order-pending" defaultMessage="On its way" />;
    case 'completed':
      return <FormattedMessage id="billing.order-completed" defaultMessage="Paid" />;
    case 'failed':
      return <FormattedMessage id="billing.order-failed" defaultMessage="Failed" />;
    case 'cancelled':
      return <FormattedMessage id="billing.order-cancelled" defaultMessage="Cancelled" />;
  }
}
