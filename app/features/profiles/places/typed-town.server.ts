import type { RequestContext } from '~/server/context/context.server';
import { namesOfRegion, namesOfTown, townIn } from './names-in-language.server';
import { citiesOf, findRegion, regionsOf, regionsWithin, type City } from './regions.server';

/** A town by one of its names, without accents and capitals. */
interface Named {
  plain: string;
  town: City;
}

// Unbounded: there are only so many countries. Members type a town seldom; reading a large country takes milliseconds.
const byCountry = new Map<string, readonly Named[]>();

function namedTowns(country: string): readonly Named[] {
  let named = byCountry.get(country);
  if (!named) {
    const towns = regionsOf(country).flatMap(({ id }) => citiesOf(id));
    named = towns
      .flatMap((town) =>
        [...new Set(namesOfTown(town.regionId, town.name).map(plain))].map((name) => ({ plain: name, town })),
      )
      .sort((a, b) => b.town.population - a.town.population);
    byCountry.set(country, named);
  }
  return named;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .replaceAll(/[\s’'-]+/g, ' ')
    .trim();

export type TypedTown = City | 'unknown' | 'several';

/**
 * The town that somebody means: by its name in any language, whatever its accents and capitals, or as suggested, with
 * the region in brackets. In the chosen region if it has such a town; `several` if the country has more than one.
 */
export function findTypedTown(country: string, regionId: string, typed: string): TypedTown {
  const [, name = typed, region] = /^(.+?)\s*\((.+)\)$/.exec(typed.trim()) ?? [];
  const found = new Set(
    namedTowns(country)
      .filter((one) => one.plain === plain(name))
      .map(({ town }) => town),
  );
  const towns = [...found];
  const within = regionId === '' ? [] : regionsWithin(regionId);
  const here = towns.find((town) => within.includes(town.regionId));
  if (here) return here;
  const isNamed = ({ regionId: id }: City) =>
    namesOfRegion(id, findRegion(id)?.name ?? '')
      .map(plain)
      .includes(plain(region!));
  const said = region === undefined ? towns : towns.filter(isNamed);
  if (said.length > 1) return 'several';
  return said[0] ?? 'unknown';
}

/** So many suggestions fit a phone's screen. */
const MOST = 8;

/** The largest towns whose name begins so, each with its region in brackets, in the reader's language. */
export function suggestTowns({ locale }: Pick<RequestContext, 'locale'>, country: string, typed: string): string[] {
  const begin = plain(typed);
  const found = new Set(namedTowns(country).flatMap((one) => (one.plain.startsWith(begin) ? one.town : [])));
  return [...found]
    .slice(0, MOST)
    .map(({ regionId, name }) => `${townIn(locale, regionId, name)} (${findRegion(regionId, locale)?.name ?? ''})`);
}
