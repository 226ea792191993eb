import { Form, Link, useNavigation } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { useShell } from '~/page/use-shell';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { Stack } from '~/ui/Layout/Layout';
import { emailInput } from '~/ui/TextField/email-input';
import { TextField } from '~/ui/TextField/TextField';
import { SignupErrorAlert } from '../login/SignupErrorAlert';

export interface ResetRequestFormProps {
  /** A link was asked for. */
  sent: boolean;
  /** The brand says whether an e-mail address has an account; otherwise the words stay true in both cases. */
  reveals: boolean;
  problem: FormProblem | null | undefined;
}

/** Asks for a link to set a new password. */
export function ResetRequestForm({ sent, reveals, problem }: ResetRequestFormProps) {
  const { brand } = useShell();
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" action="/reset-password" noValidate aria-busy={busy || undefined}>
      <Stack $gap={5}>
        {sent && !problem ? <Sent reveals={reveals} /> : null}
        {problem?.error ? <SignupErrorAlert error={problem.error} /> : null}
        <TextField
          name="email"
          {...emailInput}
          label={<FormattedMessage id="account.email-label" defaultMessage="E-mail address" />}
          defaultValue={problem?.values['email']}
          error={fieldError(problem, 'email')}
          autoComplete="username"
          required
        />
        <Button wide size="lg" busy={busy}>
          {sent && !problem ? (
            <FormattedMessage id="credentials.reset-again" defaultMessage="Send another link" />
          ) : (
            <FormattedMessage id="credentials.reset-send" defaultMessage="Send me a link" />
          )}
        </Button>
        <p className="quiet">
          <FormattedMessage
            id="credentials.reset-help"
            defaultMessage="Remembered it? <link>Log in</link>. No access to that mailbox any more? Write to {email}."
            values={{
              link: (text) => <Link to="/login">{text}</Link>,
              email: <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>,
            }}
          />
        </p>
      </Stack>
    </Form>
  );
}

function Sent({ reveals }: { reveals: boolean }) {
  return (
    <Alert
      tone="success"
      role="status"
      title={<FormattedMessage id="credentials.reset-sent" defaultMessage="Check your inbox" />}
    >
      {reveals ? (
        <FormattedMessage
          id="credentials.reset-sent-text"
          defaultMessage="We’ve sent you a link to choose a new password. It works for an hour. Nothing there? Look in your spam folder too."
        />
      ) : (
        <FormattedMessage
          id="credentials.reset-sent-neutral"
          defaultMessage="If there’s an account with this e-mail address, a link to choose a new password is on its way. It works for an hour. Nothing there? Look in your spam folder too."
        />
      )}
    </Alert>
  );
}
