import { FormattedMessage } from 'react-intl';
import { Form } from '@remix-run/react';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { useShell } from '~/live/use-shell';

/** Activation reminder (spec section 4): not confirmed, profile disabled, mail not switched off. */
export function AccountAlerts() {
  const { user, brand } = useShell();
  if (!user || user.status !== 'not_confirmed' || user.profileStatus !== 'disabled') return null;
  return (
    <Alert tone="info">
      <FormattedMessage
        id="shell.activation-reminder"
        defaultMessage="Please confirm your e-mail address: we sent you a link. Until then your profile is hidden and nobody can answer you on {brand}."
        values={{ brand: brand.name }}
      />
      <Form method="post" action="/activate/resend" navigate={false}>
        <Button size="sm" variant="ghost">
          <FormattedMessage id="shell.activation-resend" defaultMessage="Send the e-mail again" />
        </Button>
      </Form>
    </Alert>
  );
}
