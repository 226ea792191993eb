import type { NotificationType } from '~/contract/notification-types';
import type { Frequency } from '../decide';

/** What the page of the notifications shows of a member. */
export interface MessagesSettings {
  email: string | null;
  /** The types that are switched on. */
  mail: NotificationType[];
  push: NotificationType[];
  frequency: Frequency;
  quiet: { from: number; until: number };
  /** What the member chose; null for the time zone of their country. */
  timeZone: string | null;
  /** The time zone that holds while none is chosen. */
  ownZone: string;
  /** Why no e-mail of these types is sent at all, and since when in epoch milliseconds; null if it is. */
  stopped: { reason: 'spam complaint' | 'bounce'; at: number } | null;
  /** What was switched off from within an e-mail and still is, and when that was done last; null if nothing was. */
  unsubscribed: { types: NotificationType[]; at: number } | null;
  /** Whether the brand sends push notifications at all. */
  offersPush: boolean;
  /** Whether a push reaches one of the member's browsers. */
  reachesPush: boolean;
}
