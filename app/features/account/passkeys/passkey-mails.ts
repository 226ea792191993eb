import type { IntlShape } from 'react-intl';
import { messageId } from '~/i18n/message-id';
import type { Tenant } from '~/tenancy/tenant';
import type { MailContent } from '../mail/design/mail-content';

interface Told {
  name: string;
  /** What the member calls the passkey. */
  passkey: string;
  /** The page with the member's passkeys, or the link that undoes the addition. */
  url: string;
}

/** The mail about a new passkey, with the way back for 48 hours; one that could not be sent in that time has none (`undo` is false). */
export function passkeyAddedMail(
  tenant: Tenant,
  intl: IntlShape,
  { url, undo, ...values }: Told & { undo: boolean },
): MailContent {
  const say = (id: string) =>
    intl.formatMessage({ id }, { ...values, brand: tenant.name, email: tenant.support_email });
  return {
    subject: say(messageId('mail.passkey-added-subject')),
    preview: say(messageId('mail.passkey-added-text')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [
      say(messageId('mail.passkey-added-text')),
      say(undo ? messageId('mail.passkey-added-undo') : messageId('mail.passkey-added-note')),
    ],
    action: {
      label: say(undo ? messageId('mail.password-changed-undo-button') : messageId('mail.passkey-button')),
      url,
    },
    closing: [say(undo ? messageId('mail.mail-change-done-hours') : messageId('mail.passkey-not-you'))],
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
