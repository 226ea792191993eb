import type { IntlShape } from 'react-intl';
import { messageId } from '~/i18n/message-id';
import type { Tenant } from '~/tenancy/tenant';
import type { MailContent } from '../mail/design/mail-content';

/** The password was changed in the settings: what has happened, and the way back for 48 hours. */
export function passwordChangedMail(
  tenant: Tenant,
  intl: IntlShape,
  { name, url }: { name: string; url: string },
): MailContent {
  const say = (id: string) => intl.formatMessage({ id }, { name, brand: tenant.name, email: tenant.support_email });
  return {
    subject: say(messageId('mail.password-changed-subject')),
    preview: say(messageId('mail.password-changed-text')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [say(messageId('mail.password-changed-text')), say(messageId('mail.password-changed-undo'))],
    action: { label: say(messageId('mail.password-changed-undo-button')), url },
    closing: [say(messageId('mail.mail-change-done-hours'))],
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
