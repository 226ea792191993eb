import { listLeftOutIds } from '~db/queries/hidden';
import { countLikesSince } from '~db/queries/mailing';
import { listLeftOutOf, listLikedSince, listVisitedAmong } from '~db/queries/mailing-piece';
import { listSeenSince } from '~db/queries/notification-facts';
import { countSearch, listSearchIds, type SearchFilters } from '~db/queries/search';
import { countVisitors } from '~db/queries/visit';
import type { MemberRow } from '~db/schema/member';
import { localTime } from '~/features/notifications/local-time';
import { wishOf } from '~/features/profiles/view/wish.service.server';
import { todayIn } from '~/server/context/calendar';
import type { BrandContext } from '~/server/context/context.server';
import { DAY, HOUR } from '~/time/durations';
import type { Round } from './round.service.server';
import type { FindTold } from './send-round.server';
import { weeklyMail, weeklyPush, type Week } from './weekly-mail';

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
    // A Sunday may have 23 hours, so the day before is found at its evening.
    return weekday === 'Mon' ? todayIn(clock.now() - (hour + 5) * HOUR, tenant.time_zone) : null;
  },
  async subjects(context, members, id) {
    const now = context.clock.now();
    const since = now - AWAY_MS;
    // Presence stands still while a member is invisible; their sessions know when they were here.
    const invisible = members.filter((member) => member.invisible === 1 && member.last_active_at < since);
    const here = await listSeenSince(context.db, invisible, since);
    // Someone who joined this week knows it all.
    const those = members.filter(
      ({ id: memberId, status, last_active_at, signup_date }) =>
        status === 'active' && (last_active_at >= since || here.has(memberId)) && signup_date <= now - WEEK_MS,
    );
    if (those.length === 0) return new Map();
    return new Map([...(await findWithWeek(context, those))].map((memberId) => [memberId, id]));
  },
};

/** Those of these members whose week has anything to tell. */
async function findWithWeek(context: BrandContext, members: readonly MemberRow[]): Promise<Set<string>> {
  const { db, clock } = context;
  const since = clock.now() - WEEK_MS;
  const liked = await listLikedSince(
    db,
    members.map(({ id }) => id),
    since,
  );
  const visible = members.filter(({ invisible }) => invisible !== 1).map(({ id }) => id);
  const visited = visible.length > 0 ? await listVisitedAmong(db, visible, since) : [];
  const found = new Set([...liked, ...visited]);
  const rest = members.filter(({ id }) => !found.has(id));
  if (rest.length === 0) return found;
  const leftOut = await listLeftOutOf(
    db,
    rest.map(({ id }) => id),
  );
  // More than anybody leaves out, so that one is left if there is any. Members look for few different kinds of people.
  const enough = Math.max(...[...leftOut.values()].map(({ size }) => size)) + 1;
  const newcomers = new Map<string, readonly string[]>();
  for (const member of rest) {
    const filters = newPeople(context, member, since);
    const key = JSON.stringify(filters);
    const ids = newcomers.get(key) ?? (await listSearchIds(db, { filters, hidden: [] }, enough));
    newcomers.set(key, ids);
    if (ids.some((id) => !leftOut.get(member.id)!.has(id))) found.add(member.id);
  }
  return found;
}

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
async function findWeek(context: BrandContext, member: MemberRow): Promise<Week | null> {
  const { db, clock } = context;
  const since = clock.now() - WEEK_MS;
  const hidden = [member.id, ...(await listLeftOutIds(db, member.id))];
  // Who is invisible leaves no visits and sees none.
  const visits = member.invisible === 1 ? 0 : await countVisitors(db, member.id, { since, hidden });
  const likes = await countLikesSince(db, member.id, since);
  const people = await countSearch(db, { filters: newPeople(context, member, since), hidden });
  const week = { visits, likes, people: people.count };
  return visits + likes + people.count > 0 ? week : null;
}

/** The search for the people who joined since then and whom this member looks for. */
function newPeople({ tenant }: BrandContext, member: MemberRow, since: number): SearchFilters {
  const gender = wishOf(member, tenant.niche);
  return {
    ...(gender && { gender }),
    country: tenant.countries.find((code) => code === member.country) ?? tenant.countries[0]!,
    // Finds members only, as the search does: what is announced as people is people.
    joinedSince: since,
  };
}
