import type { NotificationType } from '~/contract/user';

export type { NotificationType };

/** In the order of the specification; the contract itself stays on the server. */
export const notificationTypes = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'promotions',
  'weekly_updates',
  'news',
  'reminders',
] as const satisfies readonly NotificationType[];
