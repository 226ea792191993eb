import type { SearchFilters } from '~db/queries/search';
import { bornFrom, bornUntil } from '~/server/context/calendar';
import { ONLINE_MS } from '~/features/profiles/view/person-summary.service.server';
import type { ViewerMember } from '~/server/context/viewer';
import type { SearchForm } from './search-form';

/** Years by which similar results may be younger or older. */
const WIDER_YEARS = 5;

/** Who signed up within so many days is new here. */
const NEW_DAYS = 14;
const HOUR_MS = 3_600_000;
/** Counts are kept for as long: in between, everybody asks for the same moment. */
const ONLINE_STEP_MS = 30_000;

export interface Asked {
  /** Epoch milliseconds. */
  now: number;
  /** 'YYYY-MM-DD' in the brand's time zone. */
  today: string;
  /** Where the person is who asks. */
  cell: number | null;
}

/** The form as the database asks it. */
export function toFilters(form: SearchForm, { now, today, cell }: Asked): SearchFilters {
  return {
    ...(form.gender && { gender: form.gender }),
    ...(form.country && { country: form.country }),
    ...(form.region && { regionId: form.region }),
    ...(form.minAge !== null && { bornUntil: bornUntil(today, form.minAge) }),
    ...(form.maxAge !== null && { bornFrom: bornFrom(today, form.maxAge) }),
    ...(Object.keys(form.traits).length > 0 && { traits: form.traits }),
    ...(form.interests.length > 0 && { interests: form.interests }),
    ...(form.distance !== null && cell !== null && { near: { cell, kilometres: form.distance } }),
    // Later rather than earlier: whoever is found is shown as online, too.
    ...(form.online && { onlineSince: Math.ceil((now - ONLINE_MS) / ONLINE_STEP_MS) * ONLINE_STEP_MS }),
    ...(form.fresh && { joinedSince: (Math.floor(now / HOUR_MS) - NEW_DAYS * 24) * HOUR_MS }),
    ...(form.photo && { withPhoto: true }),
    ...(form.real && { realOnly: true }),
  };
}

/** The farthest that "near" can still mean. */
const NEAR_KM = 200;

/** Ages and distance of similar results: a few years wider, never below the brand's minimum; twice as far. */
export function wider(form: SearchForm, asked: Asked, minimum: number): (filters: SearchFilters) => SearchFilters {
  const ages = {
    ...form,
    minAge: form.minAge === null ? null : Math.max(form.minAge - WIDER_YEARS, minimum),
    maxAge: form.maxAge === null ? null : form.maxAge + WIDER_YEARS,
  };
  const { bornFrom: from, bornUntil: until } = toFilters(ages, asked);
  return ({ near, ...filters }) => ({
    ...filters,
    ...(near && near.kilometres * 2 <= NEAR_KM && { near: { ...near, kilometres: near.kilometres * 2 } }),
    ...(from && { bornFrom: from }),
    ...(until && { bornUntil: until }),
  });
}

/**
 * Whether a search would find this member: the one who searches is not counted among the results. Undefined where that
 * takes more than what is known of a viewer.
 */
export function finds(filters: SearchFilters, member: ViewerMember): boolean | undefined {
  const { gender, country, regionId, bornFrom: from, bornUntil: until, realOnly: _real, ...further } = filters;
  if (Object.keys(further).length > 0) return undefined;
  const born = member.birthDate;
  return (
    member.status === 'active' &&
    member.profileStatus === 'active' &&
    (!gender || gender === member.gender) &&
    (!country || country === member.country) &&
    (!regionId || regionId === member.regionId) &&
    (!from || (born !== null && born >= from)) &&
    (!until || (born !== null && born <= until))
  );
}
