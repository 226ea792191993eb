import { FormattedMessage } from 'react-intl';
import { Cluster, Stack } from '~/ui/Layout/Layout';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { savedPath } from '../saved/saved-choice';
import { bundlePath, bundlesPath, orderPath } from '../shop/checkout-path';
import { CancelOrder, LastWithCode } from '../open-orders/OpenOrderNote';
import type { ShownOrder } from './shown-order';

/** The next step: pay, continue elsewhere, return to where the member came from, or try again. */
export function StatusActions({ order, next }: { order: ShownOrder; next: string | null }) {
  const { status, payUrl, bundleId, methodId, savedId, savedFailure, payPal, usableCode } = order;
  if (order.ended) {
    return (
      <Cluster $justify="center">
        <ButtonLink to={bundlesPath(next, usableCode)} reloadDocument>
          <FormattedMessage id="billing.get-credits" defaultMessage="Get credits" />
        </ButtonLink>
        <ContinueLink next={next} quiet />
      </Cluster>
    );
  }
  if (status === 'failed' || status === 'cancelled') {
    const again = orderPath(bundleId, methodId, next, usableCode);
    return (
      <Cluster $justify="center">
        <ButtonLink to={savedId ? savedPath(again, { id: savedId }) : again} reloadDocument>
          <FormattedMessage id="billing.try-again" defaultMessage="Try again" />
        </ButtonLink>
        {savedFailure && payPal ? (
          <ButtonLink to={orderPath(bundleId, 'paypal', next, usableCode)} variant="ghost" reloadDocument>
            <FormattedMessage id="billing.pay-with-paypal" defaultMessage="Pay with PayPal" />
          </ButtonLink>
        ) : null}
        <ButtonLink to={bundlePath(bundleId, next, usableCode)} variant="ghost">
          <FormattedMessage id="billing.other-method" defaultMessage="Choose another payment method" />
        </ButtonLink>
        {next ? <ContinueLink next={next} quiet /> : null}
      </Cluster>
    );
  }
  return (
    <Stack $gap={3}>
      <Cluster $justify="center">
        {status === 'loading' && payUrl ? (
          <ButtonLink to={payUrl}>
            <FormattedMessage id="billing.pay-now" defaultMessage="Go to the payment page" />
          </ButtonLink>
        ) : null}
        <ContinueLink next={next} quiet={status !== 'completed'} />
      </Cluster>
      {order.open ? (
        <Cluster $justify="center">
          <ButtonLink to={bundlesPath(next, order.code)} size="sm" variant="ghost" reloadDocument>
            <FormattedMessage id="billing.open-order-change" defaultMessage="Change the order" />
          </ButtonLink>
          <CancelOrder id={order.id} />
        </Cluster>
      ) : null}
      {order.open && order.code !== null && usableCode === null ? <LastWithCode code={order.code} /> : null}
    </Stack>
  );
}

/** A link to where the member came from. It loads a new document, because an order changes what every page offers. */
function ContinueLink({ next, quiet }: { next: string | null; quiet: boolean }) {
  return (
    <ButtonLink to={next ?? '/members'} variant={quiet ? 'ghost' : 'primary'} reloadDocument>
      {next?.startsWith('/chats/') ? (
        <FormattedMessage id="billing.continue-chat" defaultMessage="Continue the conversation" />
      ) : next ? (
        <FormattedMessage id="billing.continue" defaultMessage="Pick up where you left off" />
      ) : (
        <FormattedMessage id="billing.find-people" defaultMessage="Find people" />
      )}
    </ButtonLink>
  );
}
