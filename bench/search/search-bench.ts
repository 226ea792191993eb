import { openDatabase } from '~db/database';
import type { Db } from '~db/database';
import { countSearch, listNearestToRank, listToRank, searchMembers } from '~db/queries/search';
import type { Search, SearchFilters } from '~db/queries/search';
import { listMemberCards } from '~db/queries/member-card';
import { findWalk } from '~db/queries/search-walk';
import { cellOf } from '~db/schema/geo-cell';
import { findHorizon } from '~db/queries/search-horizon';
import { brand } from '../brand';
import type { DirectSql } from '../databases/direct-sql';
import { allCombinations } from './search-combinations';
import type { SampledPlaces } from './search-combinations';
import { recordStatements, type Statement } from '~/testing/record-statements';
import { timed } from '../load/timed';
import type { Summary } from '../report/statistics';

export interface SearchResult {
  /** Finding a page of 24: the ids, then their cards. */
  page: Summary;
  /** Counting the results up to the cap. */
  count: Summary;
}

export interface CombinationResult extends SearchResult {
  name: string;
  plan: string[];
}

export interface OrderResult extends SearchResult {
  name: string;
}

export interface SearchMeasurement {
  standard: SearchResult;
  /** The other orders, with the default filters and with a rare combination; absent in runs from before them. */
  orders?: OrderResult[];
  /** CPU of a page of "best for me" above one of the same search by activity, in this process and the database's. */
  bestOver?: number;
  /** Counting the people of every cell, for the nearest; done at most twelve times an hour in a large brand. */
  cells?: Summary;
  /**
   * Finding how far back the examined members reach, for the slowest first filters; done at most twice a minute for
   * each.
   */
  horizon: Summary;
  combinations: number;
  /** The slowest combinations by p95 of the page or the count. */
  worst: CombinationResult[];
}

const LIMIT = 24;
const BOUND_MS = 10;

/** The default search of a member: the gender they seek, in their own country. */
export const standardFilters: SearchFilters = { gender: 'female', country: brand.countries[0]! };

/**
 * Measures the statements of db/queries/search.ts, issued directly: the default search often, every combination a few
 * times.
 */
export async function measureSearch(
  url: string,
  direct: DirectSql,
  rounds: { standard: number; combination: number },
): Promise<SearchMeasurement> {
  const database = await openDatabase({ url });
  try {
    const db = database.tenant(brand.id);
    const whole = rounds.combination > 0;
    const combinations = whole ? allCombinations(await samplePlaces(db), new Date()) : [];
    const horizons: Summary[] = [];
    for (const { filters } of whole ? combinations : [{ filters: standardFilters }]) {
      // The horizons are cached from here on, as in a running server.
      const statements = await recordStatements(() => findHorizon(db, filters));
      if (statements.length > 0) horizons.push(await quietest(direct, statements, rounds.standard));
    }
    const standard = await measureOne(db, direct, standardFilters, rounds.standard);
    const results: CombinationResult[] = [];
    for (const { name, filters } of combinations) {
      const { slow, ...figures } = await measureOne(db, direct, filters, rounds.combination);
      const steps = await Promise.all(slow.map((statement) => direct.explain(statement)));
      results.push({ name, ...figures, plan: steps.flat() });
    }
    const worst = results.sort((a, b) => slowest(b) - slowest(a)).slice(0, 5);
    const { orders, bestOver, cells } = await measureOrders(db, direct, rounds.standard);
    const horizon = horizons.reduce((most, horizon) => (horizon.p95 > most.p95 ? horizon : most));
    return { standard, orders, bestOver, cells, horizon, combinations: results.length, worst };
  } finally {
    await database.close();
  }
}

/** London, which is the most crowded place of the brand. */
const LONDON = cellOf({ latitude: 51.5, longitude: -0.13 });
/** As many as "best for me" ranks, and one to know whether there are more; and the nearest, so many and so near. */
const TO_RANK = 481;
const NEAREST = { count: 120, kilometres: 50 };

/** Each order with the default filters, and the orders that go their own way with a filter that few people meet. */
async function measureOrders(db: Db, direct: DirectSql, rounds: number) {
  const near = { cell: LONDON, kilometres: 200 };
  const rare = { bornFrom: '1926-01-01', bornUntil: '1928-01-01' };
  const statements = await recordStatements(() => findWalk(db, near.cell, near.kilometres));
  const cells = await quietest(direct, statements, 5);
  const hidden = ['00000000000000000000000000'];
  const best = { filters: standardFilters, hidden };
  const ranked = await recordStatements(async () => {
    const rows = await listToRank(db, best, TO_RANK);
    await listNearestToRank(db, best, { cell: LONDON, kilometres: NEAREST.kilometres }, NEAREST.count);
    await listMemberCards(
      db,
      rows.slice(0, LIMIT).map(({ id }) => id),
    );
  });
  const byActivity = await recordStatements(() => searchMembers(db, best, { limit: LIMIT }));
  const bestOver = await cpuOver(direct, ranked, byActivity, rounds);
  const orders: OrderResult[] = [
    {
      name: 'best for me',
      page: await quietest(direct, ranked, rounds),
      count: await quietest(direct, await recordStatements(() => countSearch(db, best)), rounds),
    },
  ];
  const others: [string, Search][] = [
    ['nearest, London', { filters: { ...standardFilters, near }, hidden, order: 'nearest' }],
    ['nearest, London, 98–99', { filters: { ...standardFilters, ...rare, near }, hidden, order: 'nearest' }],
    ['new', { filters: standardFilters, hidden, order: 'new' }],
    ['new, 98–99', { filters: { ...standardFilters, ...rare }, hidden, order: 'new' }],
  ];
  for (const [name, search] of others) {
    await countSearch(db, search);
    const page = await recordStatements(() => searchMembers(db, search, { limit: LIMIT }));
    const count = await recordStatements(() => countSearch(db, search));
    orders.push({ name, page: await quietest(direct, page, rounds), count: await quietest(direct, count, rounds) });
  }
  return { orders, bestOver, cells };
}

/** Milliseconds of CPU by which the first statements cost more than the others, measured by turns. */
async function cpuOver(direct: DirectSql, more: readonly Statement[], less: readonly Statement[], count: number) {
  const spent = [0, 0];
  for (let i = 0; i < count; i++) {
    for (const [side, statements] of [more, less].entries()) {
      const before = direct.cpu();
      for (const statement of statements) await direct.run(statement);
      const after = direct.cpu();
      spent[side]! += after.here - before.here + after.database - before.database;
    }
  }
  return (spent[0]! - spent[1]!) / count;
}

/** Both figures of one search, and the statements of the slower one. */
async function measureOne(db: Db, direct: DirectSql, filters: SearchFilters, rounds: number) {
  const search = { filters, hidden: ['00000000000000000000000000'] };
  const find = await recordStatements(() => searchMembers(db, search, { limit: LIMIT }));
  const counting = await recordStatements(() => countSearch(db, search));
  const page = await quietest(direct, find, rounds);
  const count = await quietest(direct, counting, rounds);
  return { page, count, slow: page.p95 > count.p95 ? find : counting };
}

/**
 * The fastest of up to three series. A further one is only measured if p95 is above half the bound, because another
 * process may have used the core.
 */
async function quietest(direct: DirectSql, statements: readonly Statement[], count: number): Promise<Summary> {
  let best: Summary | undefined;
  for (let series = 0; series < 3 && (!best || best.p95 > BOUND_MS / 2); series++) {
    const { time } = await timed(
      { warmUp: 2, count },
      () => ({}),
      async () => {
        for (const statement of statements) await direct.run(statement);
      },
    );
    if (!best || time.p95 < best.p95) best = time;
  }
  return best!;
}

export const slowest = ({ page, count }: SearchResult): number => Math.max(page.p95, count.p95);

/** In every country, the region with the most members and the one with the fewest. */
async function samplePlaces(db: Db): Promise<SampledPlaces[]> {
  const rows = await db
    .selectFrom('member')
    .where('tenant_id', '=', db.tenantId)
    .where('searchable', '=', 1)
    .where('country', 'in', brand.countries)
    .select((eb) => ['country', 'region_id', eb.fn.countAll<number>().as('members')])
    .groupBy(['country', 'region_id'])
    .orderBy('members', 'desc')
    .execute();
  return brand.countries.map((country) => {
    const regions = rows.filter((row) => row.country === country).flatMap((row) => row.region_id ?? []);
    return { country, regions: [...new Set([regions[0], regions.at(-1)])].filter((id) => id !== undefined) };
  });
}
