import { LRUCache } from 'lru-cache';
import type { InterestResponse, RegionResponse } from '~/contract/places';
import type { RequestContext } from '~/server/context/context.server';
import { interestIds, interestMessages } from '../traits/interests';
import { suggestTowns } from '../places/typed-town.server';
import { countryOfRegion, townNames } from '../places/place-names.service.server';
import { regionsOf } from '../places/regions.server';

// Texts may differ by niche, so the version of the brand is part of the key.
const lists = new LRUCache<string, InterestResponse[]>({ max: 100 });

/** All interests in the reader's language, sorted by name. */
export function listInterests({ tenant, locale, texts }: RequestContext): InterestResponse[] {
  const key = `${tenant.id}|${tenant.version}|${locale}`;
  let interests = lists.get(key);
  if (!interests) {
    const intl = texts(locale);
    interests = interestIds
      .map((id) => ({ id, name: intl.formatMessage(interestMessages[id]) }))
      .sort((a, b) => a.name.localeCompare(b.name, locale));
    lists.set(key, interests);
  }
  return interests;
}

/** The regions of a country, or of all countries of the brand; empty for a country that the brand does not serve. */
export function listRegions({ tenant, locale }: RequestContext, country?: string): RegionResponse[] {
  return tenant.countries
    .filter((code) => country === undefined || code === country)
    .flatMap((code) => [...regionsOf(code, locale)]);
}

/** The towns of a region, sorted by name; empty for a country that the brand does not serve. */
export function listTowns(context: RequestContext, region: string): string[] {
  const country = countryOfRegion(region);
  return country && (context.tenant.countries as string[]).includes(country) ? townNames(context, region) : [];
}

/** The largest towns whose name begins so, each with its region; empty for a country that the brand does not serve. */
export function listTypedTowns(context: RequestContext, country: string, typed: string): string[] {
  return (context.tenant.countries as string[]).includes(country) ? suggestTowns(context, country, typed) : [];
}
