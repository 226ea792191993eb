import { DAY, HOUR, MINUTE } from '~/time/durations';
import { aboutWriter } from './about/about';
import { castBrand, type CastMember, type Portrait } from './casting';
import { pickName } from './names';
import { furtherInterests, nicheInterests, pastimes, type TextLanguage } from './pastimes';
import type { Gender } from '../schema/member';
import type { Place } from '../schema/place';
import type { SeedRegion, PlacesOf } from './places';
import { pickPrompts } from './prompts';
import type { Rng } from './rng';

/** What the seed needs to know of a brand; every tenant satisfies it. */
export interface SeedTenant {
  id: number;
  slug: string;
  niche: number;
  countries: readonly string[];
  min_age: number;
}

/** A fictional member before it is turned into rows, in the values of the API contract and without the clock. */
export interface PlannedMember {
  name: string;
  gender: Gender;
  sexuality: 'hetero' | 'gay' | 'lesbian' | 'bi';
  /** The age in whole years, and the days since the last birthday. */
  age: number;
  birthdayOffset: number;
  country: string;
  region: string;
  place: Place;
  hair_color: string;
  eye_color: string;
  body_type: 'slim' | 'normal' | 'fat';
  relationship_status: string;
  tattoos: 'yes' | 'no';
  interests: string[];
  about: string;
  /** The answers to prompts, as the member's column stores them. */
  prompts: string;
  language: TextLanguage;
  portrait: Portrait;
  /** In milliseconds before now. */
  lastActiveAgo: number;
  joinedAgo: number;
}

const firstLanguages: Record<string, string> = {
  NL: 'nl', BE: 'nl', FR: 'fr', DE: 'de', AT: 'de', CH: 'de', IT: 'it', ES: 'es', PL: 'pl', DK: 'da', SE: 'sv', NO: 'nb', FI: 'fi',
}; // prettier-ignore
const frenchRegions = new Set(['BE-WAL', 'CA-QC', 'CH-GE', 'CH-VD', 'CH-NE', 'CH-JU', 'CH-FR', 'CH-VS']);

/** The language of first names in a region; English if none is known. */
export function languageOf(region: SeedRegion, rng: Rng): string {
  if (frenchRegions.has(region.id)) return 'fr';
  if (region.id === 'BE-BRU') return rng.pick(['nl', 'fr']);
  if (region.id === 'CH-TI') return 'it';
  return firstLanguages[region.country] ?? 'en';
}

/** The languages in which there are texts. */
export const written: ReadonlySet<string> = new Set(['en', 'nl', 'de', 'fr']);

/** Picks a town by its size, so that cities have more members, mostly in the first country of the brand. */
function pickHome(tenant: SeedTenant, placesOf: PlacesOf, rng: Rng): { region: SeedRegion; place: Place } {
  const served = tenant.countries.filter((country) => placesOf(country).length > 0);
  if (served.length === 0) throw new Error(`${tenant.slug}: none of its countries has place data.`);
  const country = rng.weighted(served.map((code, i) => [code, i === 0 ? served.length + 1 : 1] as const));
  const region = rng.weighted(
    placesOf(country).map(
      (item) => [item, Math.sqrt(item.cities.reduce((sum, city) => sum + city.population, 0))] as const,
    ),
  );
  return { region, place: rng.weighted(region.cities.map((city) => [city, Math.sqrt(city.population)] as const)) };
}

export function pickSexuality(niche: number, gender: Gender, rng: Rng): PlannedMember['sexuality'] {
  if (niche === 7) return rng.weighted([['gay', 8] as const, ['bi', 2] as const]);
  const own = gender === 'female' ? 'lesbian' : 'gay';
  return rng.weighted([['hetero', 15] as const, ['bi', 3] as const, [own, niche === 1 ? 1.5 : 0.6] as const]);
}

export function pickBody({ portrait, gender }: CastMember, niche: number, rng: Rng): PlannedMember['body_type'] {
  if (niche === 4 && gender === 'female') return portrait.build === 'round' || rng.chance(0.6) ? 'fat' : 'normal';
  if (portrait.build === 'round') return rng.chance(0.55) ? 'fat' : 'normal';
  return portrait.build;
}

export function pickStatus(age: number, rng: Rng): string {
  return rng.weighted([
    ['single', 9],
    ['unmarried', age < 40 ? 3 : 1],
    ['divorced', age < 30 ? 0.2 : age < 40 ? 2 : 5],
    ['widowed', age < 50 ? 0.1 : age < 60 ? 1 : 3.5],
  ] as const);
}

/** Whether the member uses the sentences of the niche: those whom the niche is named after do. */
export function speaksForNiche(niche: number, { gender, age }: CastMember): boolean {
  if (niche === 2 || niche === 4 || niche === 6) return gender === 'female';
  return niche !== 5 || age >= 50;
}

/** Some members are active now, most were in the last days, a few not for weeks. */
function pickLastActive(rng: Rng): number {
  const [from, to] = rng.weighted([
    [[0, 4 * MINUTE] as const, 8],
    [[5 * MINUTE, 2 * HOUR] as const, 18],
    [[2 * HOUR, 24 * HOUR] as const, 34],
    [[DAY, 7 * DAY] as const, 30],
    [[7 * DAY, 45 * DAY] as const, 10],
  ] as const);
  return rng.int(from, to);
}

export interface PlanTools {
  write: ReturnType<typeof aboutWriter>;
  /** The names taken in the brand, in lower case; new ones are added. */
  names: Set<string>;
  placesOf: PlacesOf;
}

export function planMember(
  tenant: SeedTenant,
  cast: CastMember,
  own: Rng,
  { write, names, placesOf }: PlanTools,
): PlannedMember {
  const { region, place } = pickHome(tenant, placesOf, own);
  const spoken = languageOf(region, own);
  const language = (written.has(spoken) ? spoken : 'en') as TextLanguage;
  const [first, second, ...others] = own.shuffled(pastimes);
  const lastActiveAgo = pickLastActive(own);
  return {
    name: pickName(own, spoken, cast.gender, cast.age, names),
    gender: cast.gender,
    sexuality: pickSexuality(tenant.niche, cast.gender, own),
    age: cast.age,
    birthdayOffset: own.int(3, 360),
    country: region.country,
    region: place.regionId,
    place,
    hair_color: cast.portrait.hair_color,
    eye_color: own.weighted([['brown', 6], ['blue', 4], ['green', 2], ['hazel', 2], ['gray', 1]] as const), // prettier-ignore
    body_type: pickBody(cast, tenant.niche, own),
    relationship_status: pickStatus(cast.age, own),
    tattoos: own.chance(tenant.niche === 3 ? 0.55 : cast.age < 45 ? 0.4 : 0.15) ? 'yes' : 'no',
    interests: [
      ...new Set([
        first!.id,
        second!.id,
        ...others.slice(0, own.int(1, 4)).map((pastime) => pastime.id),
        ...own.shuffled(furtherInterests).slice(0, own.int(1, 3)),
        ...own.shuffled(nicheInterests[tenant.niche] ?? []).slice(0, own.int(0, 2)),
      ]),
    ],
    about: write({
      language,
      niche: speaksForNiche(tenant.niche, cast) ? tenant.niche : 1,
      city: place.name,
      transWoman: tenant.niche === 2 && cast.gender === 'female' && own.chance(0.35),
      pastimes: [first!, second!],
    }),
    prompts: pickPrompts(own.fork('prompts'), language),
    language,
    portrait: cast.portrait,
    lastActiveAgo,
    joinedAgo: lastActiveAgo + own.int(2 * DAY, 500 * DAY),
  };
}

/** The lowest age in the seed, which is at least 21 even if a brand allows less. */
export const youngestAge = (tenant: Pick<SeedTenant, 'min_age'>) => Math.max(21, tenant.min_age);

/** The fictional members of a brand: the same on every machine, without repeated faces or names, all of them adults. */
export function planDemoMembers(tenant: SeedTenant, rng: Rng, placesOf: PlacesOf): PlannedMember[] {
  const tools: PlanTools = { write: aboutWriter(rng.fork('about')), names: new Set(), placesOf };
  return castBrand(tenant.niche, youngestAge(tenant), rng.fork('cast')).map((cast, i) =>
    planMember(tenant, cast, rng.fork(`member ${i}`), tools),
  );
}
