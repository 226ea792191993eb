import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { useShell } from '~/page/use-shell';
import { Alert } from '~/ui/Alert/Alert';
import { Card } from '~/ui/Card/Card';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { Stack } from '~/ui/Layout/Layout';
import { BackLink } from '../shop/BackLink';
import { ReturnedList } from './ReturnedList';
import { WithdrawalConfirm } from './WithdrawalConfirm';
import type { ShownWithdrawal } from './withdrawal-view';

export interface WithdrawalOrderProps {
  withdrawal: ShownWithdrawal;
  /** Whether a mailed link opened the page, perhaps without a login. */
  byLink: boolean;
  problem: FormProblem | null;
}

/** The second step of a withdrawal: what goes back and why, the button that confirms, and afterwards the result. */
export function WithdrawalOrder({ withdrawal, byLink, problem }: WithdrawalOrderProps) {
  const { open, returns, currency } = withdrawal;
  return (
    <Stack $gap={5}>
      {byLink ? null : (
        <BackLink to="/withdrawal">
          <FormattedMessage id="billing.withdrawal-back" defaultMessage="All orders that can be returned" />
        </BackLink>
      )}
      <h1>
        <FormattedMessage id="billing.withdrawal-title" defaultMessage="Withdrawal" />
      </h1>
      <ErrorAlert error={problem && (problem.error ?? { code: 'errors.invalid-value' })} />
      {open ? (
        <Card $pad="lg">
          <WithdrawalConfirm {...withdrawal} open={open} />
        </Card>
      ) : (
        <Result {...withdrawal} />
      )}
      {returns.length > 0 ? (
        <section>
          <Stack $gap={3}>
            <h2>
              <FormattedMessage id="billing.returned-title" defaultMessage="What went back" />
            </h2>
            <ReturnedList returns={returns} currency={currency} />
          </Stack>
        </section>
      ) : null}
    </Stack>
  );
}

/** After the withdrawal, or why none is possible. */
function Result({ returns, expired, orderId, email }: ShownWithdrawal) {
  const { brand } = useShell();
  const own = returns.some(({ kind }) => kind === 'return');
  if (own) {
    return (
      <Alert
        tone="success"
        role="status"
        title={<FormattedMessage id="billing.withdrawal-done" defaultMessage="We have received your withdrawal" />}
      >
        <FormattedMessage
          id="billing.withdrawal-done-text"
          defaultMessage="Order {number} is returned. The confirmation with date and time is on its way to {email}. The money goes back the way you paid, within 14 days at the latest."
          values={{ number: orderId, email }}
        />
      </Alert>
    );
  }
  return (
    <Alert tone="info">
      {expired ? (
        <FormattedMessage
          id="billing.withdrawal-late"
          defaultMessage="The time in which you could return order {number} is over. Questions? Write to {email}."
          values={{ number: orderId, email: brand.supportEmail }}
        />
      ) : (
        <FormattedMessage
          id="billing.withdrawal-spent"
          defaultMessage="Order {number} has no unused credits that could be returned. Questions? Write to {email}."
          values={{ number: orderId, email: brand.supportEmail }}
        />
      )}
    </Alert>
  );
}
