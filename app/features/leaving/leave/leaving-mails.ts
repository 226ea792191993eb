import type { IntlShape } from 'react-intl';
import type { MailContent } from '~/features/account/mail/design/mail-content';
import { DATE_FORMATS } from '~/i18n/formats';
import { messageId } from '~/i18n/message-id';

interface MailBrand {
  name: string;
  support_email: string;
  time_zone: string;
}

/**
 * Says what happens next, with the link to take the account back until `until` and, in the first mail, the certificate
 * to keep.
 */
export function leftMail(
  brand: MailBrand,
  intl: IntlShape,
  input: { name: string; until: number; url: string; certificate: string | null },
): MailContent {
  const values = {
    name: input.name,
    // To the minute, because the link ends then and not at midnight.
    date: intl.formatDate(input.until, {
      ...DATE_FORMATS.long,
      ...DATE_FORMATS.time,
      timeZone: brand.time_zone,
      timeZoneName: 'short',
    }),
    brand: brand.name,
    email: brand.support_email,
    url: input.certificate ?? '',
  };
  const say = (id: string) => intl.formatMessage({ id }, values);
  return {
    subject: say(messageId('mail.leaving-subject')),
    preview: say(messageId('mail.leaving-preview')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [say(messageId('mail.leaving-done')), say(messageId('mail.leaving-back'))],
    action: { label: say(messageId('mail.leaving-button')), url: input.url },
    closing: [
      ...(input.certificate === null ? [] : [say(messageId('mail.leaving-certificate'))]),
      say(messageId('mail.leaving-not-you')),
    ],
  };
}

/** The link with which an account without a password is deleted. */
export function leaveLinkMail(
  brand: Pick<MailBrand, 'name'>,
  intl: IntlShape,
  { name, url }: { name: string; url: string },
): MailContent {
  const say = (id: string) => intl.formatMessage({ id }, { name, brand: brand.name });
  return {
    subject: say(messageId('mail.leaving-link-subject')),
    preview: say(messageId('mail.leaving-link-preview')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [say(messageId('mail.leaving-link-text'))],
    action: { label: say(messageId('mail.leaving-link-button')), url },
    closing: [say(messageId('mail.leaving-link-not-you'))],
  };
}
