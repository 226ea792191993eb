import { useFetcher } from '@remix-run/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { Alert } from '~/ui/Alert/Alert';
import { ButtonLink } from '~/ui/Button/ButtonLink';

/** A form, also without scripts, dismisses it for a month by the cookie hide-enrich-alert (spec, section 4). */
export function EnrichAlert() {
  const { enrich, inSignup } = useShell();
  const fetcher = useFetcher();
  const [away, setAway] = useState(false);
  if (!enrich || away) return null;
  return (
    <fetcher.Form method="post" action="/site-entry" onSubmit={() => setAway(true)}>
      <input type="hidden" name="alert" value="hide-enrich-alert" />
      <Alert
        banner
        dismissProps={{ type: 'submit' }}
        action={
          <ButtonLink to={inSignup ? '/complete-signup' : '/profile'} size="sm" variant="ghost">
            <FormattedMessage id="shell.enrich-link" defaultMessage="Say more about yourself" />
          </ButtonLink>
        }
      >
        <FormattedMessage
          id="shell.enrich-words"
          defaultMessage="People who say something about themselves get better replies. A few parts of your profile are still empty."
        />
      </Alert>
    </fetcher.Form>
  );
}
