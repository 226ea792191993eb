import { FormattedMessage } from 'react-intl';
import { DismissibleAlert } from '~/page/DismissibleAlert';
import type { ShellData } from '~/page/shell-data';
import { useShell } from '~/page/use-shell';
import { ButtonLink } from '~/ui/Button/ButtonLink';

/**
 * Notifications by e-mail were stopped because of what a mail server reported. Dismissed for a month by the cookie
 * hide-disabled-notifications-alert (spec, section 4).
 */
export function MailStoppedAlert() {
  const { mailStopped } = useShell();
  if (!mailStopped) return null;
  return (
    <DismissibleAlert
      alert="hide-disabled-notifications-alert"
      tone="warning"
      action={
        <ButtonLink to="/notifications/messages" size="sm" variant="ghost">
          <FormattedMessage id="shell.mail-stopped-link" defaultMessage="See why, and switch it on again" />
        </ButtonLink>
      }
    >
      {wordsOf(mailStopped)}
    </DismissibleAlert>
  );
}

function wordsOf(reason: NonNullable<ShellData['mailStopped']>) {
  switch (reason) {
    case 'bounce':
      return (
        <FormattedMessage
          id="shell.mail-stopped-bounce"
          defaultMessage="Our e-mails to you come back, so we’ve stopped telling you by e-mail about messages and likes. Is your address still right?"
        />
      );
    case 'spam complaint':
      return (
        <FormattedMessage
          id="shell.mail-stopped-complaint"
          defaultMessage="One of our e-mails was marked as spam, so we’ve stopped telling you by e-mail about messages and likes."
        />
      );
    case 'list-unsubscribe':
      return (
        <FormattedMessage
          id="shell.mail-stopped-unsubscribed"
          defaultMessage="You have unsubscribed from our e-mails, so we no longer tell you by e-mail about messages and likes."
        />
      );
  }
}
