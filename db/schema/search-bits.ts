/**
 * What search filters by, apart from place, age and time, as single bits, so that the search indexes contain all of it
 * in a few numbers. The position of a value never changes: new values are added at the end, and none is moved.
 */
export const traitColumns = {
  sexuality: ['hetero', 'gay', 'lesbian', 'bi'],
  hair_color: [
    'brunette', 'blond', 'brown', 'white', 'bald', 'black', 'dark blond', 'dark brown', 'gray', 'red', 'other',
  ],
  eye_color: ['blue', 'green', 'hazel', 'brown', 'gray', 'other'],
  body_type: ['slim', 'normal', 'fat'],
  relationship_status: ['divorced', 'living together', 'married', 'single', 'widowed', 'unmarried'],
  tattoos: ['yes', 'no'],
} as const; // prettier-ignore
export type TraitColumn = keyof typeof traitColumns;

/**
 * The bits of `search_bits`, which the database computes: these first, then the traits in their order. `checked` lies far
 * above them: a member, never a fictional profile, whose first photo is the one that a person compared.
 */
export const flagBits = { real: 1, photo: 2, invisible: 4, checked: 2 ** 50 } as const;
const FIRST_TRAIT = 3;

const traitBit = new Map(
  Object.entries(traitColumns)
    .flatMap(([column, values]) => values.map((value) => `${column} ${value}`))
    .map((name, place) => [name, 2 ** (FIRST_TRAIT + place)]),
);

/** The mask of the given values of one trait; unknown values have no bit. */
export function traitMask(column: TraitColumn, values: readonly string[]): number {
  return [...new Set(values)].reduce((mask, value) => mask + (traitBit.get(`${column} ${value}`) ?? 0), 0);
}

/** How many of the given traits a member states, and whether there is a photo. */
export function statedTraits(bits: number, columns: readonly TraitColumn[]): { traits: number; photo: boolean } {
  let traits = 0;
  for (const column of columns) {
    const { first, end } = traitRange[column];
    if (bits % end >= first) traits++;
  }
  return { traits, photo: bits % (2 * flagBits.photo) >= flagBits.photo };
}

/** Whether a person compared the first photo of this member. The highest bit: bit operators end at 32. */
export const isChecked = (bits: number): boolean => bits >= flagBits.checked;

/** The bits of a trait follow each other: the lowest one, and the one after the highest. Bit operators end at 32. */
const traitRange = Object.fromEntries(
  Object.entries(traitColumns).map(([column, values]) => {
    const first = traitMask(column as TraitColumn, [values[0]]);
    return [column, { first, end: first * 2 ** values.length }];
  }),
) as Record<TraitColumn, { first: number; end: number }>;

/** Interests per number: JavaScript numbers are exact up to 53 bits. */
const AT_ONCE = 50;
// prettier-ignore
const numbered = [
  'walking', 'hiking', 'cycling', 'mountain-biking', 'camping', 'beach', 'forest', 'gardening', 'birdwatching',
  'fishing', 'sailing', 'canoeing', 'stargazing', 'picnics', 'motorcycling', 'classic-cars', 'caravanning',
  'horse-riding', 'running', 'swimming', 'fitness', 'yoga', 'pilates', 'tennis', 'padel', 'football', 'volleyball',
  'basketball', 'hockey', 'golf', 'badminton', 'table-tennis', 'climbing', 'skiing', 'snowboarding', 'ice-skating',
  'surfing', 'diving', 'rowing', 'boxing', 'martial-arts', 'darts', 'bowling', 'billiards', 'formula-1', 'cooking',
  'baking', 'barbecue', 'eating-out', 'wine', 'beer', 'cocktails', 'whisky', 'coffee', 'tea', 'vegetarian-food',
  'italian-food', 'asian-food', 'chocolate', 'farmers-markets', 'live-music', 'concerts', 'festivals', 'pop-music',
  'rock-music', 'jazz', 'classical-music', 'electronic-music', 'country-music', 'hip-hop', 'metal', 'soul', 'opera',
  'musicals', 'karaoke', 'singing', 'guitar', 'piano', 'vinyl', 'dancing', 'salsa', 'tango', 'clubbing',
  'pub-quizzes', 'reading', 'poetry', 'writing', 'cinema', 'series', 'documentaries', 'theatre', 'comedy', 'museums',
  'art', 'history', 'architecture', 'photography', 'languages', 'philosophy', 'podcasts', 'science', 'astronomy',
  'politics', 'travelling', 'city-trips', 'road-trips', 'weekends-away', 'backpacking', 'sun-holidays',
  'winter-sports', 'cruises', 'trains', 'painting', 'drawing', 'pottery', 'knitting', 'sewing', 'crafts', 'diy',
  'woodworking', 'interior-design', 'fashion', 'make-up', 'tattoo-art', 'flower-arranging', 'board-games',
  'card-games', 'chess', 'puzzles', 'crosswords', 'video-games', 'anime', 'technology', 'programming', 'dogs', 'cats',
  'animals', 'house-plants', 'flea-markets', 'collecting', 'genealogy', 'family', 'grandchildren', 'evenings-in',
  'meditation', 'mindfulness', 'sauna', 'wellness', 'massage', 'spirituality', 'astrology', 'volunteering',
  'sustainability', 'flirting', 'romance', 'deep-conversations', 'role-play', 'lingerie', 'body-positivity', 'pride',
];
const interestPlace = new Map(numbered.map((id, place) => [id, place]));

/** The interests of a member or of a search, as the four numbers of the search indexes. */
export interface InterestBits {
  interests_1: number;
  interests_2: number;
  interests_3: number;
  interests_4: number;
}

/** Unknown ids have no bit. */
export function interestBits(ids: readonly string[]): InterestBits {
  const bits = [0, 0, 0, 0];
  for (const id of new Set(ids)) {
    const place = interestPlace.get(id);
    if (place !== undefined) bits[Math.floor(place / AT_ONCE)]! += 2 ** (place % AT_ONCE);
  }
  return { interests_1: bits[0]!, interests_2: bits[1]!, interests_3: bits[2]!, interests_4: bits[3]! };
}

/** The columns that belong to a row's list of interests (JSON text); empty for a patch without interests. */
export function interestColumns({ interests }: { interests?: string | null | undefined }): Partial<InterestBits> {
  if (interests === undefined) return {};
  return interestBits(interests === null ? [] : (JSON.parse(interests) as string[]));
}
