import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PasswordField } from '~/ui/PasswordField/PasswordField';
import { PASSWORD_TYPED } from '../password-bounds';

/** The member's password before something that someone else at the same device must not do. */
export function OwnPasswordField({ hint, error }: { hint: ReactNode; error: ReactNode }) {
  return (
    <PasswordField
      name="password"
      label={<FormattedMessage id="credentials.your-password" defaultMessage="Your password" />}
      hint={hint}
      error={error}
      autoComplete="current-password"
      maxLength={PASSWORD_TYPED}
      required
    />
  );
}
