import type { IntlShape } from 'react-intl';
import { messageId } from '~/i18n/message-id';
import type { Tenant } from '~/tenancy/tenant';
import type { MailContent } from '../mail/design/mail-content';

/**
 * The password was changed in the settings: what has happened, and the way back for 48 hours. A mail that could not be
 * sent in that time (`undo` is false) leads to a new password instead.
 */
export function passwordChangedMail(
  tenant: Tenant,
  intl: IntlShape,
  { name, url, undo }: { name: string; url: string; undo: boolean },
): MailContent {
  const say = (id: string) => intl.formatMessage({ id }, { name, brand: tenant.name, email: tenant.support_email });
  return {
    subject: say(messageId('mail.password-changed-subject')),
    preview: say(messageId('mail.password-changed-text')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [
      say(messageId('mail.password-changed-text')),
      ...(undo ? [say(messageId('mail.password-changed-undo'))] : []),
    ],
    action: {
      label: say(undo ? messageId('mail.password-changed-undo-button') : messageId('mail.password-changed-button')),
      url,
    },
    closing: undo ? [say(messageId('mail.mail-change-done-hours'))] : [],
  };
}

/** The password was changed with a link that came to this mailbox, so a link to undo it would be no help. */
export function passwordResetMail(
  tenant: Tenant,
  intl: IntlShape,
  { name, url }: { name: string; url: string },
): MailContent {
  const say = (id: string) => intl.formatMessage({ id }, { name, brand: tenant.name, email: tenant.support_email });
  return {
    subject: say(messageId('mail.password-changed-subject')),
    preview: say(messageId('mail.password-changed-reset')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [say(messageId('mail.password-changed-reset'))],
    action: { label: say(messageId('mail.password-changed-button')), url },
    closing: [say(messageId('mail.password-changed-not-you'))],
  };
}
