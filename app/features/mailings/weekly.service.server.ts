import { listLeftOutIds } from '~db/queries/hidden';
import { countLikesSince } from '~db/queries/mailing';
import { countSearch, type SearchFilters } from '~db/queries/search';
import { countVisitors } from '~db/queries/visit';
import type { MemberRow } from '~db/schema/member';
import { localTime } from '~/features/notifications/local-time';
import { wishOf } from '~/features/profiles/view/wish.service.server';
import { todayIn } from '~/server/context/calendar';
import type { ServiceContext } from '~/server/context/context.server';
import type { Round } from './round.service.server';
import type { FindTold } from './send-round.server';
import { weeklyMail, weeklyPush, type Week } from './weekly-mail';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const WEEK_MS = 7 * DAY;
/** Who was not here for so long is left alone. */
const AWAY_MS = 90 * DAY;
const FROM_HOUR = 15;

/** The week of each member, on Sunday afternoon. Who has nothing to be told of gets nothing. */
export const weeklyRound: Round = {
  type: 'weekly_updates',
  due({ clock, tenant }) {
    const { weekday, hour } = localTime(clock.now(), tenant.time_zone);
    // With so many members that Sunday is not enough, Monday is the rest of it.
    if (weekday === 'Sun') return hour >= FROM_HOUR ? todayIn(clock.now(), tenant.time_zone) : null;
    return weekday === 'Mon' ? todayIn(clock.now() - DAY, tenant.time_zone) : null;
  },
  async subject(context, member, id) {
    const now = context.clock.now();
    if (member.status !== 'active' || member.last_active_at < now - AWAY_MS) return null;
    // Somebody who joined this week knows it all.
    if (member.signup_date > now - WEEK_MS) return null;
    return (await findWeek(context, member)) ? id : null;
  },
};

export const findWeekly: FindTold = async (context, member) => {
  const { tenant, origin } = context;
  const week = await findWeek(context, member);
  return (
    week && {
      mail: (intl) => weeklyMail(tenant, intl, { name: member.name, origin, week }),
      push: (intl) => weeklyPush(intl, week),
    }
  );
};

/** The true numbers of the last seven days; null if there is nothing to tell. */
async function findWeek({ db, clock, tenant }: ServiceContext, member: MemberRow): Promise<Week | null> {
  const since = clock.now() - WEEK_MS;
  const hidden = [member.id, ...(await listLeftOutIds(db, member.id))];
  // Who is invisible leaves no visits and sees none.
  const visits = member.invisible === 1 ? 0 : await countVisitors(db, member.id, { since, hidden });
  const likes = await countLikesSince(db, member.id, since);
  const gender = wishOf(member, tenant.niche);
  const served = tenant.countries.find((code) => code === member.country) ?? tenant.countries[0]!;
  const filters: SearchFilters = {
    ...(gender && { gender }),
    country: served,
    joinedSince: since,
    // What is announced as people is people.
    realOnly: true,
  };
  const people = await countSearch(db, { filters, hidden });
  const week = { visits, likes, people: people.count };
  return visits + likes + people.count > 0 ? week : null;
}
