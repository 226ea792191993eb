import type { NotificationType } from '~/contract/notification-types';
import { isOnline, ONLINE_MS } from '~/features/account/online';
import { HOUR, MINUTE } from '~/time/durations';
import { afterQuiet, nextDay, nextHour, type QuietHours } from './local-time';

export type Frequency = 'now' | 'hourly' | 'daily' | 'weekly';

export interface PendingItem {
  type: NotificationType;
  subject: string;
  createdAt: number;
  /** When a push was sent about it; null if none was. */
  pushedAt: number | null;
}

/** What is known of a member when it is decided what they are told. Times are epoch milliseconds. */
export interface Situation {
  now: number;
  timeZone: string;
  quiet: QuietHours;
  frequency: Frequency;
  /** When one of the member's pages was last used. */
  lastSeenAt: number;
  /** Whether the member can be reached in this way at all. */
  reach: { mail: boolean; push: boolean };
  /** The types that the member switched off. */
  off: { mail: readonly string[]; push: readonly string[] };
  /** How many were sent since midnight where the member lives, and how many may be. */
  sentToday: { mail: number; push: number };
  most: { mail: number; push: number };
}

export type DeliveryDecision =
  | { kind: 'drop'; why: 'off' | 'opened' | 'old' }
  | { kind: 'wait'; until: number; why: 'online' | 'quiet' | 'full' | 'digest' | 'push' }
  /** Everything with the same batch is one push or one e-mail. `mailLater`: an e-mail follows if it is not opened. */
  | { kind: 'push'; batch: string; mailLater: boolean }
  | { kind: 'mail'; batch: string };

/** An e-mail follows a push that was not opened within this time. */
export const OPEN_MS = 30 * 60_000;
/** What could not be said for so long is no longer said. */
export const OLD_MS = 8 * 24 * 3_600_000;

const DIGEST_HOUR = 18;
const DIGEST_DAY = 'Fri';

/** These share one e-mail, and the frequency that the member chose applies to them. */
const ABOUT_PEOPLE: readonly NotificationType[] = ['new_conversations', 'new_messages', 'like'];

/**
 * Decides for each item whether it is sent now and how, waits or is left out. Nothing is sent while the member is
 * online, in the quiet hours or beyond the most of a day; what waits is sent together. A push comes first, and an e-mail
 * only if there is none or it was not opened.
 */
export function decideDeliveries(situation: Situation, items: readonly PendingItem[]): DeliveryDecision[] {
  const sent = { push: new Set<string>(), mail: new Set<string>() };
  const room = (channel: 'push' | 'mail', batch: string) =>
    sent[channel].has(batch) || situation.sentToday[channel] + sent[channel].size < situation.most[channel];
  return items.map((item) => {
    const verdict = decideOne(situation, item, room);
    if (verdict.kind === 'push' || verdict.kind === 'mail') sent[verdict.kind].add(verdict.batch);
    return verdict;
  });
}

type Room = (channel: 'push' | 'mail', batch: string) => boolean;

function decideOne(situation: Situation, item: PendingItem, room: Room): DeliveryDecision {
  const { now, timeZone, quiet, lastSeenAt, reach, off, most } = situation;
  const { type, pushedAt, createdAt } = item;
  const wants = (channel: 'mail' | 'push') => reach[channel] && most[channel] > 0 && !off[channel].includes(type);
  if (now - createdAt > OLD_MS) return { kind: 'drop', why: 'old' };
  if (pushedAt !== null && lastSeenAt > pushedAt) return { kind: 'drop', why: 'opened' };
  const push = pushedAt === null && wants('push');
  const mail = wants('mail');
  if (!push && !mail) return { kind: 'drop', why: 'off' };
  if (isOnline(now, lastSeenAt)) return { kind: 'wait', until: inSteps(lastSeenAt + ONLINE_MS), why: 'online' };
  const awake = afterQuiet(now, timeZone, quiet);
  if (awake > now) return { kind: 'wait', until: awake, why: 'quiet' };
  if (push && room('push', type)) return { kind: 'push', batch: type, mailLater: mail };
  if (!mail) return tomorrow(situation);
  return decideMail(situation, item, room);
}

function decideMail(situation: Situation, { type, createdAt, pushedAt }: PendingItem, room: Room): DeliveryDecision {
  const { now, timeZone, frequency } = situation;
  if (pushedAt !== null && now < pushedAt + OPEN_MS) return { kind: 'wait', until: pushedAt + OPEN_MS, why: 'push' };
  const people = ABOUT_PEOPLE.includes(type);
  const batch = people ? 'people' : type;
  const digestAt = people ? digestTime(createdAt, timeZone, frequency) : now;
  if (digestAt > now) return { kind: 'wait', until: digestAt, why: 'digest' };
  return room('mail', batch) ? { kind: 'mail', batch } : tomorrow(situation);
}

/** When what happened at `createdAt` is due at this frequency. */
function digestTime(createdAt: number, timeZone: string, frequency: Frequency): number {
  if (frequency === 'hourly') return Math.ceil(createdAt / HOUR) * HOUR;
  if (frequency === 'daily') return nextHour(createdAt, timeZone, DIGEST_HOUR);
  if (frequency === 'weekly') return nextHour(createdAt, timeZone, DIGEST_HOUR, DIGEST_DAY);
  return createdAt;
}

function tomorrow({ now, timeZone, quiet }: Situation): DeliveryDecision {
  return { kind: 'wait', until: afterQuiet(nextDay(now, timeZone), timeZone, quiet), why: 'full' };
}

/** In steps of five minutes, so that what happens within them is decided on at once. */
const inSteps = (at: number) => Math.ceil(at / (5 * MINUTE)) * 5 * MINUTE;
