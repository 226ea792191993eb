import { listSelfDescriptions } from '~db/queries/lander';
import { listSignupLikes } from '~db/queries/signup-like';
import { ageOf, todayIn } from '~/server/context/calendar';
import { countryName } from '~/features/profiles/places/place-names.service.server';
import type { MemberContext } from '~/server/context/context.server';
import { requirePart } from '~/server/context/require-part.server';
import type { KnownAnswers, MatchReason, SignupMatches, SuggestedPerson } from '../match-finder/match-finder';
import { findBestMatches } from '../match-finder/match-results.server';
import { searchDefaults } from '../filters/search-defaults.server';
import { waysToMeet } from '../front-page/ways-to-meet.service.server';

const SHOWN = 12;
/** Fewer than these, and ages matter no more. */
const FEW = 6;
const YEARS = 10;

/**
 * Whom somebody who has just signed up may like, by what their profile says already. Whoever has not confirmed the
 * e-mail yet may look and like (the likes wait, as everywhere), and write later.
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
    people: people.map((one) => asSuggested(context, one)),
    silent: interests.length === 0 && member.regionId === null,
    parts: waysToMeet(context),
  };
}

function agesAround({ member, clock, tenant }: MemberContext): Pick<KnownAnswers, 'ages'> {
  const age = ageOf(member.birthDate, todayIn(clock.now(), tenant.time_zone));
  return age === null ? {} : { ages: { from: Math.max(tenant.min_age, age - YEARS), to: age + YEARS } };
}

/** Nothing was wished, so nothing is counted; what both share is told as shared. */
function asSuggested(context: MemberContext, { person, reasons }: SuggestedPerson): SuggestedPerson {
  const shared = reasons.map((reason): MatchReason =>
    reason.kind === 'interests' ? { ...reason, both: true } : reason,
  );
  return { person, reasons: shared.length > 0 ? shared : inCountry(context), met: 0, wishes: 0, untold: [] };
}

/** Where nothing else is known: suggestions are from the country that is searched. */
function inCountry(context: MemberContext): MatchReason[] {
  if (!context.tenant.visible_profile_fields.includes('country')) return [];
  return [{ kind: 'country', country: countryName(context, searchDefaults(context).country) }];
}
