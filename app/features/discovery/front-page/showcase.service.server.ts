import type { MemberCard } from '~db/queries/member-card';
import { searchMembers } from '~db/queries/search';
import type { PersonSummary } from '~/contract/person-summary';
import { personSummaries } from '~/features/profiles/view/person-summary.service.server';
import type { RequestContext } from '~/server/context/context.server';
import { foundBy, searchAccess } from '~/features/profiles/view/visibility.service.server';
import { companionsNext } from './companions-next';
import { leadFirst } from './lead-first';

const PEOPLE = 10;

/**
 * The latest active of the visitor's country who have a picture, each day another one first, beside people
 * who differ. Empty where this brand shows visitors nobody, or nobody there is for them.
 */
export async function findShowcase(context: RequestContext): Promise<PersonSummary[]> {
  const access = searchAccess(context);
  if (access === 'none') return [];
  const { db, tenant } = context;
  const here = context.country.selected ?? context.country.geoip;
  const country = (tenant.countries as string[]).includes(here) ? here : tenant.countries[0]!;
  const filters = { country, withPhoto: true, ...foundBy(context) };
  const { cards } = await searchMembers(db, { filters, hidden: [] }, { limit: PEOPLE });
  const suited = (card: MemberCard) => card.thumb_filename !== null;
  const led = leadFirst(cards, { now: context.clock.now(), page: 'front page', suited });
  const shown = companionsNext(led, ({ gender, birth_date: born }) => ({
    gender,
    born: born === null ? null : Number(born.slice(0, 4)),
  }));
  return personSummaries(context, shown, { detail: access === 'all' });
}
