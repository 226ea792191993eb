import type { IntlShape } from 'react-intl';
import { messageId } from '~/i18n/message-id';
import type { Tenant } from '~/tenancy/tenant';
import type { MailContent } from '../mail/design/mail-content';

interface Told {
  name: string;
  /** What the member calls the passkey. */
  passkey: string;
  /** The page with the member's passkeys. */
  url: string;
}

export function passkeyAddedMail(tenant: Tenant, intl: IntlShape, { url, ...values }: Told): MailContent {
  const say = (id: string) =>
    intl.formatMessage({ id }, { ...values, brand: tenant.name, email: tenant.support_email });
  return {
    subject: say(messageId('mail.passkey-added-subject')),
    preview: say(messageId('mail.passkey-added-text')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [say(messageId('mail.passkey-added-text')), say(messageId('mail.passkey-added-note'))],
    action: { label: say(messageId('mail.passkey-button')), url },
    closing: [say(messageId('mail.passkey-not-you'))],
  };
}

export function passkeyRemovedMail(tenant: Tenant, intl: IntlShape, { url, ...values }: Told): MailContent {
  const say = (id: string) =>
    intl.formatMessage({ id }, { ...values, brand: tenant.name, email: tenant.support_email });
  return {
    subject: say(messageId('mail.passkey-removed-subject')),
    preview: say(messageId('mail.passkey-removed-text')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [say(messageId('mail.passkey-removed-text')), say(messageId('mail.passkey-removed-note'))],
    action: { label: say(messageId('mail.passkey-button')), url },
    closing: [say(messageId('mail.passkey-not-you'))],
  };
}
