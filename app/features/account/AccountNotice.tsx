import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { space } from '~/theme/tokens';
import { Alert } from '~/ui/Alert/Alert';

/** The messages that `?notice=` may name; any other value shows nothing. */
const notices: Readonly<Record<string, JSX.Element>> = {
  reactivated: (
    <FormattedMessage
      id="account.notice-reactivated"
      defaultMessage="Welcome back! Everything is as you left it. Log in to continue."
    />
  ),
  'logged-out': <FormattedMessage id="account.notice-logged-out" defaultMessage="You’re logged out." />,
  'password-changed': (
    <FormattedMessage
      id="account.notice-password-changed"
      defaultMessage="Your new password is saved, and you’re logged out everywhere. Log in with it now."
    />
  ),
  'activation-sent': (
    <FormattedMessage
      id="account.activation-sent"
      defaultMessage="We’ve sent the e-mail again. Please check your spam folder too."
    />
  ),
  'activation-wait': (
    <FormattedMessage
      id="account.activation-wait"
      defaultMessage="We’ve already sent it several times in the past hour. Please check your spam folder, or try again later."
    />
  ),
};

const Root = styled.div`
  margin-bottom: ${space(5)};
`;

export function AccountNotice({ notice }: { notice: string | null }) {
  const text = notice !== null && Object.hasOwn(notices, notice) ? notices[notice] : undefined;
  if (!text) return null;
  return (
    <Root>
      <Alert tone="success" role="status">
        {text}
      </Alert>
    </Root>
  );
}
