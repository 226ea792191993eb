import { Form, useNavigation } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { Stack } from '~/ui/Layout/Layout';
import { NewPasswordFields } from './NewPasswordFields';

export interface NewPasswordFormProps {
  /** What the link is for; see OpenReset. */
  reset: { token: string; email: string; name: string; unconfirmed: boolean; confirmed: boolean };
  problem: FormProblem | null | undefined;
}

/** The form behind the link of a reset mail. It works once, and only when it is sent. */
export function NewPasswordForm({ reset, problem }: NewPasswordFormProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" action={`/reset-password/do?token=${reset.token}`} noValidate aria-busy={busy || undefined}>
      <input type="hidden" name="token" value={reset.token} />
      <Stack $gap={5}>
        <ErrorAlert error={problem?.error} />
        {reset.unconfirmed ? (
          <Alert tone="info">
            <FormattedMessage
              id="credentials.reset-confirms"
              defaultMessage="Nobody has confirmed this e-mail address yet. Your new password also confirms that the profile {name} is yours, and others can then see it. Not your profile? Just close this page."
              values={{ name: reset.name }}
            />
          </Alert>
        ) : null}
        {reset.confirmed ? (
          <Alert tone="info">
            <FormattedMessage
              id="credentials.reset-after-confirmation"
              defaultMessage="Your e-mail address is confirmed. You opened the link in another browser than the one you signed up in, so please choose your password here. Anybody else who may have signed up with your address is locked out."
            />
          </Alert>
        ) : null}
        {/* Password managers store the new password under this name. */}
        <input type="email" autoComplete="username" maxLength={254} value={reset.email} readOnly hidden />
        <NewPasswordFields problem={problem} />
        <Button wide size="lg" busy={busy}>
          <FormattedMessage id="credentials.save-password" defaultMessage="Save new password" />
        </Button>
        <p className="quiet">
          <FormattedMessage
            id="credentials.reset-ends"
            defaultMessage="You’ll be logged out on every device and can log in with the new password straight away."
          />
        </p>
      </Stack>
    </Form>
  );
}
