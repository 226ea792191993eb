import type { IntlShape } from 'react-intl';
import type { MailContent } from '~/features/account/mail/design/mail-content';
import { messageId } from '~/i18n/message-id';

/** The link to withdraw from an order; without a `url` nothing of it can be returned any more. */
export function withdrawalMail(
  tenant: { name: string },
  intl: IntlShape,
  { name, orderId, url }: { name: string; orderId: string; url: string | null },
): MailContent {
  const values = { name, brand: tenant.name, number: orderId };
  const say = (id: string) => intl.formatMessage({ id }, values);
  return {
    subject: say(messageId('mail.withdrawal-subject')),
    preview: say(messageId('mail.withdrawal-preview')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: url
      ? [say(messageId('mail.withdrawal-link')), say(messageId('mail.withdrawal-hours'))]
      : [say(messageId('mail.withdrawal-nothing'))],
    ...(url ? { action: { label: say(messageId('mail.withdrawal-button')), url } } : {}),
    closing: [say(messageId('mail.withdrawal-not-you'))],
  };
}
