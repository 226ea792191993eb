import type { IntlShape } from 'react-intl';
import type { MailContent } from '~/features/account/mail/design/mail-content';
import { messageId } from '~/i18n/message-id';
import type { Tenant } from '~/tenancy/tenant';

export const ACTIVATION_DAYS = 7;

/** Asks to confirm the e-mail address; `pendingFor` is the name of the member to whom a first message is pending. */
export function activationMail(
  tenant: Tenant,
  intl: IntlShape,
  input: { name: string; url: string; pendingFor: string | null },
): MailContent {
  const values = { name: input.name, brand: tenant.name, days: ACTIVATION_DAYS };
  const say = (id: string, more: Record<string, string> = {}) => intl.formatMessage({ id }, { ...values, ...more });
  const pending = input.pendingFor ? [say(messageId('mail.activation-waiting'), { other: input.pendingFor })] : [];
  return {
    subject: say(messageId('mail.activation-subject')),
    preview: say(messageId('mail.activation-preview')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [say(messageId('mail.activation-intro')), say(messageId('mail.activation-why')), ...pending],
    action: { label: say(messageId('mail.activation-button')), url: input.url },
    closing: [say(messageId('mail.activation-expires')), say(messageId('mail.activation-not-you'))],
  };
}

/**
 * For brands that do not reveal who has an account: its owner learns it here. Customer service restores `deleted` ones.
 */
export function accountExistsMail(
  tenant: Tenant,
  intl: IntlShape,
  input: { name: string; url: string; deleted: boolean },
): MailContent {
  const values = { name: input.name, brand: tenant.name, email: tenant.support_email };
  const say = (id: string) => intl.formatMessage({ id }, values);
  const body = input.deleted
    ? { paragraphs: [say(messageId('mail.exists-intro')), say(messageId('mail.exists-deleted'))] }
    : {
        paragraphs: [say(messageId('mail.exists-intro')), say(messageId('mail.exists-login'))],
        action: { label: say(messageId('mail.exists-button')), url: input.url },
      };
  return {
    subject: say(messageId('mail.exists-subject')),
    preview: say(messageId('mail.exists-intro')),
    greeting: say(messageId('mail.greeting')),
    closing: [say(messageId('mail.exists-not-you'))],
    ...body,
  };
}
