import { Form, Link, useNavigation } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { Stack } from '~/ui/Layout/Layout';
import { PasswordField } from '~/ui/PasswordField/PasswordField';
import { SettingsFrame } from '../settings/SettingsFrame';
import { NewPasswordFields } from './NewPasswordFields';

export interface PasswordScreenProps {
  /** The password has just been changed. */
  changed: boolean;
  problem: FormProblem | null | undefined;
}

export function PasswordScreen({ changed, problem }: PasswordScreenProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <SettingsFrame section="password">
      <Form method="post" action="/notifications/password" noValidate replace aria-busy={busy || undefined}>
        <Stack $gap={5}>
          {changed && !problem ? (
            <Alert
              tone="success"
              role="status"
              title={<FormattedMessage id="credentials.password-saved" defaultMessage="Your password is changed" />}
            >
              <FormattedMessage
                id="credentials.password-saved-text"
                defaultMessage="Your other devices are logged out. We’ve sent you an e-mail with a link to undo the change for 48 hours."
              />
            </Alert>
          ) : null}
          <ErrorAlert error={problem?.error} />
          <div>
            <PasswordField
              name="old_password"
              label={<FormattedMessage id="credentials.old-password" defaultMessage="Current password" />}
              error={fieldError(problem, 'old_password')}
              autoComplete="current-password"
              maxLength={128}
              required
            />
            <p>
              <Link to="/reset-password">
                <FormattedMessage id="account.forgot-password" defaultMessage="Forgot your password?" />
              </Link>
            </p>
          </div>
          <NewPasswordFields problem={problem} />
          <Button wide size="lg" busy={busy}>
            <FormattedMessage id="credentials.change-password" defaultMessage="Change password" />
          </Button>
          <p className="quiet">
            <FormattedMessage
              id="credentials.password-ends"
              defaultMessage="This device stays logged in; all others are logged out."
            />
          </p>
        </Stack>
      </Form>
    </SettingsFrame>
  );
}
