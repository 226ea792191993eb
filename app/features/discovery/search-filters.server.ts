import type { SearchFilters } from '~db/queries/search';
import { bornFrom, bornUntil } from '~/features/profiles/age.service.server';
import type { ViewerMember } from '~/server/viewer';
import type { SearchForm } from './search-form';

/** Years by which similar results may be younger or older. */
const WIDER_YEARS = 5;

/** The form as the database asks it; `today` is 'YYYY-MM-DD' in the brand's time zone. */
export function toFilters(form: SearchForm, today: string): SearchFilters {
  return {
    ...(form.gender && { gender: form.gender }),
    ...(form.country && { country: form.country }),
    ...(form.region && { regionId: form.region }),
    ...(form.minAge !== null && { bornUntil: bornUntil(today, form.minAge) }),
    ...(form.maxAge !== null && { bornFrom: bornFrom(today, form.maxAge) }),
    ...(form.real && { realOnly: true }),
  };
}

/** The ages of similar results: a few years wider, never below the brand's minimum. */
export function widerAges(form: SearchForm, today: string, minimum: number): (filters: SearchFilters) => SearchFilters {
  const ages = {
    ...form,
    minAge: form.minAge === null ? null : Math.max(form.minAge - WIDER_YEARS, minimum),
    maxAge: form.maxAge === null ? null : form.maxAge + WIDER_YEARS,
  };
  const { bornFrom: from, bornUntil: until } = toFilters(ages, today);
  return (filters) => ({ ...filters, ...(from && { bornFrom: from }), ...(until && { bornUntil: until }) });
}

/** Whether a search would find this member: the one who searches is not counted among the results. */
export function finds(filters: SearchFilters, member: ViewerMember): boolean {
  const born = member.birthDate;
  return (
    member.status === 'active' &&
    member.profileStatus === 'active' &&
    (!filters.gender || filters.gender === member.gender) &&
    (!filters.country || filters.country === member.country) &&
    (!filters.regionId || filters.regionId === member.regionId) &&
    (!filters.bornFrom || (born !== null && born >= filters.bornFrom)) &&
    (!filters.bornUntil || (born !== null && born <= filters.bornUntil))
  );
}
