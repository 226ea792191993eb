import type { MemberRow } from '~db/schema/member';
import { issueActivationLink } from '~/features/joining/activation/activation-link.service.server';
import { isClaim } from '~/features/joining/signup/claim.service.server';
import { todayIn } from '~/server/context/calendar';
import type { BrandContext } from '~/server/context/context.server';
import { DAY } from '~/time/durations';
import { activationReminderMail, profileReminderMail, profileReminderPush, type MissingPart } from './reminder-mail';
import { subjectsOf, type Round } from './round.service.server';
import type { FindTold } from './send-round.server';

/** When something unfinished is mentioned: after the first time, and once more after the second, until the third. */
const ACTIVATION = [DAY, 3 * DAY, 7 * DAY] as const;
const PROFILE = [3 * DAY, 14 * DAY, 30 * DAY] as const;

/** Reminds of an e-mail address that is not confirmed and of a profile that is not finished, twice each at most. */
export const reminderRound: Round = {
  type: 'reminders',
  due: ({ clock, tenant }) => todayIn(clock.now(), tenant.time_zone),
  subjects: (context, members) => Promise.resolve(subjectsOf(members, (member) => subjectOf(context, member))),
};

function subjectOf(context: BrandContext, member: MemberRow): string | null {
  const now = context.clock.now();
  if (isUnconfirmed(member)) return timeOf('activation', ACTIVATION, now - member.signup_date);
  const since = member.activated_at;
  if (since === null || missingOf(context, member).length === 0) return null;
  return timeOf('profile', PROFILE, now - since);
}

export const findReminder: FindTold = (context, member, subjects) => {
  const subject = subjects.at(-1)!;
  const { tenant, origin } = context;
  const { name } = member;
  if (subject.startsWith('activation')) {
    if (!isUnconfirmed(member)) return Promise.resolve(null);
    return Promise.resolve({
      mail: async (intl) =>
        activationReminderMail(tenant, intl, { name, url: await issueActivationLink(context, member.id) }),
      push: profileReminderPush,
    });
  }
  const missing = missingOf(context, member);
  if (missing.length === 0) return Promise.resolve(null);
  return Promise.resolve({
    mail: (intl) => profileReminderMail(tenant, intl, { name, origin, missing }),
    push: profileReminderPush,
  });
};

/**
 * The condition of the specification: not confirmed, the profile disabled, and no notifications disabled. Never a claim
 * (decision 0092): its mail would go to the mailbox of another account, which has had one of its own.
 */
const isUnconfirmed = (member: MemberRow): boolean =>
  member.status === 'not_confirmed' &&
  member.profile_status === 'disabled' &&
  member.notifications_disabled === null &&
  !isClaim(member);

function missingOf({ tenant }: BrandContext, member: MemberRow): MissingPart[] {
  if (member.status !== 'active' || member.profile_status !== 'active') return [];
  const missing: MissingPart[] = [];
  if (member.main_photo_id === null) missing.push('photo');
  if (!member.about && tenant.visible_profile_notes.includes('about_me')) missing.push('about');
  if (member.city === null && member.region_id === null) missing.push('place');
  return missing;
}

function timeOf(what: string, [first, second, last]: readonly [number, number, number], age: number): string | null {
  if (age < first || age >= last) return null;
  return `${what} ${age < second ? 'first' : 'second'}`;
}
