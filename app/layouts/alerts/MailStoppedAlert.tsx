import { FormattedMessage } from 'react-intl';
import { DismissibleAlert } from '~/page/DismissibleAlert';
import type { ShellData } from '~/page/shell-data';
import { useShell } from '~/page/use-shell';
import { BannerLink } from '~/ui/Banner/Banner';

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
        <BannerLink to="/notifications/messages">
          <FormattedMessage id="shell.mail-stopped-link" defaultMessage="See why, and switch them on again" />
        </BannerLink>
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
          defaultMessage="Our e-mails to you come back. Is your address still right?"
        />
      );
    case 'spam complaint':
      return (
        <FormattedMessage
          id="shell.mail-stopped-complaint"
          defaultMessage="We no longer e-mail you about messages and likes: one e-mail was marked as spam."
        />
      );
    case 'list-unsubscribe':
      return (
        <FormattedMessage
          id="shell.mail-stopped-unsubscribed"
          defaultMessage="You have unsubscribed from our e-mails about messages and likes."
        />
      );
  }
}
