import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { MailX } from '~/ui/Icon/icons';
import { AccountMessage } from '../AccountMessage';

/** The page of a reset link that was used, has expired or never existed. */
export function LinkInvalid() {
  return (
    <AccountMessage
      icon={<MailX size={32} aria-hidden />}
      tone="danger"
      title={
        <FormattedMessage id="account.link-invalid" defaultMessage="Link expired or invalid, request a new email" />
      }
      actions={
        <ButtonLink to="/reset-password" size="lg" wide>
          <FormattedMessage id="credentials.request-link" defaultMessage="Request a new e-mail" />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage
          id="credentials.link-invalid-text"
          defaultMessage="Each link works once, for an hour. If you asked several times, the newest e-mail is the one to use."
        />
      </p>
    </AccountMessage>
  );
}
