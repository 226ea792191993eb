import type { IntlShape } from 'react-intl';
import { messageId } from '~/i18n/message-id';
import type { Tenant } from '~/tenancy/tenant';
import type { MailContent } from '../mail/design/mail-content';

/** To the new address: the link that makes it the member's. */
export function mailChangeMail(
  tenant: Tenant,
  intl: IntlShape,
  { name, url }: { name: string; url: string },
): MailContent {
  const say = (id: string) => intl.formatMessage({ id }, { name, brand: tenant.name });
  return {
    subject: say(messageId('mail.mail-change-subject')),
    preview: say(messageId('mail.mail-change-preview')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [say(messageId('mail.mail-change-intro'))],
    action: { label: say(messageId('mail.mail-change-button')), url },
    closing: [say(messageId('mail.mail-change-expires')), say(messageId('mail.mail-change-not-you'))],
  };
}

/** To an account that already has the address which another member asked for. */
export function emailTakenMail(tenant: Tenant, intl: IntlShape, name: string): MailContent {
  const say = (id: string) => intl.formatMessage({ id }, { name, brand: tenant.name });
  return {
    subject: say(messageId('mail.mail-change-taken-subject')),
    preview: say(messageId('mail.mail-change-taken-text')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [say(messageId('mail.mail-change-taken-text'))],
    closing: [say(messageId('mail.mail-change-taken-note'))],
  };
}

/** To the address before the change: what has happened, and the way back for 48 hours. */
export function emailChangedMail(
  tenant: Tenant,
  intl: IntlShape,
  { name, url }: { name: string; url: string },
): MailContent {
  const say = (id: string) => intl.formatMessage({ id }, { name, brand: tenant.name, email: tenant.support_email });
  return {
    subject: say(messageId('mail.mail-change-done-subject')),
    preview: say(messageId('mail.mail-change-done-preview')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [say(messageId('mail.mail-change-done-text')), say(messageId('mail.mail-change-done-undo'))],
    action: { label: say(messageId('mail.mail-change-done-button')), url },
    closing: [say(messageId('mail.mail-change-done-hours'))],
  };
}

/** To the address that an undo has replaced: it belongs to the account no longer. */
export function changeUndoneMail(tenant: Tenant, intl: IntlShape, name: string): MailContent {
  const say = (id: string) => intl.formatMessage({ id }, { name, brand: tenant.name, email: tenant.support_email });
  return {
    subject: say(messageId('mail.change-undone-subject')),
    preview: say(messageId('mail.change-undone-preview')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [say(messageId('mail.change-undone-text'))],
    closing: [say(messageId('mail.change-undone-not-you'))],
  };
}
