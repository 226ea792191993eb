import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { AccountMessage } from '~/features/account/AccountMessage';
import { buttonCss } from '~/ui/Button/button-css';
import type { ButtonStyleProps } from '~/ui/Button/button-css';
import { CircleAlert } from '~/ui/Icon/icons';

const Again = styled.a<ButtonStyleProps>`
  ${buttonCss}
`;

/** Shown by the service worker in place of a page; it knows nobody, because it stays in the browser after a logout. */
export function Offline() {
  return (
    <AccountMessage
      icon={<CircleAlert size={32} aria-hidden />}
      title={<FormattedMessage id="push.offline-title" defaultMessage="You’re offline" />}
      actions={
        // An empty link is the page that was asked for.
        <Again href="" $variant="primary" $size="lg" $wide>
          <FormattedMessage id="push.offline-retry" defaultMessage="Try again" />
        </Again>
      }
    >
      <p>
        <FormattedMessage
          id="push.offline-text"
          defaultMessage="There’s no connection right now. Messages you’ve already written are safe on this device and go out when you’re back."
        />
      </p>
    </AccountMessage>
  );
}
