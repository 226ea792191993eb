import { Form, Link, useNavigation } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { Stack } from '~/ui/Layout/Layout';
import { PasswordField } from '~/ui/PasswordField/PasswordField';
import { PASSWORD_TYPED } from '../password-bounds';
import { PasskeysLeft, type PasskeysLeftProps } from '../passkeys/PasskeysLeft';
import { SettingsFrame } from '../settings/SettingsFrame';
import { NewPasswordFields } from './NewPasswordFields';

export interface PasswordScreenProps {
  /** What has just been done here. */
  notice: 'changed' | 'passkey-removed' | null;
  /** After a change: what logs in beside the password. */
  passkeys: PasskeysLeftProps['passkeys'];
  problem: FormProblem | null | undefined;
}

export function PasswordScreen({ notice, passkeys, problem }: PasswordScreenProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <SettingsFrame section="password">
      <Stack $gap={6}>
        {notice === 'changed' && !problem ? (
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
        {problem ? null : <PasskeysLeft passkeys={passkeys} removed={notice === 'passkey-removed'} />}
        <Form method="post" action="/notifications/password" noValidate replace aria-busy={busy || undefined}>
          <Stack $gap={5}>
            <ErrorAlert error={problem?.error} />
            <div>
              <PasswordField
                name="old_password"
                label={<FormattedMessage id="credentials.old-password" defaultMessage="Current password" />}
                error={fieldError(problem, 'old_password')}
                autoComplete="current-password"
                maxLength={PASSWORD_TYPED}
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
      </Stack>
    </SettingsFrame>
  );
}
