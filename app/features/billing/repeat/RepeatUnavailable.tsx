import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import { ReceiptText } from '~/ui/Icon/icons';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { bundlePath, bundlesPath } from '../shop/checkout-path';

export type RepeatProblem =
  | { kind: 'none' }
  | { kind: 'bundle-gone'; credits: number }
  | { kind: 'method-gone'; bundleId: string; methodName: string };

/** Why the last order cannot be placed again, with the way to what is sold. */
export function RepeatUnavailable({ problem, next }: { problem: RepeatProblem; next: string | null }) {
  const methods = problem.kind === 'method-gone';
  return (
    <>
      <PageHeader title={<FormattedMessage id="billing.repeat" defaultMessage="Order the same again" />} />
      <EmptyState
        illustration={<ReceiptText size={48} />}
        title={<FormattedMessage id="billing.repeat-not-possible" defaultMessage="Choose your credits" />}
        action={
          <ButtonLink to={methods ? bundlePath(problem.bundleId, next) : bundlesPath(next)}>
            {methods ? (
              <FormattedMessage id="billing.other-method" defaultMessage="Choose another payment method" />
            ) : (
              <FormattedMessage id="billing.get-credits" defaultMessage="Get credits" />
            )}
          </ButtonLink>
        }
      >
        <Reason problem={problem} />
      </EmptyState>
    </>
  );
}

function Reason({ problem }: { problem: RepeatProblem }) {
  switch (problem.kind) {
    case 'none':
      return <FormattedMessage id="billing.no-orders" defaultMessage="You haven’t bought anything yet" />;
    case 'bundle-gone':
      return (
        <FormattedMessage
          id="billing.repeat-bundle-gone"
          defaultMessage="The bundle of {count, plural, one {# credit} other {# credits}} that you ordered last is not sold here any more."
          values={{ count: problem.credits }}
        />
      );
    case 'method-gone':
      return (
        <FormattedMessage
          id="billing.repeat-method-gone"
          defaultMessage="{method}, with which you paid last, is not available for this order any more."
          values={{ method: problem.methodName }}
        />
      );
  }
}
