import type { IntlShape } from 'react-intl';
import type { MailContent } from '~/features/account/mail/design/mail-content';
import { DATE_FORMATS } from '~/i18n/formats';
import { messageId } from '~/i18n/message-id';

/** The archive of the member's data is ready. It is downloaded by someone who is logged in, never from the mail itself. */
export function exportReadyMail(
  brand: { name: string; support_email: string },
  intl: IntlShape,
  { name, until, url }: { name: string; until: number; url: string },
): MailContent {
  const values = {
    name,
    brand: brand.name,
    email: brand.support_email,
    date: intl.formatDate(until, DATE_FORMATS.long),
  };
  const say = (id: string) => intl.formatMessage({ id }, values);
  return {
    subject: say(messageId('mail.export-subject')),
    preview: say(messageId('mail.export-preview')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [say(messageId('mail.export-text')), say(messageId('mail.export-private'))],
    action: { label: say(messageId('mail.export-button')), url },
    closing: [say(messageId('mail.export-not-you'))],
  };
}
