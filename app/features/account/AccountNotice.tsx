import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { space } from '~/theme/tokens';
import { Alert } from '~/ui/Alert/Alert';

/** What just happened, from the fixed list that `?notice=` may name; anything else says nothing. */
const notices: Readonly<Record<string, JSX.Element>> = {
  'check-mail': (
    <FormattedMessage
      id="account.notice-check-mail"
      defaultMessage="Look into your mailbox: we sent you an e-mail that says how to go on."
    />
  ),
  'logged-out': <FormattedMessage id="account.notice-logged-out" defaultMessage="You are logged out." />,
  'activation-sent': (
    <FormattedMessage
      id="account.activation-sent"
      defaultMessage="We sent the e-mail again. Please look into your spam folder too."
    />
  ),
  'activation-wait': (
    <FormattedMessage
      id="account.activation-wait"
      defaultMessage="We have sent it several times within the hour. Please look into your spam folder, or try again later."
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
