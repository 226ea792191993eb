import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Stack } from '~/ui/Layout/Layout';
import { AccountFrame } from '../AccountFrame';
import { PasskeysLeft, type PasskeysLeftProps } from './PasskeysLeft';

export interface PasswordSetProps extends Omit<PasskeysLeftProps, 'token'> {
  token: string;
  email: string;
}

/** After a reset of an account with passkeys: they still log in, so they are shown before the way to the login. */
export function PasswordSet({ email, ...left }: PasswordSetProps) {
  return (
    <AccountFrame
      title={<FormattedMessage id="credentials.password-saved" defaultMessage="Your password is changed" />}
      lead={
        <FormattedMessage
          id="credentials.new-password-lead"
          defaultMessage="For {email}"
          values={{ email: <strong className="whole">{email}</strong> }}
        />
      }
    >
      <Stack $gap={6}>
        <PasskeysLeft {...left} />
        <ButtonLink to="/login?notice=password-changed" size="lg" wide reloadDocument>
          <FormattedMessage id="account.login-button" defaultMessage="Log in" />
        </ButtonLink>
      </Stack>
    </AccountFrame>
  );
}
