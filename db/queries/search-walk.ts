import { LRUCache } from 'lru-cache';
import type { Db } from '../handle';
import { distanceBetween } from '../schema/geo-cell';
import { EXAMINED, firstCandidates } from './search-horizon';

/** Each cell with people, and how many. */
type Population = readonly { cell: number; people: number }[];

/** The way outward from a cell, as far as a search goes. */
export interface Walk {
  /** The cells with people, the nearest first; of two at the same distance the one with the lower number. */
  cells: readonly number[];
  people: ReadonlyMap<number, number>;
  /** In the last cell only those who were here since are examined; 0 if all are. */
  lastSince: number;
  /** There are more people within the distance than are examined. */
  beyond: boolean;
}

interface PeopleMap {
  population: Population;
  walks: LRUCache<string, Promise<Walk>>;
}

const MAX_WALKS = 500;
/** For so long the map of a brand is cached. Counting takes a moment for each member, so a large brand counts less often. */
const CACHE_MS = 30_000;
const CACHE_LARGE_MS = 300_000;
const LARGE = 50_000;

// Keyed by handle, so that the cache of a brand ends with its database.
const maps = new WeakMap<Db, { until: number; map: Promise<PeopleMap> }>();

/** The cells within `kilometres` of `cell`, outward until `EXAMINED` people are examined. */
export async function findWalk(db: Db, cell: number, kilometres: number): Promise<Walk> {
  const { population, walks } = await findMap(db);
  const key = `${cell}|${kilometres}`;
  const known = walks.get(key);
  if (known) return known;
  const walk = walkOutward(db, population, cell, kilometres);
  walks.set(key, walk);
  // A failed query is not cached.
  walk.catch(() => walks.delete(key));
  return walk;
}

/** Whether cell `a` comes before cell `b` on the way outward from `home`. */
export function isBefore(home: number, a: number, b: number): boolean {
  const [near, far] = [distanceBetween(home, a)!, distanceBetween(home, b)!];
  return near < far || (near === far && a < b);
}

async function findMap(db: Db): Promise<PeopleMap> {
  const known = maps.get(db);
  if (known && performance.now() < known.until) return known.map;
  const entry = { until: performance.now() + CACHE_MS, map: countPeople(db) };
  maps.set(db, entry);
  entry.map.then(
    ({ population }) => {
      const all = population.reduce((sum, { people }) => sum + people, 0);
      if (all > LARGE) entry.until = performance.now() + CACHE_LARGE_MS;
    },
    () => maps.delete(db),
  );
  return entry.map;
}

async function countPeople(db: Db): Promise<PeopleMap> {
  const rows = await firstCandidates(db, {})
    .where('geo_cell', '>=', 0)
    .select((eb) => ['geo_cell', eb.fn.countAll<number>().as('people')])
    .groupBy('geo_cell')
    .execute();
  const population = rows.map(({ geo_cell, people }) => ({ cell: geo_cell!, people }));
  return { population, walks: new LRUCache({ max: MAX_WALKS }) };
}

async function walkOutward(db: Db, population: Population, home: number, kilometres: number): Promise<Walk> {
  const around = population
    .map(({ cell, people }) => ({ cell, people, distance: distanceBetween(home, cell)! }))
    .filter(({ distance }) => distance <= kilometres)
    .sort((a, b) => a.distance - b.distance || a.cell - b.cell);
  const cells: number[] = [];
  let left = EXAMINED;
  let lastSince = 0;
  for (const { cell, people } of around) {
    if (left <= 0) break;
    cells.push(cell);
    if (people > left) lastSince = await activityOf(db, cell, left);
    left -= people;
  }
  const beyond = lastSince > 0 || cells.length < around.length;
  return { cells, people: new Map(around.map((cell) => [cell.cell, cell.people])), lastSince, beyond };
}

/** The last activity of the `rank`th most recently active of a cell. */
async function activityOf(db: Db, cell: number, rank: number): Promise<number> {
  const row = await firstCandidates(db, {})
    .where('geo_cell', '=', cell)
    .select('last_active_at')
    .orderBy('last_active_at', 'desc')
    .offset(rank - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.last_active_at ?? 0;
}
