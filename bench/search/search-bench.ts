import { openDatabase } from '~db/database';
import type { Db } from '~db/database';
import { countSearch, searchMembers } from '~db/queries/search';
import type { SearchFilters } from '~db/queries/search';
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

export interface SearchMeasurement {
  standard: SearchResult;
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
    const horizon = horizons.reduce((most, one) => (one.p95 > most.p95 ? one : most));
    return { standard, horizon, combinations: results.length, worst };
  } finally {
    await database.close();
  }
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
