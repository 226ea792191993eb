/** The notification types of the specification, section 3, in its order. Plain data, which the browser reads as well. */
export const notificationTypes = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'promotions',
  'weekly_updates',
  'news',
  'reminders',
] as const;
export type NotificationType = (typeof notificationTypes)[number];
