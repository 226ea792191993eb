import { listSelfDescriptions } from '~db/queries/lander';
import { listSignupLikes } from '~db/queries/signup-like';
import { ageOf, todayIn } from '~/server/context/calendar';
import type { BrandContext, MemberContext } from '~/server/context/context.server';
import { requirePart } from '~/server/context/require-part.server';
import { messagePrices } from '~/features/chat/pricing/shown-prices.service.server';
import type { KnownAnswers, MatchReason, SignupMatches, SignupSuggestion } from '../match-finder/match-finder';
import { findBestMatches, type BestMatch } from '../match-finder/match-results.server';
import { searchDefaults } from '../filters/search-defaults.server';
import { noFilters, searchQuery } from '../filters/search-form';
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
  const [[own], liked, prices] = await Promise.all([
    listSelfDescriptions(db, [member.id]),
    listSignupLikes(db, member.id),
    messagePrices(context),
  ]);
  const interests = own?.interests ? (JSON.parse(own.interests) as string[]) : [];
  const wishes: KnownAnswers = { near: 'near', ...(interests.length > 0 && { interests }), ...agesAround(context) };
  const options = { realOnly: false, shown: SHOWN, liked: new Set(liked) };
  const close = await findBestMatches(context, wishes, options);
  const { ages: _, ...ageless } = wishes;
  const { people } = close.people.length >= FEW ? close : await findBestMatches(context, ageless, options);
  return {
    name: member.name,
    people: people.map((match) => asSuggested(context, match)),
    silent: interests.length === 0 && member.regionId === null,
    price: prices.text,
    unconfirmed: member.status === 'not_confirmed',
    wider: widerSearch(context),
    parts: waysToMeet(context),
  };
}

/** Everybody of the gender that the member seeks, in all countries of the brand; of both where it has only one. */
function widerSearch(context: MemberContext): string {
  const gender = context.tenant.countries.length > 1 ? searchDefaults(context).gender : '';
  return `/members${searchQuery({ ...noFilters, gender })}`;
}

function agesAround({ member, clock, tenant }: MemberContext): Pick<KnownAnswers, 'ages'> {
  const age = ageOf(member.birthDate, todayIn(clock.now(), tenant.time_zone));
  return age === null ? {} : { ages: { from: Math.max(tenant.min_age, age - YEARS), to: age + YEARS } };
}

/**
 * The member stated no wishes, so none are counted, and an age, which stands beside the name, is no reason. Interests
 * that both share are presented as shared.
 */
function asSuggested({ tenant }: BrandContext, { person, reasons, further }: BestMatch): SignupSuggestion {
  const shared = reasons
    .filter(({ kind }) => kind !== 'age')
    .map((reason): MatchReason => (reason.kind === 'interests' ? { ...reason, both: true } : reason));
  const shown = shared.length > 0 ? shared : further;
  // Nothing may be sent to a fictional profile for which nobody of the brand answers.
  const writable = !(person.fictional && tenant.fictional_chat === 'closed');
  return { person, reasons: shown, met: 0, wishes: 0, untold: [], writable };
}
