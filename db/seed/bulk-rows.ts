import { DAY } from '~/time/durations';
import { cellOf } from '../schema/geo-cell';
import { interestBits } from '../schema/search-bits';
import portraits from './portraits/index.json';
import { furtherInterests, pastimes } from './pastimes';
import type { PlacesOf } from './places';
import type { Rng } from './rng';

const interestIds = [...pastimes.map((pastime) => pastime.id), ...furtherInterests];

/** The columns of the values in a row; constant columns are part of the statement. */
export const bulkMemberColumns = [
  'id', 'name', 'gender', 'sexuality', 'seeks', 'birth_date', 'country', 'region_id', 'city', 'geo_cell', 'hair_color', 'eye_color',
  'body_type', 'relationship_status', 'tattoos', 'interests', 'interests_1', 'interests_2', 'interests_3', 'interests_4', 'about', 'main_photo_id', 'has_photo', 'kind',
  'signup_date', 'activated_at', 'last_active_at',
] as const; // prettier-ignore
export const bulkPhotoColumns = ['id', 'member_id', 'filename', 'thumb_filename', 'match_filename', 'placeholder', 'created_at'] as const; // prettier-ignore

export interface BulkRow {
  member: unknown[];
  /** Undefined for eight in a hundred members. */
  photo: unknown[] | undefined;
}

/** Picks by weight in one step, from a table of a few thousand slots instead of a loop over the weights. */
function dice<T>(list: readonly (readonly [T, number])[]): (chance: number) => T {
  const total = list.reduce((sum, [, weight]) => sum + weight, 0);
  const slots: T[] = [];
  let passed = 0;
  for (const [value, weight] of list) {
    passed += weight;
    while (slots.length < Math.round((passed / total) * 4096)) slots.push(value);
  }
  return (chance) => slots[Math.floor(chance * slots.length)]!;
}

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const pairs = Array.from({ length: 1024 }, (_, i) => ALPHABET[i >> 5]! + ALPHABET[i & 31]!);

/** The ids of a batch begin with the same letters, so that the index of the primary key grows in one place. */
function bulkId(rng: Rng, share: number): string {
  let id = pairs[(((share * 25) | 0) * 397) % 1024]!;
  for (let i = 0; i < 12; i++) id += pairs[(rng.next() * 1024) | 0]!;
  return id;
}

/**
 * An endless source of ordinary members of a brand: two thirds live in its first country, more in large towns, most in
 * their thirties. `share` (0 to 1) says how long ago one was active: half within six weeks, the last a year ago.
 */
export function bulkMembers(
  { countries, now, placesOf }: { countries: readonly string[]; now: number; placesOf: PlacesOf },
  rng: Rng,
): (share: number) => BulkRow {
  const homes = countries.filter((country) => placesOf(country).length > 0);
  const country = dice(homes.map((code, i) => [code, i === 0 ? homes.length * 2 : 1] as const));
  const towns = new Map(
    homes.map((code) => [
      code,
      dice(placesOf(code).flatMap((region) => region.cities.slice(0, 12).map((city) => [{ region: city.regionId, city: city.name, cell: cellOf(city) }, city.population] as const))), // prettier-ignore
    ]),
  );
  const hair = dice([['brown', 5], ['dark brown', 5], ['black', 4], ['blond', 4], ['dark blond', 4], ['brunette', 3], ['gray', 3], ['red', 1], ['white', 1], ['bald', 1], ['other', 0.5]]); // prettier-ignore
  const eyes = dice([
    ['brown', 6],
    ['blue', 4],
    ['green', 2],
    ['hazel', 2],
    ['gray', 1],
    ['other', 0.2],
  ]);
  const body = dice([
    ['normal', 6],
    ['slim', 3],
    ['fat', 2],
  ]);
  const status = dice([['single', 8], ['divorced', 3], ['unmarried', 3], ['living together', 1], ['married', 1], ['widowed', 1]]); // prettier-ignore
  const sexuality = dice([
    ['hetero', 17],
    ['bi', 2],
    ['same', 1],
  ]);
  const photos = { female: portraits.female, male: portraits.male };
  const days = Array.from({ length: 366 }, (_, i) => new Date(Date.UTC(2000, 0, 1) + i * DAY).toISOString().slice(4, 10)).filter((day) => day !== '-02-29'); // prettier-ignore
  const year = new Date(now).getUTCFullYear();
  let count = 0;
  return (share) => {
    const id = bulkId(rng, share);
    const gender = rng.next() < 0.45 ? 'female' : 'male';
    const home = country(rng.next());
    const { region, city, cell } = towns.get(home)!(rng.next());
    // Most are between 26 and 50, with a long tail. At least 22 by year of birth, so at least 21 by date.
    const age = 22 + Math.floor((rng.next() + rng.next() * rng.next()) * 26);
    const prefers = sexuality(rng.next());
    const lastActive = now - Math.floor(share ** 3 * 365 * DAY);
    const joined = lastActive - Math.floor(rng.next() * 900 * DAY);
    const photo = rng.next() < 0.92 ? photos[gender][Math.floor(rng.next() * photos[gender].length)] : undefined;
    const photoId = photo ? bulkId(rng, share) : null;
    const first = Math.floor(rng.next() * (interestIds.length - 7));
    const liked = [interestIds[first]!, interestIds[first + 3]!, interestIds[first + 7]!];
    const bits = interestBits(liked);
    const other = gender === 'female' ? 'male' : 'female';
    const file = photo?.file.replace('/', '-');
    return {
      member: [
        id,
        `member${(count += 1)}`,
        gender,
        prefers === 'same' ? (gender === 'female' ? 'lesbian' : 'gay') : prefers,
        prefers === 'hetero' ? other : prefers === 'same' ? gender : null,
        `${year - age}${days[Math.floor(rng.next() * 365)]!}`,
        home,
        region,
        city,
        cell,
        hair(rng.next()),
        eyes(rng.next()),
        body(rng.next()),
        status(rng.next()),
        rng.next() < 0.3 ? 'yes' : 'no',
        JSON.stringify(liked),
        bits.interests_1,
        bits.interests_2,
        bits.interests_3,
        bits.interests_4,
        'Looking forward to a good conversation, a walk and whatever comes after.',
        photoId,
        photo ? 1 : 0,
        rng.next() < 0.05 ? 'fictional' : 'member',
        joined,
        joined,
        lastActive,
      ],
      photo: photo && [
        photoId,
        id,
        `bulk-${file}.webp`,
        `bulk-${file}-thumb.webp`,
        `bulk-${file}.webp`,
        photo.tone,
        joined,
      ],
    };
  };
}
