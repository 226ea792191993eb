import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { isOwnLimit, OwnLimitAlert } from '../limits/OwnLimitAlert';
import { OPEN_AMOUNT } from '../orders/order-status';
import { bundlePath } from '../shop/checkout-path';

/** The reason for a refused order. Its fields are hidden, so an invalid one is reported for the form as a whole. */
export function OrderProblem({ problem }: { problem: FormProblem | undefined }) {
  if (!problem) return null;
  if (problem.error && isOwnLimit(problem.error)) return <OwnLimitAlert error={problem.error} refused />;
  const error = problem.error ?? { code: 'errors.invalid-value' };
  if (error.code !== openAmountFirst) return <ErrorAlert error={error} />;
  return (
    <>
      <ErrorAlert error={error} />
      <p>
        <Link to={bundlePath(OPEN_AMOUNT, null)}>
          <FormattedMessage id="billing.open-title" defaultMessage="Pay the open amount" />
        </Link>
      </p>
    </>
  );
}

const openAmountFirst = 'billing.open-amount-first';
