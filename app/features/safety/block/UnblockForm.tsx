import { Form, useLocation, useNavigation } from '@remix-run/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '~/ui/Button/Button';
import type { ButtonSize } from '~/ui/Button/button-css';

/** Unblocks a person without asking again. It is a form, so it works without JavaScript. */
export function UnblockForm({ id, name, size = 'sm' }: { id: string; name: string; size?: ButtonSize }) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const action = `/members/${id}/block`;
  const { state, formAction } = useNavigation();
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="undo" value="yes" />
      <input type="hidden" name="next" value={pathname + search} />
      <Button
        variant="ghost"
        size={size}
        busy={state !== 'idle' && formAction === action}
        aria-label={intl.formatMessage({ id: 'safety.unblock-named', defaultMessage: 'Unblock {name}' }, { name })}
      >
        <FormattedMessage id="safety.unblock" defaultMessage="Unblock" />
      </Button>
    </Form>
  );
}
