import { knownBounds } from '~/features/profiles/places/distance';
import { isInterest } from '~/features/profiles/traits/interests';
import { isTraitValue } from '~/features/profiles/traits/traits';
import type { SearchField } from '~/tenancy/tenant-choices';
import { searchSwitches, searchTraits, type SearchForm, type SearchTrait } from './search-form';
import { INTERESTS_AT_ONCE } from './search-options';

type Choices = Pick<
  SearchForm,
  'traits' | 'interests' | 'distance' | 'online' | 'fresh' | 'photo' | 'real' | 'checked'
>;

/** Values that are not among the choices are left out. */
export function readChoices(
  query: URLSearchParams,
  offered: readonly SearchField[],
  located: boolean,
  checks = false,
): { form: Choices; adjusted: boolean } {
  let adjusted = false;
  const chosen = (field: SearchField, fits: (value: string) => boolean): string[] => {
    if (!offered.includes(field)) return [];
    const values = [...new Set(query.getAll(field))].filter((value) => value !== '');
    const known = values.filter(fits);
    adjusted ||= known.length < values.length;
    return known;
  };

  const traits: Partial<Record<SearchTrait, readonly string[]>> = {};
  for (const trait of searchTraits) {
    const values = chosen(trait, (value) => isTraitValue(trait, value));
    if (values.length > 0) traits[trait] = values.toSorted();
  }
  const interests = chosen('interests', isInterest);
  adjusted ||= interests.length > INTERESTS_AT_ONCE;
  const requested = query.get('distance') ?? '';
  const distance = located ? (knownBounds.find((kilometres) => String(kilometres) === requested) ?? null) : null;
  adjusted ||= requested !== '' && distance === null;
  const on = (name: string) => query.get(name) === '1';
  return {
    form: {
      traits,
      interests: interests.slice(0, INTERESTS_AT_ONCE).toSorted(),
      distance,
      online: on(searchSwitches.online),
      fresh: on(searchSwitches.fresh),
      photo: on(searchSwitches.photo),
      real: on(searchSwitches.real),
      checked: checks && on(searchSwitches.checked),
    },
    adjusted,
  };
}
