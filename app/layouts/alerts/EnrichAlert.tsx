import { FormattedMessage } from 'react-intl';
import { DismissibleAlert } from '~/page/DismissibleAlert';
import { useShell } from '~/page/use-shell';
import { BannerLink } from '~/ui/Banner/Banner';

/** Dismissed for a month by the cookie hide-enrich-alert (spec, section 4). */
export function EnrichAlert() {
  const { inSignup } = useShell();
  return (
    <DismissibleAlert
      alert="hide-enrich-alert"
      action={
        <BannerLink to={inSignup ? '/complete-signup' : '/profile'}>
          <FormattedMessage id="shell.enrich-link" defaultMessage="Say more about yourself" />
        </BannerLink>
      }
    >
      <FormattedMessage id="shell.enrich-words" defaultMessage="A few parts of your profile are still empty." />
    </DismissibleAlert>
  );
}
