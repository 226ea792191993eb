import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { addNumber } from '../dialect';

// Each interest is a bit, fifty per column, in this order, which never changes. The search indexes can filter by them.
// prettier-ignore
const NUMBERED = [
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
const AT_ONCE = 50;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (let first = 0, column = 1; column <= 4; first += AT_ONCE, column++) {
    const name = `interests_${column}`;
    await addNumber(db, 'member', name);
    const bits = NUMBERED.slice(first, first + AT_ONCE).map(
      (id, place) => sql`case when interests like ${`%"${id}"%`} then ${sql.lit(2 ** place)} else 0 end`,
    );
    await sql`update member set ${sql.ref(name)} = ${sql.join(bits, sql` + `)} where interests is not null`.execute(db);
  }
}
