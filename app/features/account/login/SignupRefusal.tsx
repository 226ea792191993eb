import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import type { Refusal } from '~/contract/problem';
import { useShell } from '~/page/use-shell';
import { FormAlert } from '~/ui/FormAlert/FormAlert';
import { RefusalMessage } from '~/ui/RefusalMessage/RefusalMessage';

/** Says why there is no new account or no login, with a link to the next step. */
export function SignupRefusal({ refusal }: { refusal: Refusal }) {
  return (
    <FormAlert
      tone={refusal.code === 'account.signup-existing' ? 'warning' : 'danger'}
      action={<WayOn code={refusal.code} />}
    >
      <RefusalMessage code={refusal.code} values={refusal.values} />
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
    <a href={`mailto:${brand.supportEmail}`}>
      <FormattedMessage
        id="account.write-to-service"
        defaultMessage="Write to customer service: {email}"
        values={{ email: brand.supportEmail }}
      />
    </a>
  );
}
