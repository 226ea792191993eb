import type { SearchFilters } from '~db/queries/search';

export interface Combination {
  name: string;
  filters: SearchFilters;
}

export interface SampledPlaces {
  country: string;
  /** A large region, a small one: the rare one is the hard one. */
  regions: string[];
}

interface Choice {
  name: string;
  filters: SearchFilters;
}

/** Ages as dates of birth, as the service of the search turns them. */
function born(min: number, max: number, today: Date): SearchFilters {
  const day = (years: number, shift: number) =>
    new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate() + shift))
      .toISOString()
      .slice(0, 10);
  return { bornFrom: day(max + 1, 1), bornUntil: day(min, 0) };
}

/** Every combination of gender, country with region, age, 'real members only' and 'with photo' over sampled values. */
export function allCombinations(places: readonly SampledPlaces[], today: Date): Combination[] {
  const anyOf = (...choices: Choice[]): Choice[] => [{ name: '', filters: {} }, ...choices];
  const genders = anyOf({ name: 'women', filters: { gender: 'female' } }, { name: 'men', filters: { gender: 'male' } });
  const wheres = anyOf(
    ...places.flatMap(({ country, regions }) => [
      { name: country, filters: { country } },
      ...regions.map((regionId) => ({ name: regionId, filters: { country, regionId } })),
    ]),
  );
  const ages = anyOf(
    { name: '25–35', filters: born(25, 35, today) },
    { name: '60–65', filters: born(60, 65, today) },
    // Nobody is that old: the whole of the examined is walked for nothing.
    { name: '98–99', filters: born(98, 99, today) },
  );
  const real = anyOf({ name: 'real only', filters: { realOnly: true } });
  const photo = anyOf({ name: 'with photo', filters: { withPhoto: true } });
  const combinations = [genders, wheres, ages, real, photo].reduce<Choice[]>(
    (list, choices) =>
      list.flatMap((left) =>
        choices.map((right) => ({
          name: [left.name, right.name].filter(Boolean).join(', '),
          filters: { ...left.filters, ...right.filters },
        })),
      ),
    [{ name: '', filters: {} }],
  );
  return combinations.map(({ name, filters }) => ({ name: name || 'everybody', filters }));
}
