import type { SearchFilters } from '~db/queries/search';
import { bornFrom, bornUntil } from '~/server/context/calendar';
import { regionIds } from '~/features/profiles/places/place-names.service.server';
import { ONLINE_MS } from '~/features/account/online';
import type { ViewerMember } from '~/server/context/viewer';
import type { SearchForm } from './search-form';

/** The number of years by which similar results may be younger or older. */
const WIDER_YEARS = 5;

/** A member who signed up within this many days counts as new. */
const NEW_DAYS = 14;
const HOUR_MS = 3_600_000;
/** Counts are cached for 30 seconds, and the moment is rounded to that, so that equal searches share one cache key. */
const ONLINE_STEP_MS = 30_000;

/** The largest distance in kilometres that still counts as "near". */
const NEAR_KM = 200;

export interface Asked {
  /** Epoch milliseconds. */
  now: number;
  /** 'YYYY-MM-DD' in the brand's time zone. */
  today: string;
  /** The cell of the place of the member who searches; null where it is not known. */
  cell: number | null;
}

export function toFilters(form: SearchForm, { now, today, cell }: Asked): SearchFilters {
  return {
    ...(form.gender && { gender: form.gender }),
    ...(form.country && { country: form.country }),
    ...(form.region && { regionIds: regionIds(form.region) }),
    ...(form.minAge !== null && { bornUntil: bornUntil(today, form.minAge) }),
    ...(form.maxAge !== null && { bornFrom: bornFrom(today, form.maxAge) }),
    ...(Object.keys(form.traits).length > 0 && { traits: form.traits }),
    ...(form.interests.length > 0 && { interests: form.interests }),
    ...nearOf(form, cell),
    // Rounded up, so that everybody who is found is also shown as online.
    ...(form.online && { onlineSince: Math.ceil((now - ONLINE_MS) / ONLINE_STEP_MS) * ONLINE_STEP_MS }),
    ...(form.fresh && { joinedSince: (Math.floor(now / HOUR_MS) - NEW_DAYS * 24) * HOUR_MS }),
    ...(form.photo && { withPhoto: true }),
    ...(form.real && { realOnly: true }),
    ...(form.checked && { checkedOnly: true }),
  };
}

/** The nearest are looked for no further than this. */
function nearOf({ distance, order }: SearchForm, cell: number | null): Pick<SearchFilters, 'near'> {
  const kilometres = distance ?? (order === 'nearest' ? NEAR_KM : null);
  return kilometres === null || cell === null ? {} : { near: { cell, kilometres } };
}

/**
 * Widens ages and distance for similar results: five years to either side, but never below the brand's minimum age, and
 * twice the distance, or any distance where that would no longer be near.
 */
export function wider(form: SearchForm, request: Asked, minimum: number): (filters: SearchFilters) => SearchFilters {
  const ages = {
    ...form,
    minAge: form.minAge === null ? null : Math.max(form.minAge - WIDER_YEARS, minimum),
    maxAge: form.maxAge === null ? null : form.maxAge + WIDER_YEARS,
  };
  const { bornFrom: from, bornUntil: until } = toFilters(ages, request);
  return ({ near, ...filters }) => ({
    ...filters,
    ...(near && near.kilometres * 2 <= NEAR_KM && { near: { ...near, kilometres: near.kilometres * 2 } }),
    ...(from && { bornFrom: from }),
    ...(until && { bornUntil: until }),
  });
}

/**
 * Whether a search would find the member who searches; undefined where that depends on more than is known of a viewer.
 */
export function finds(filters: SearchFilters, member: ViewerMember): boolean | undefined {
  const { gender, country, regionIds: within, bornFrom: from, bornUntil: until, realOnly: _real, ...further } = filters;
  if (Object.keys(further).length > 0) return undefined;
  const born = member.birthDate;
  return (
    member.status === 'active' &&
    member.profileStatus === 'active' &&
    (!gender || gender === member.gender) &&
    (!country || country === member.country) &&
    (!within || (member.regionId !== null && within.includes(member.regionId))) &&
    (!from || (born !== null && born >= from)) &&
    (!until || (born !== null && born <= until))
  );
}
