import type { NotificationType } from '~/contract/notification-types';
import { sendTopic } from '~/features/notifications/notify.service.server';
import type { OutboxHandlers } from '~/server/jobs/outbox';
import { findAnnouncements } from './announcements/announcements.service.server';
import { NEW_TERMS_TOPIC, sendNewTerms } from './new-terms/new-terms.service.server';
import { findPromotion } from './promotions.service.server';
import { findReminder } from './reminders.service.server';
import { byMail, byPush, type FindTold } from './send-round.server';
import { findUnread } from './unread.service.server';
import { findWeekly } from './weekly.service.server';

const finders: [NotificationType, FindTold][] = [
  ['unread_message_reminders', findUnread],
  ['weekly_updates', findWeekly],
  ['promotions', findPromotion],
  ['reminders', findReminder],
  ['news', findAnnouncements],
];

/** The outbox handlers of what goes to members in rounds, by topic. Each may run twice. */
export const mailingJobs: OutboxHandlers = {
  ...Object.fromEntries(
    finders.flatMap(([type, find]) => [
      [sendTopic('mail', type), byMail(type, find)],
      [sendTopic('push', type), byPush(type, find)],
    ]),
  ),
  [NEW_TERMS_TOPIC]: sendNewTerms,
};
