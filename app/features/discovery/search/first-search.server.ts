import { isVisitor } from '~/contract/actor';
import { chosenDistance, NEAR_KM, offeredBounds, toKilometres } from '~/features/profiles/places/distance';
import { distanceUnit } from '~/features/profiles/places/distance.service.server';
import { ageOf, todayIn } from '~/server/context/calendar';
import type { RequestContext } from '~/server/context/context.server';
import { searchDefaults } from '../filters/search-defaults.server';
import { noFilters, searchParameters, searchQuery, type SearchForm } from '../filters/search-form';
import { MAX_AGE } from '../filters/read-search.server';

/** The first search shows people at most so many years younger or older. */
const YEARS = 7;

/** Whether a member has ever searched by anything; only the way in which people are shown may be remembered already. */
export function hasSearched(last: string | null): boolean {
  const query = new URLSearchParams(last ?? '');
  return searchParameters.some((name) => query.has(name));
}

/**
 * What a member sees who has not searched yet, from what signup asked: the gender sought, people around their own age, and
 * near: of the distances that a search offers the one closest to `NEAR_KM`. The first is as it should be; each following one drops a filter, for the case that it finds nobody.
 */
export function firstSearches(context: RequestContext): string[] {
  const { viewer, tenant, clock } = context;
  if (isVisitor(viewer)) return [];
  const { gender, country, located } = searchDefaults(context);
  const start: SearchForm = { ...noFilters, gender, country };
  const age = ageOf(viewer.member.birthDate, todayIn(clock.now(), tenant.time_zone));
  const asksAge = tenant.search_fields.includes('min_age') && tenant.search_fields.includes('max_age');
  const around = age !== null && asksAge ? bandOf(age, tenant.min_age) : {};
  const near = located ? { distance: nearIn(context) } : {};
  return [
    ...new Set([{ ...start, ...around, ...near }, { ...start, ...around }, start].map((form) => searchQuery(form))),
  ];
}

const bandOf = (age: number, youngest: number) => ({
  minAge: Math.min(Math.max(age - YEARS, youngest), MAX_AGE),
  maxAge: Math.min(Math.max(age + YEARS, youngest), MAX_AGE),
});

function nearIn(context: RequestContext): number {
  const unit = distanceUnit(context);
  const from = (kilometres: number) => Math.abs(toKilometres(chosenDistance(kilometres, unit)) - NEAR_KM);
  return offeredBounds(unit, null).toSorted((a, b) => from(a) - from(b))[0]!;
}
