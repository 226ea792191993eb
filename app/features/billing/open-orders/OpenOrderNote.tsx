import { Form, Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Cluster } from '~/ui/Layout/Layout';
import { bundlesPath, onTheWayPath } from '../shop/checkout-path';
import { PriceText } from '../shop/PriceText';
import type { FirstOpenOrder, OpenOrder } from './open-order';

export interface OpenOrderNoteProps {
  order: FirstOpenOrder;
  next: string | null;
}

/** The notice above the bundles of anyone who left the payment page: the order can be paid, replaced by another, or cancelled. */
export function OpenOrderNote({ order, next }: OpenOrderNoteProps) {
  const { id, credits, total, currency, methodName, code, others } = order;
  return (
    <Alert
      tone="info"
      title={<FormattedMessage id="billing.open-order-title" defaultMessage="Your order isn’t paid yet" />}
      action={
        <Cluster>
          {/* By the order's own page, which asks the provider first: its payment may be over by now. */}
          <ButtonLink to={onTheWayPath(id, next)} size="sm" reloadDocument>
            <FormattedMessage id="billing.pay-now" defaultMessage="Go to the payment page" />
          </ButtonLink>
          <CancelOrder id={id} back={bundlesPath(next, code)} />
        </Cluster>
      }
    >
      <FormattedMessage
        id="billing.open-order-text"
        defaultMessage="{count, plural, one {# credit} other {# credits}} with {method} for {total}. Nothing was charged. You can pay it, change it or cancel it."
        values={{
          count: credits,
          method: methodName,
          total: <PriceText amount={total} currency={currency} />,
        }}
      />
      {code !== null && order.lastWithCode ? <LastWithCode code={code} /> : null}
      {others > 0 ? (
        <p>
          <Link to="/transactions">
            <FormattedMessage
              id="billing.open-order-others"
              defaultMessage="{count, plural, one {# more unpaid order} other {# more unpaid orders}}"
              values={{ count: others }}
            />
          </Link>
        </p>
      ) : null}
    </Alert>
  );
}

/** The warning before an order is changed or cancelled whose price would not come again. */
export function LastWithCode({ code }: { code: string }) {
  return (
    <p>
      <FormattedMessage
        id="billing.open-order-last-price"
        defaultMessage="The price with code {code} is for this order only. A new order won’t get it any more."
        values={{ code: <strong>{code}</strong> }}
      />
    </p>
  );
}

/** `back`: the page to show after it; without it the order's own. */
export function CancelOrder({ id, back = '' }: { id: string; back?: string }) {
  return (
    <Form method="post" action={`/transactions/${id}`} replace>
      <input type="hidden" name="cancel" value="order" />
      <input type="hidden" name="back" value={back} />
      <Button size="sm" variant="ghost">
        <FormattedMessage id="billing.open-order-cancel" defaultMessage="Cancel the order" />
      </Button>
    </Form>
  );
}

/** The notice on the page of the next order that it ends the open one. */
export function ReplacesNote({ order }: { order: OpenOrder | null }) {
  if (!order) return null;
  return (
    <p className="quiet">
      <FormattedMessage
        id="billing.order-replaces"
        defaultMessage="This order replaces your unpaid order for {total}, because both use code {code}."
        values={{
          total: <PriceText amount={order.total} currency={order.currency} />,
          code: <strong>{order.code}</strong>,
        }}
      />
    </p>
  );
}
