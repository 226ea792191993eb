/** The topics of moments: each has a drawing and a word (slot `topic-…`). */
export const topics = [
  'sea', 'trail', 'garden', 'ride', 'court', 'kitchen', 'supper', 'coffee', 'games', 'music', 'dance', 'stage',
  'books', 'studio', 'journey', 'calm', 'animals',
] as const; // prettier-ignore
export type Topic = (typeof topics)[number];

/** The interests that each drawing really shows. Posts about other interests have only words. */
const interestsOf: Record<Topic, string> = {
  sea: 'beach swimming sailing surfing diving cruises sun-holidays canoeing rowing',
  trail: 'walking hiking forest camping birdwatching stargazing running',
  garden: 'gardening picnics flower-arranging house-plants farmers-markets',
  ride: 'cycling mountain-biking',
  court: 'tennis padel badminton',
  kitchen: 'cooking baking italian-food asian-food vegetarian-food',
  supper: 'wine eating-out romance flirting',
  coffee: 'coffee tea deep-conversations chocolate family grandchildren',
  games: 'chess board-games puzzles card-games',
  music: 'vinyl jazz soul pop-music rock-music classical-music',
  dance: 'dancing salsa tango clubbing pride festivals',
  stage: 'theatre comedy musicals opera role-play',
  books: 'reading poetry writing evenings-in history crosswords',
  studio: 'painting drawing art crafts',
  journey: 'travelling city-trips weekends-away trains backpacking',
  calm: 'wellness massage sauna meditation mindfulness',
  animals: 'dogs cats animals',
};

const byInterest = new Map(
  topics.flatMap((topic) => interestsOf[topic].split(' ').map((interest) => [interest, topic] as const)),
);

export const topicOf = (interest: string): Topic | undefined => byInterest.get(interest);

/** The topics that each slug prefers; they also appear beside its headline. */
const moods: Record<string, readonly Topic[]> = {
  weekend: ['trail', 'sea', 'garden', 'ride', 'court', 'journey', 'animals'],
  'after-dark': ['dance', 'supper', 'music', 'stage', 'games', 'books', 'calm'],
};

export const moodOf = (slug: string | null): readonly Topic[] => (slug === null ? [] : (moods[slug] ?? []));
