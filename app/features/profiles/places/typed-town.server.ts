import type { RequestContext } from '~/server/context/context.server';
import { namesOfRegion, namesOfTown, townIn } from './names-in-language.server';
import { citiesOf, findRegion, regionsOf, regionsWithin, type City } from './regions.server';
import { exactName, nameKeys, typedKeys } from './town-spellings';

/** The towns of a country by the keys of their spellings, the largest first. */
interface Named {
  /** Sorted by the population of the town, for suggestions. */
  all: readonly { key: string; town: City }[];
  whole: ReadonlyMap<string, readonly City[]>;
  short: ReadonlyMap<string, readonly City[]>;
}

// Unbounded: there are only so many countries. Members type a town seldom; reading a large country takes milliseconds.
const byCountry = new Map<string, Named>();

function namedTowns(country: string): Named {
  let named = byCountry.get(country);
  if (!named) byCountry.set(country, (named = readTowns(country)));
  return named;
}

function readTowns(country: string): Named {
  const towns = regionsOf(country).flatMap(({ id }) => citiesOf(id));
  const all: { key: string; town: City }[] = [];
  const [whole, short] = [new Map<string, City[]>(), new Map<string, City[]>()];
  for (const town of towns.sort((a, b) => b.population - a.population)) {
    const keys = [...new Set(namesOfTown(town.regionId, town.name))].map((name) => nameKeys(country, name));
    const wholes = new Set(keys.flatMap((key) => key.whole));
    for (const key of wholes) {
      all.push({ key, town });
      whole.set(key, [...(whole.get(key) ?? []), town]);
    }
    for (const key of new Set(keys.flatMap((key) => key.short))) short.set(key, [...(short.get(key) ?? []), town]);
  }
  return { all, whole, short };
}

export type TypedTown = City | 'unknown' | 'several';

/** Of towns with the same short name, the one of so many times more people is meant: Frankfurt. */
const MUCH_LARGER = 5;

function found(named: ReadonlyMap<string, readonly City[]>, typed: string): City[] {
  const towns = new Set(typedKeys(typed).flatMap((key) => named.get(key) ?? []));
  return [...towns].sort((a, b) => b.population - a.population);
}

/** North Port is not Northport, if the country has both. */
function asWritten(towns: City[], typed: string): City[] {
  if (towns.length < 2) return towns;
  const exact = exactName(typed);
  const same = towns.filter(({ regionId, name }) =>
    namesOfTown(regionId, name).some((townName) => exactName(townName) === exact),
  );
  return same.length > 0 ? same : towns;
}

/**
 * The town that someone means: by its name in any language and any spelling of it, by a short name that everybody uses,
 * or as suggested, with the region in brackets or after a comma. In the chosen region if it has such a town; `several`
 * if the country has more than one.
 */
export function findTypedTown(country: string, regionId: string, typed: string): TypedTown {
  const named = namedTowns(country);
  const within = regionId === '' ? [] : regionsWithin(regionId);
  const here = (towns: readonly City[]) => towns.find((town) => within.includes(town.regionId));
  const spelled = found(named.whole, typed);
  const whole = asWritten(spelled, typed);
  const short = found(named.short, typed);
  const chosen = here(whole) ?? here(spelled) ?? here(short);
  if (chosen) return chosen;
  if (whole.length > 0) return whole.length === 1 ? whole[0]! : 'several';
  const [first, second] = short;
  if (first) return !second || first.population >= MUCH_LARGER * second.population ? first : 'several';
  return withRegion(named, typed, here);
}

function withRegion(named: Named, typed: string, here: (towns: readonly City[]) => City | undefined): TypedTown {
  const [, name, inBrackets, afterComma] = /^(.+?)\s*(?:\(([^()]+)\)|,\s*([^,]+))$/.exec(typed.trim()) ?? [];
  const region = inBrackets ?? afterComma;
  if (!name || !region) return 'unknown';
  const towns = [found(named.whole, name), found(named.short, name)].find((some) => some.length > 0) ?? [];
  const matching = towns.filter((town) => isNamed(town.regionId, region));
  if (matching.length > 1) return here(matching) ?? 'several';
  return matching[0] ?? 'unknown';
}

/** By its name in any language, or the end of its code: IL. */
function isNamed(id: string, typed: string): boolean {
  const keys = typedKeys(typed);
  if (id.slice(3) === typed.trim().toUpperCase()) return true;
  return namesOfRegion(id, findRegion(id)?.name ?? '').some((name) =>
    typedKeys(name).some((key) => keys.includes(key)),
  );
}

/** So many suggestions fit a phone's screen. */
const MOST = 8;

/** The largest towns whose name begins so, each with its region in brackets, in the reader's language. */
export function suggestTowns({ locale }: Pick<RequestContext, 'locale'>, country: string, typed: string): string[] {
  const begins = typedKeys(typed);
  if (begins.length === 0) return [];
  const towns = new Set<City>();
  for (const { key, town } of namedTowns(country).all) {
    if (begins.some((begin) => key.startsWith(begin))) towns.add(town);
    if (towns.size === MOST) break;
  }
  return [...towns].map(
    ({ regionId, name }) => `${townIn(locale, regionId, name)} (${findRegion(regionId, locale)?.name ?? ''})`,
  );
}
