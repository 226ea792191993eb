import type { SearchFilters } from '~db/queries/search';
import { cellOf } from '~db/schema/geo-cell';

export interface Combination {
  name: string;
  filters: SearchFilters;
}

export interface SampledPlaces {
  country: string;
  /** A large region and a small one, which is the harder case. */
  regions: string[];
}

interface Choice {
  name: string;
  filters: SearchFilters;
}

/** Converts ages to dates of birth as the search service does. */
function born(min: number, max: number, today: Date): SearchFilters {
  const day = (years: number, shift: number) =>
    new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate() + shift))
      .toISOString()
      .slice(0, 10);
  return { bornFrom: day(max + 1, 1), bornUntil: day(min, 0) };
}

const near = (kilometres: number) => ({ near: { cell: cellOf({ latitude: 51.5, longitude: -0.13 }), kilometres } });

/** The further search filters, each alone and all together, which is the rarest result. */
function furtherChoices(today: Date): Choice[] {
  const before = (days: number) => today.getTime() - days * 86_400_000;
  const each: Choice[] = [
    { name: 'red or white hair, no tattoos', filters: { traits: { hair_color: ['red', 'white'], tattoos: ['no'] } } },
    { name: 'chess or sauna', filters: { interests: ['chess', 'sauna'] } },
    { name: 'within 25 km', filters: near(25) },
    { name: 'within 200 km', filters: near(200) },
    { name: 'online', filters: { onlineSince: before(1) } },
    { name: 'new', filters: { joinedSince: before(14) } },
  ];
  const all = each.reduce<SearchFilters>((sum, { filters }) => ({ ...sum, ...filters }), {});
  return [...each, { name: 'all of it', filters: { ...all, realOnly: true, withPhoto: true } }];
}

/**
 * Every combination of gender, country with region, age, 'real members only' and 'with photo' over sampled values;
 * every further filter with gender and place.
 */
export function allCombinations(places: readonly SampledPlaces[], today: Date): Combination[] {
  const anyOf = (...choices: Choice[]): Choice[] => [{ name: '', filters: {} }, ...choices];
  const genders = anyOf({ name: 'women', filters: { gender: 'female' } }, { name: 'men', filters: { gender: 'male' } });
  const wheres = anyOf(
    ...places.flatMap(({ country, regions }) => [
      { name: country, filters: { country } },
      ...regions.map((regionId) => ({ name: regionId, filters: { country, regionIds: [regionId] } })),
    ]),
  );
  const ages = anyOf(
    { name: '25–35', filters: born(25, 35, today) },
    { name: '60–65', filters: born(60, 65, today) },
    // Nobody is that old, so all examined members are read without a result.
    { name: '98–99', filters: born(98, 99, today) },
  );
  const real = anyOf({ name: 'real only', filters: { realOnly: true } });
  const photo = anyOf({ name: 'with photo', filters: { withPhoto: true } });
  const combinations = [
    ...combine([genders, wheres, ages, real, photo]),
    ...combine([genders, wheres, furtherChoices(today)]),
  ];
  return combinations.map(({ name, filters }) => ({ name: name || 'everybody', filters }));
}

function combine(parts: readonly Choice[][]): Choice[] {
  return parts.reduce<Choice[]>(
    (list, choices) =>
      list.flatMap((left) =>
        choices.map((right) => ({
          name: [left.name, right.name].filter(Boolean).join(', '),
          filters: { ...left.filters, ...right.filters },
        })),
      ),
    [{ name: '', filters: {} }],
  );
}
