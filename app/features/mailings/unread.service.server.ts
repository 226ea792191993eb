import { localTime } from '~/features/notifications/local-time';
import { listUnreadSince, type UnreadConversation } from '~db/queries/mailing';
import { listOldestUnread, listToldSince } from '~db/queries/mailing-piece';
import type { MemberRow } from '~db/schema/member';
import { todayIn } from '~/server/context/calendar';
import type { BrandContext } from '~/server/context/context.server';
import { textFor } from '~/tenancy/tenant-text';
import { DAY } from '~/time/durations';
import type { Round } from './round.service.server';
import type { FindTold } from './send-round.server';
import { unreadMail, unreadPush } from './unread-mail';

/** The settings promise it: after a day, and once more after a week. */
export const FIRST_MS = DAY;
export const SECOND_MS = 7 * DAY;
const BETWEEN_MS = 5 * DAY;
/** What waits for longer is not mentioned again. */
const LAST_MS = 14 * DAY;
const MOST = 50;

/** Reminds of messages that have waited for a day, and once more after a week. */
export const unreadRound: Round = {
  type: 'unread_message_reminders',
  // Four times a day, so that a day of waiting does not become two.
  due({ clock, tenant }) {
    const now = clock.now();
    const { hour } = localTime(now, tenant.time_zone);
    return `${todayIn(now, tenant.time_zone)} ${Math.floor(hour / 6)}`;
  },
  async subjects({ db, clock }, members) {
    const ids = members.filter(({ status }) => status === 'active').map(({ id }) => id);
    if (ids.length === 0) return new Map();
    const now = clock.now();
    const oldest = await listOldestUnread(db, ids, { since: now - LAST_MS, until: now - FIRST_MS });
    if (oldest.length === 0) return new Map();
    const waiting = oldest.map(({ memberId }) => memberId);
    // Someone who writes every day does not cause a reminder every day.
    const before = await listToldSince(db, unreadRound.type, waiting, now - BETWEEN_MS);
    const notified = new Set(before.map((row) => row.member_id));
    return new Map(
      oldest
        .filter(({ memberId }) => !notified.has(memberId))
        .map(({ memberId, conversationId, at }) => {
          const time = now - at >= SECOND_MS ? 'second' : 'first';
          return [memberId, `${time} ${conversationId} ${at.toString(36)}`];
        }),
    );
  },
};

export const findUnread: FindTold = async (context, member) => {
  const { tenant, origin } = context;
  const waiting = await findWaiting(context, member);
  if (waiting.length === 0) return null;
  return {
    mail: (intl) =>
      unreadMail(tenant, intl, {
        name: member.name,
        origin,
        waiting,
        fictional: textFor(tenant.fictional_singular, intl.locale),
      }),
    push: (intl) => unreadPush(intl, waiting),
  };
};

async function findWaiting({ db, clock }: BrandContext, { id }: MemberRow): Promise<UnreadConversation[]> {
  const now = clock.now();
  const waiting = await listUnreadSince(db, id, now - LAST_MS, MOST);
  return waiting.filter(({ at }) => at <= now - FIRST_MS);
}
