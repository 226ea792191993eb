import type { IntlShape } from 'react-intl';
import type { MailContent } from '~/features/account/mail/design/mail-content';
import { messageId } from '~/i18n/message-id';
import type { Tenant } from '~/tenancy/tenant';

export type MissingPart = 'photo' | 'about' | 'place';

type Brand = Pick<Tenant, 'name'>;

/** The signup is not confirmed. The link is a new one. */
export function activationReminderMail(
  tenant: Brand,
  intl: IntlShape,
  { name, url }: { name: string; url: string },
): MailContent {
  const say = (id: string) => intl.formatMessage({ id }, { brand: tenant.name, name });
  const text = say(messageId('mail.reminder-activation-text'));
  return {
    subject: say(messageId('mail.reminder-activation-subject')),
    preview: text,
    greeting: say(messageId('mail.greeting')),
    paragraphs: [text],
    action: { label: say(messageId('mail.reminder-activation-button')), url },
    closing: [say(messageId('mail.reminder-activation-not-you'))],
  };
}

interface ProfileReminder {
  name: string;
  origin: string;
  missing: readonly MissingPart[];
}

/** The profile lacks something that others look at. */
export function profileReminderMail(
  tenant: Brand,
  intl: IntlShape,
  { name, origin, missing }: ProfileReminder,
): MailContent {
  const say = (id: string) => intl.formatMessage({ id }, { brand: tenant.name, name });
  const labels: Record<MissingPart, string> = {
    photo: say(messageId('mail.reminder-profile-photo')),
    about: say(messageId('mail.reminder-profile-about')),
    place: say(messageId('mail.reminder-profile-place')),
  };
  return {
    subject: say(messageId('mail.reminder-profile-subject')),
    preview: say(messageId('mail.reminder-profile-text')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [say(messageId('mail.reminder-profile-text')), ...missing.map((part) => labels[part])],
    action: { label: say(messageId('mail.reminder-profile-button')), url: `${origin}/profile` },
    closing: [say(messageId('mail.reminder-profile-free'))],
  };
}

export function profileReminderPush(intl: IntlShape): { body: string; path: string } {
  return { body: intl.formatMessage({ id: messageId('mail.reminder-profile-push') }), path: '/profile' };
}
