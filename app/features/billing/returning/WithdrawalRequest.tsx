import { Form, useNavigation } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { Stack } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { emailInput } from '~/ui/TextField/email-input';
import { TextField } from '~/ui/TextField/TextField';

export interface WithdrawalRequestProps {
  /** Whether the form was sent; the answer is the same whether or not there is such an order. */
  sent: boolean;
  /** The days in which an order can be returned. */
  days: number;
  problem: FormProblem | null;
}

/** Asks for a link to withdraw from an order without a login. */
export function WithdrawalRequest({ sent, days, problem }: WithdrawalRequestProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <Stack $gap={5}>
      <PageHeader title={<FormattedMessage id="billing.withdraw" defaultMessage="Withdraw from contract here" />}>
        <FormattedMessage
          id="billing.return-note"
          defaultMessage="{days, plural, one {# day} other {# days}} of free returns on unused credits."
          values={{ days }}
        />
      </PageHeader>
      {sent ? (
        <Alert
          tone="success"
          role="status"
          title={<FormattedMessage id="billing.withdrawal-sent" defaultMessage="We have received your request" />}
        >
          <FormattedMessage
            id="billing.withdrawal-sent-text"
            defaultMessage="If the order number and the e-mail address belong together, a link is on its way to you. It works for 24 hours. Your withdrawal counts from now."
          />
        </Alert>
      ) : null}
      <ErrorAlert error={problem?.error} />
      <p>
        <FormattedMessage
          id="billing.withdrawal-request"
          defaultMessage="Without logging in: enter the number of the order, which is in its receipt, and your e-mail address. We’ll mail you a link to confirm with."
        />
      </p>
      <Form method="post" action="/withdrawal">
        <Stack $gap={5}>
          <TextField
            name="order"
            maxLength={64}
            label={<FormattedMessage id="billing.withdrawal-number" defaultMessage="Order number" />}
            defaultValue={problem?.values['order']}
            error={fieldError(problem, 'order')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <TextField
            name="email"
            {...emailInput}
            autoComplete="email"
            label={<FormattedMessage id="account.email-label" defaultMessage="E-mail address" />}
            defaultValue={problem?.values['email']}
            error={fieldError(problem, 'email')}
            required
          />
          <Button wide size="lg" busy={busy}>
            <FormattedMessage id="billing.withdrawal-send" defaultMessage="Send me the link" />
          </Button>
          <ButtonLink to="/login?next=/withdrawal" variant="ghost" wide>
            <FormattedMessage id="billing.withdrawal-login" defaultMessage="Log in to see my orders" />
          </ButtonLink>
        </Stack>
      </Form>
    </Stack>
  );
}
