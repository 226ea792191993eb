import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import type { DomainError } from '~/contract/problem';
import { useShell } from '~/page/use-shell';
import { FormAlert } from '~/ui/FormAlert/FormAlert';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage';

/** Says why there is no new account or no login, with a link to the next step. */
export function SignupErrorAlert({ error }: { error: DomainError }) {
  return (
    <FormAlert
      result={error}
      tone={error.code === 'account.signup-existing' ? 'warning' : 'danger'}
      action={<WayOn code={error.code} />}
    >
      <ErrorMessage code={error.code} values={error.values} />
    </FormAlert>
  );
}

function WayOn({ code }: { code: string }) {
  const { brand } = useShell();
  if (code === 'account.signup-existing') {
    return (
      <Link to="/login" reloadDocument>
        <FormattedMessage id="account.login-button" defaultMessage="Log in" />
      </Link>
    );
  }
  if (code !== 'account.signup-deleted') return null;
  return (
    <>
      <Link to="/account-deleted" reloadDocument>
        <FormattedMessage id="account.link-again" defaultMessage="Send me the link again" />
      </Link>{' '}
      <a href={`mailto:${brand.supportEmail}`}>
        <FormattedMessage
          id="account.write-to-service"
          defaultMessage="Write to customer service: {email}"
          values={{ email: brand.supportEmail }}
        />
      </a>
    </>
  );
}
