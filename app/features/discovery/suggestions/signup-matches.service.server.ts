import { listSelfDescriptions } from '~db/queries/lander';
import { listSignupLikes } from '~db/queries/signup-like';
import { ageOf, todayIn } from '~/server/context/calendar';
import type { MemberContext } from '~/server/context/context.server';
import { requirePart } from '~/server/context/require-part.server';
import type { KnownAnswers, MatchReason, SignupMatches, SuggestedPerson } from '../match-finder/match-finder';
import { findBestMatches, type BestMatch } from '../match-finder/match-results.server';
import { waysToMeet } from '../front-page/ways-to-meet.service.server';

const SHOWN = 12;
/** With fewer people than this, ages are no longer considered. */
const FEW = 6;
const YEARS = 10;

/**
 * People whom a new member may like, found by what their profile already says. A member who has not confirmed the
 * e-mail address yet may look and like (such likes are delivered later, as everywhere) and can write only after that.
 */
export async function findSignupMatches(context: MemberContext): Promise<SignupMatches> {
  requirePart(context, 'signup_matches');
  const { db, member } = context;
  const [[own], liked] = await Promise.all([listSelfDescriptions(db, [member.id]), listSignupLikes(db, member.id)]);
  const interests = own?.interests ? (JSON.parse(own.interests) as string[]) : [];
  const wishes: KnownAnswers = { near: 'near', ...(interests.length > 0 && { interests }), ...agesAround(context) };
  const options = { realOnly: false, shown: SHOWN, liked: new Set(liked) };
  const close = await findBestMatches(context, wishes, options);
  const { ages: _, ...ageless } = wishes;
  const { people } = close.people.length >= FEW ? close : await findBestMatches(context, ageless, options);
  return {
    name: member.name,
    people: people.map(asSuggested),
    silent: interests.length === 0 && member.regionId === null,
    parts: waysToMeet(context),
  };
}

function agesAround({ member, clock, tenant }: MemberContext): Pick<KnownAnswers, 'ages'> {
  const age = ageOf(member.birthDate, todayIn(clock.now(), tenant.time_zone));
  return age === null ? {} : { ages: { from: Math.max(tenant.min_age, age - YEARS), to: age + YEARS } };
}

/**
 * The member stated no wishes, so none are counted, and an age, which stands beside the name, is no reason. Interests
 * that both share are presented as shared.
 */
function asSuggested({ person, reasons, further }: BestMatch): SuggestedPerson {
  const shared = reasons
    .filter(({ kind }) => kind !== 'age')
    .map((reason): MatchReason => (reason.kind === 'interests' ? { ...reason, both: true } : reason));
  return { person, reasons: shared.length > 0 ? shared : further, met: 0, wishes: 0, untold: [] };
}
