import type { Gender } from '../../schema/member';
import { ageRange, drawn, type AgeGroup, type Portrait } from '../casting';
import { birthDate } from '../demo-ids';
import { seeks } from '../member-rows';
import { firstNames } from '../names';
import { furtherInterests, nicheInterests, type TextLanguage } from '../pastimes';
import type { PlacesOf } from '../places';
import { languageOf, pickBody, pickSexuality, pickStatus, speaksForNiche, written } from '../plan';
import type { Rng } from '../rng';
import { homesIn, type Home } from './people-places';
import { pickLiked, textWriter, type Claim, type GeneratedTexts } from './people-texts';

/** What is to be made of the written parts. */
export interface PeopleWishes {
  niche: number;
  /** With place data. */
  countries: readonly string[];
  count: number;
  /** Both inclusive. */
  ages: readonly [from: number, to: number];
  genders: readonly Gender[];
  /** The languages of the texts; without it, each person writes in the language of their place. */
  languages?: readonly TextLanguage[];
}

export interface PeopleTools {
  /** In milliseconds: dates of birth follow from it. */
  now: number;
  /** The seed of all choices: the same one makes the same people. */
  rng: Rng;
  placesOf: PlacesOf;
  /** A new one for each attempt, in which nothing is claimed but what the brand says already. */
  claims: () => Claim;
  /** The portraits, such as `female/001`, that a brand of the company shows already. */
  usedFaces: ReadonlySet<string>;
}

/** A person as an import reads it, but for the key and the file of the portrait. */
export interface GeneratedPerson {
  name: string;
  birth_date: string;
  gender: Gender;
  seeks: Gender | 'both';
  country: string;
  region: string;
  town: string;
  language: TextLanguage;
  sexuality: string;
  hair_color: string;
  eye_color: string;
  body_type: string;
  relationship_status: string;
  tattoos: string;
  interests: string[];
  texts: Partial<Record<TextLanguage, GeneratedTexts>>;
  face: string;
}

/** The parts are not enough for so many people without a repetition. */
export class NotEnoughParts extends Error {
  constructor(
    readonly possible: number,
    readonly lacking: string,
  ) {
    super(`There are parts for ${possible} such people: then there is no further ${lacking}.`);
    this.name = 'NotEnoughParts';
  }
}

/** No drawing shows anybody younger or older. */
export const FACES_FROM = ageRange.young[0];
export const FACES_TO = ageRange.mature[1];
/** So many people of a set have the same first name. */
const MOST_NAMESAKES = 3;

/**
 * People in equal parts of each gender and country, of all ages in the range, in towns near each other, with a face each
 * and no sentence twice. Throws `NotEnoughParts` with the number that is possible instead of repeating anything.
 */
export function generatePeople(wishes: PeopleWishes, tools: PeopleTools): GeneratedPerson[] {
  const people = attempt(wishes, tools);
  if (typeof people !== 'string') return people;
  const faces = wishes.genders.reduce((sum, gender) => sum + drawn[gender].length, 0);
  for (let count = Math.min(wishes.count - 1, faces); count > 0; count--)
    if (typeof attempt({ ...wishes, count }, tools) !== 'string') throw new NotEnoughParts(count, people);
  throw new NotEnoughParts(0, people);
}

interface Slot {
  gender: Gender;
  age: number;
  home: Home;
}

/** Returns what is lacking, if anything is. */
function attempt(
  wishes: PeopleWishes,
  { now, rng, placesOf, claims, usedFaces }: PeopleTools,
): GeneratedPerson[] | string {
  const slots = slotsOf(wishes, placesOf, rng.fork('slots'));
  if (typeof slots === 'string') return slots;
  const faces = facesOf(usedFaces, wishes.niche, rng.fork('faces'));
  const names = new Map<string, number>();
  const write = textWriter(rng.fork('texts'), wishes.count, claims());
  const people: GeneratedPerson[] = [];
  for (const [index, slot] of slots.entries()) {
    const own = rng.fork(`person ${index}`);
    const face = faces(slot);
    if (!face) return `portrait of a ${slot.gender === 'female' ? 'woman' : 'man'} of ${slot.age}`;
    const person = personOf(slot, face, wishes, { now, own, names, write });
    if (typeof person === 'string') return person;
    people.push(person);
  }
  return people;
}

/** The countries and genders by turns, and the ages of each gender in even steps, whose order says nothing. */
function slotsOf({ countries, count, ages, genders }: PeopleWishes, placesOf: PlacesOf, rng: Rng): Slot[] | string {
  const each = Math.ceil(count / countries.length);
  const homes = new Map(countries.map((country) => [country, homesIn(country, each, placesOf, rng.fork(country))]));
  const empty = countries.find((country) => homes.get(country)!.length === 0);
  if (empty !== undefined) return `place in ${empty}`;
  const slots = Array.from({ length: count }, (_, index) => ({
    home: homes.get(countries[index % countries.length]!)![Math.floor(index / countries.length)]!,
    gender: genders[Math.floor(index / countries.length) % genders.length]!,
  }));
  const steps = new Map(
    genders.map((gender) => {
      const size = slots.filter((slot) => slot.gender === gender).length;
      const years = ages[1] - ages[0] + 1;
      const all = Array.from({ length: size }, (_, i) => ages[0] + Math.floor(((i + 0.5) / size) * years));
      return [gender, rng.shuffled(all)];
    }),
  );
  return slots.map((slot) => ({ ...slot, age: steps.get(slot.gender)!.pop()! }));
}

/** Gives out each portrait once, to someone of about that age. In niche 4, women with round builds come first. */
function facesOf(used: ReadonlySet<string>, niche: number, rng: Rng): (slot: Slot) => Portrait | undefined {
  const weight = { round: 0, normal: 1, slim: 2 };
  const pools = new Map<string, Portrait[]>();
  for (const gender of ['female', 'male'] as const)
    for (const group of Object.keys(ageRange) as AgeGroup[]) {
      const free = drawn[gender].filter(({ file, age }) => age === group && !used.has(file));
      const mixed = rng.shuffled(free);
      const roundLast = niche === 4 && gender === 'female';
      pools.set(`${gender} ${group}`, roundLast ? mixed.sort((a, b) => weight[b.build] - weight[a.build]) : mixed);
    }
  return ({ gender, age }) => {
    const group = (Object.keys(ageRange) as AgeGroup[]).find((name) => age <= ageRange[name][1]);
    return group && pools.get(`${gender} ${group}`)!.pop();
  };
}

interface PersonTools {
  now: number;
  own: Rng;
  names: Map<string, number>;
  write: ReturnType<typeof textWriter>;
}

function personOf(
  { gender, age, home: { region, place } }: Slot,
  face: Portrait,
  { niche, languages }: PeopleWishes,
  { now, own, names, write }: PersonTools,
): GeneratedPerson | string {
  const spoken = languageOf(region, own);
  const name = pickFree(firstNames(spoken, gender, age), names, own);
  if (name === undefined) return `first name in the language ${spoken}`;
  const local = (written.has(spoken) ? spoken : 'en') as TextLanguage;
  const language = !languages || languages.includes(local) ? local : languages[0]!;
  const liked = pickLiked(own);
  const subject = {
    niche: speaksForNiche(niche, { gender, age, portrait: face }) ? niche : 1,
    city: place.name,
    liked,
  };
  const texts: GeneratedPerson['texts'] = {};
  for (const each of languages ?? [language]) {
    const text = write(each, subject);
    if (!text) return `sentence in the language ${each}`;
    texts[each] = text;
  }
  const sexuality = pickSexuality(niche, gender, own);
  return {
    name,
    birth_date: birthDate(now, age, own.int(3, 360)),
    gender,
    seeks: seeks({ gender, sexuality }) ?? 'both',
    country: region.country,
    region: place.regionId,
    town: place.name,
    language,
    sexuality,
    hair_color: face.hair_color,
    eye_color: own.weighted([['brown', 6], ['blue', 4], ['green', 2], ['hazel', 2], ['gray', 1]] as const), // prettier-ignore
    body_type: pickBody({ gender, age, portrait: face }, niche, own),
    relationship_status: pickStatus(age, own),
    tattoos: own.chance(niche === 3 ? 0.55 : age < 45 ? 0.4 : 0.15) ? 'yes' : 'no',
    interests: [
      ...new Set([
        ...liked.map(({ id }) => id),
        ...own.shuffled(furtherInterests).slice(0, own.int(1, 3)),
        ...own.shuffled(nicheInterests[niche] ?? []).slice(0, own.int(0, 2)),
      ]),
    ],
    texts,
    face: face.file,
  };
}

/** The least used of the names, so that namesakes come last. */
function pickFree(list: readonly string[], names: Map<string, number>, rng: Rng): string | undefined {
  const mixed = rng.shuffled(list);
  const least = mixed.reduce((a, b) => ((names.get(b) ?? 0) < (names.get(a) ?? 0) ? b : a));
  const used = names.get(least) ?? 0;
  if (used >= MOST_NAMESAKES) return undefined;
  names.set(least, used + 1);
  return least;
}
