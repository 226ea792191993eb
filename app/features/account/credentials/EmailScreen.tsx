import { Form, useNavigation } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { Stack } from '~/ui/Layout/Layout';
import { emailInput } from '~/ui/TextField/email-input';
import { TextField } from '~/ui/TextField/TextField';
import { SettingsFrame } from '../settings/SettingsFrame';
import { OwnPasswordField } from '../passwords/OwnPasswordField';

export interface EmailScreenProps {
  email: string;
  /** The address that waits for its link to be followed. */
  waiting: string | null;
  problem: FormProblem | null | undefined;
}

export function EmailScreen({ email, waiting, problem }: EmailScreenProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <SettingsFrame
      section="email-address"
      lead={
        <FormattedMessage
          id="credentials.email-now"
          defaultMessage="You log in with {email}, and that’s where our e-mails go."
          values={{ email: <strong className="whole">{email}</strong> }}
        />
      }
    >
      <Stack $gap={5}>
        {waiting ? <Waiting email={waiting} /> : null}
        <Form method="post" action="/notifications/email-address" noValidate replace aria-busy={busy || undefined}>
          <Stack $gap={5}>
            <ErrorAlert error={problem?.error} />
            <TextField
              name="email"
              {...emailInput}
              label={<FormattedMessage id="credentials.new-email" defaultMessage="New e-mail address" />}
              defaultValue={problem?.values['email']}
              error={fieldError(problem, 'email')}
              autoComplete="email"
              required
            />
            <OwnPasswordField
              hint={
                <FormattedMessage
                  id="credentials.your-password-why"
                  defaultMessage="So that nobody else at your device can change it."
                />
              }
              error={fieldError(problem, 'password')}
            />
            <Button wide size="lg" busy={busy} name="intent" value="change">
              <FormattedMessage id="credentials.email-send" defaultMessage="Send a link to the new address" />
            </Button>
            <p className="quiet">
              <FormattedMessage
                id="credentials.email-how"
                defaultMessage="Nothing changes until you follow that link. Then we tell your old address, with a link that undoes the change for 48 hours."
              />
            </p>
          </Stack>
        </Form>
      </Stack>
    </SettingsFrame>
  );
}

function Waiting({ email }: { email: string }) {
  return (
    <Alert
      tone="info"
      role="status"
      title={<FormattedMessage id="credentials.email-waiting" defaultMessage="Follow the link in your new mailbox" />}
      action={
        <Form method="post" action="/notifications/email-address" replace>
          <Button variant="ghost" size="sm" name="intent" value="cancel">
            <FormattedMessage id="credentials.email-cancel" defaultMessage="Don’t change it after all" />
          </Button>
        </Form>
      }
    >
      <FormattedMessage
        id="credentials.email-waiting-text"
        defaultMessage="We’ve sent an e-mail to {email}. The link in it works for 24 hours."
        values={{ email: <strong className="whole">{email}</strong> }}
      />
    </Alert>
  );
}
