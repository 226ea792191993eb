import { FormattedMessage } from 'react-intl';
import { DismissibleAlert } from '~/page/DismissibleAlert';
import { useShell } from '~/page/use-shell';
import { ButtonLink } from '~/ui/Button/ButtonLink';

/** Dismissed for a month by the cookie hide-enrich-alert (spec, section 4). What a member has to know goes first. */
export function EnrichAlert() {
  const { enrich, inSignup, mailStopped, textChange } = useShell();
  if (!enrich || mailStopped || textChange) return null;
  return (
    <DismissibleAlert
      alert="hide-enrich-alert"
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
    </DismissibleAlert>
  );
}
