import type { IntlShape } from 'react-intl';
import { messageId } from '~/i18n/message-id';
import type { Tenant } from '~/tenancy/tenant';
import type { MailContent } from '../mail/design/mail-content';

/** The link to set a new password. An account that was never confirmed becomes confirmed with it, which the mail says. */
export function resetMail(
  tenant: Tenant,
  intl: IntlShape,
  { name, url, unconfirmed }: { name: string; url: string; unconfirmed: boolean },
): MailContent {
  const say = (id: string) => intl.formatMessage({ id }, { name, brand: tenant.name });
  return {
    subject: say(messageId('mail.reset-subject')),
    preview: say(messageId('mail.reset-preview')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [
      say(messageId('mail.reset-intro')),
      ...(unconfirmed ? [say(messageId('mail.reset-unconfirmed'))] : []),
    ],
    action: { label: say(messageId('mail.reset-button')), url },
    closing: [say(messageId('mail.reset-expires')), say(messageId('mail.reset-not-you'))],
  };
}

/** Nothing to reset: the account was deleted, and can still be brought back. */
export function deletedAccountMail(tenant: Tenant, intl: IntlShape, name: string): MailContent {
  const say = (id: string) => intl.formatMessage({ id }, { name, brand: tenant.name, email: tenant.support_email });
  return {
    subject: say(messageId('mail.reset-deleted-subject')),
    preview: say(messageId('mail.reset-deleted-preview')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [say(messageId('mail.reset-deleted-text'))],
    closing: [say(messageId('mail.reset-not-you'))],
  };
}
