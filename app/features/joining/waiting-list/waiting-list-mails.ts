import type { IntlShape } from 'react-intl';
import type { MailContent } from '~/features/account/mail/design/mail-content';
import { AFTER_OPENING_DAYS, CONFIRM_DAYS, MOST_MONTHS } from '~/features/account/waiting-list-times';
import { messageId } from '~/i18n/message-id';

interface MailBrand {
  name: string;
  min_age: number;
}

/** No mail to an entry names its reader: of someone on the list only the e-mail address is known. */
function listSayer(intl: IntlShape, brand: MailBrand, more: Record<string, string> = {}) {
  const times = { days: CONFIRM_DAYS, after_days: AFTER_OPENING_DAYS, months: MOST_MONTHS };
  const values = { brand: brand.name, min_age: brand.min_age, ...times, ...more };
  return (id: string) => intl.formatMessage({ id }, values);
}

/** Asks whether it was the reader who entered the address; without the link nothing happens. */
export function confirmListMail(brand: MailBrand, intl: IntlShape, { url }: { url: string }): MailContent {
  const say = listSayer(intl, brand);
  return {
    subject: say(messageId('mail.list-confirm-subject')),
    preview: say(messageId('mail.list-confirm-preview')),
    greeting: say(messageId('mail.list-greeting')),
    paragraphs: [say(messageId('mail.list-confirm-intro')), say(messageId('mail.list-confirm-next'))],
    action: { label: say(messageId('mail.list-confirm-button')), url },
    closing: [say(messageId('mail.list-confirm-expires')), say(messageId('mail.list-confirm-not-you'))],
  };
}

/** The answer to an address that is on the list already. */
export function alreadyListedMail(brand: MailBrand, intl: IntlShape): MailContent {
  const say = listSayer(intl, brand);
  return {
    subject: say(messageId('mail.list-already-subject')),
    preview: say(messageId('mail.list-already-preview')),
    greeting: say(messageId('mail.list-greeting')),
    paragraphs: [say(messageId('mail.list-already-intro')), say(messageId('mail.list-already-next'))],
    closing: [say(messageId('mail.list-already-leave'))],
  };
}

/** The answer to the address of a member, who learns it here and nobody else anywhere. */
export function listMemberMail(
  brand: MailBrand,
  intl: IntlShape,
  { name, url }: { name: string; url: string },
): MailContent {
  const say = listSayer(intl, brand, { name });
  return {
    subject: say(messageId('mail.list-member-subject')),
    preview: say(messageId('mail.list-member-intro')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [say(messageId('mail.list-member-intro')), say(messageId('mail.list-member-login'))],
    action: { label: say(messageId('mail.list-member-button')), url },
    closing: [say(messageId('mail.list-member-not-you'))],
  };
}

/** The one mail for which someone was on the list. */
export function openingMail(brand: MailBrand, intl: IntlShape, { url }: { url: string }): MailContent {
  const say = listSayer(intl, brand);
  return {
    subject: say(messageId('mail.list-open-subject')),
    preview: say(messageId('mail.list-open-preview')),
    greeting: say(messageId('mail.list-greeting')),
    paragraphs: [say(messageId('mail.list-open-intro')), say(messageId('mail.list-open-next'))],
    action: { label: say(messageId('mail.list-open-button')), url },
    closing: [say(messageId('mail.list-open-last'))],
  };
}
