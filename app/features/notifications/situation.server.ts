import type { Db } from '~db/database';
import { findNotificationSetting, listNotificationsSent } from '~db/queries/notification';
import { findLastSeen } from '~db/queries/notification-facts';
import type { MemberRow } from '~db/schema/member';
import type { BrandContext } from '~/server/context/context.server';
import { todayIn } from '~/server/context/calendar';
import type { Situation } from './decide';
import { timeZoneOf } from '~/i18n/time/time-zones';
import { DEFAULT_FREQUENCY, DEFAULT_QUIET } from './preferences';
import { canMail, canPush } from './reach.server';

/** Longer than any day. */
const DAY_MS = 26 * 3_600_000;

/** What `decideDeliveries` needs to know of the member. */
export async function findSituation(
  db: Db,
  context: Pick<BrandContext, 'tenant' | 'clock' | 'ports' | 'keyedHash'>,
  member: MemberRow,
): Promise<Situation> {
  const { tenant, clock } = context;
  const now = clock.now();
  const setting = await findNotificationSetting(db, member.id);
  const timeZone =
    setting?.time_zone ?? timeZoneOf({ country: member.country, region: member.region_id }, tenant.time_zone);
  const sent = await listNotificationsSent(db, member.id, now - DAY_MS);
  const today = todayIn(now, timeZone);
  const countToday = (channel: 'mail' | 'push') =>
    new Set(
      sent.filter((row) => row.channel === channel && todayIn(row.sent_at, timeZone) === today).map((row) => row.batch),
    ).size;
  return {
    now,
    timeZone,
    quiet: setting ? { from: setting.quiet_from, until: setting.quiet_until } : DEFAULT_QUIET,
    frequency: setting?.frequency ?? DEFAULT_FREQUENCY,
    lastSeenAt: Math.max(member.last_active_at, await findLastSeen(db, member.id)),
    reach: {
      mail: await canMail(db, context, member),
      push: member.status === 'active' && (await canPush(db, context, member.id)),
    },
    off: { mail: listOf(member.notifications_disabled), push: listOf(member.push_disabled) },
    sentToday: { mail: countToday('mail'), push: countToday('push') },
    most: { mail: tenant.notifications.mails_per_day, push: tenant.notifications.pushes_per_day },
  };
}

export const listOf = (json: string | null): string[] => (json === null ? [] : (JSON.parse(json) as string[]));
