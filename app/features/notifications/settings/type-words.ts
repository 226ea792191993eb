import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { NotificationType } from '~/contract/notification-types';

export const typeNames: Record<NotificationType, MessageDescriptor> = defineMessages({
  new_conversations: { id: 'settings.type-new-conversations', defaultMessage: 'First messages' },
  new_messages: { id: 'settings.type-new-messages', defaultMessage: 'New messages' },
  like: { id: 'settings.type-like', defaultMessage: 'Likes and matches' },
  unread_message_reminders: { id: 'settings.type-unread', defaultMessage: 'Unread messages' },
  promotions: { id: 'settings.type-promotions', defaultMessage: 'Offers' },
  weekly_updates: { id: 'settings.type-weekly', defaultMessage: 'Your week' },
  ['news']: { id: 'settings.type-news', defaultMessage: 'What’s new' },
  reminders: { id: 'settings.type-reminders', defaultMessage: 'Reminders' },
});

export const typeLines: Record<NotificationType, MessageDescriptor> = defineMessages({
  new_conversations: { id: 'settings.line-new-conversations', defaultMessage: 'Somebody writes to you for the first time' },
  new_messages: { id: 'settings.line-new-messages', defaultMessage: 'Somebody you are in touch with writes to you' },
  like: { id: 'settings.line-like', defaultMessage: 'Somebody likes you, or you like each other' },
  unread_message_reminders: { id: 'settings.line-unread', defaultMessage: 'A message has been waiting for you: after a day, and once more after a week' },
  promotions: { id: 'settings.line-promotions', defaultMessage: 'Discounts and campaigns, now and then' },
  weekly_updates: { id: 'settings.line-weekly', defaultMessage: 'New people, visitors and likes, at most once a week' },
  ['news']: { id: 'settings.line-news', defaultMessage: 'Something on the website is new or changes' },
  reminders: { id: 'settings.line-reminders', defaultMessage: 'Something you began is not finished, such as your profile' },
}); // prettier-ignore
