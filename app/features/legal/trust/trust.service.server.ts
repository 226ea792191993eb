import { transaction, type Db } from '~db/database';
import { insertTrustDay, listLatestTrustDays, listTrustDays } from '~db/queries/trust-day';
import {
  countHiddenByRule,
  countProfiles,
  listDecidedReports,
  listDecidedSubmissions,
  sumReturns,
} from '~db/queries/trust-figures';
import type { TrustDayRow } from '~db/schema/trust-day';
import { chainHash, checkChain, type ChainEntry } from '~/server/chain/hash-chain';
import { brandDay, todayIn, type BrandDay } from '~/server/context/calendar';
import type { Clock } from '~/server/context/clock';
import type { Tenant } from '~/tenancy/tenant';
import { DAY, HOUR } from '~/time/durations';
import {
  ACTIVE_DAYS,
  bandOf,
  caseFigures,
  PERIOD_DAYS,
  percentOf,
  type TrustDay,
  type TrustFigures,
} from '../trust-figures';

/** What the figures of a brand are computed from; commands have no more either. */
export interface TrustContext {
  db: Db;
  clock: Clock;
  tenant: Pick<Tenant, 'time_zone'>;
}

/** The rules of decisions about a profile that are fraud. */
const FRAUD = ['scam'];

/** The last day of the brand that is over. */
export function lastDay({ clock, tenant: { time_zone: zone } }: Omit<TrustContext, 'db'>): BrandDay {
  const now = clock.now();
  const half = brandDay(now - 12 * HOUR, zone);
  return half.day === todayIn(now, zone) ? brandDay(now - DAY, zone) : half;
}

/** The figures of the day that ended at `endsAt`, from the database as it is now. */
export async function computeFigures({ db }: TrustContext, endsAt: number): Promise<TrustFigures> {
  const period = { from: endsAt - PERIOD_DAYS * DAY, until: endsAt };
  const profiles = await countProfiles(db, endsAt - ACTIVE_DAYS * DAY);
  const hidden = await countHiddenByRule(db, period);
  const sum = (rows: typeof hidden) => rows.reduce((all, { count }) => all + count, 0);
  return {
    active_from: bandOf(profiles.active),
    fictional_percent: percentOf(profiles.all - profiles.real, profiles.all),
    reports: caseFigures(await listDecidedReports(db, period)),
    notices: caseFigures(await listDecidedSubmissions(db, 'notice', period)),
    complaints: caseFigures(await listDecidedSubmissions(db, 'complaint', period)),
    hidden: { profiles: sum(hidden), fraud: sum(hidden.filter(({ rule }) => FRAUD.includes(rule))) },
    returns: await sumReturns(db, period),
  };
}

/** A piece of the hourly tasks: adds the day that is over to the chain, once. Returns 1 if it did. */
export async function writeTrustDay(context: TrustContext): Promise<number> {
  const { db, clock } = context;
  const { day, endsAt } = lastDay(context);
  const [before] = await listLatestTrustDays(db, 1);
  // A clock that was set back must not put a day after a later one.
  if (before && before.day >= day) return 0;
  const figures = JSON.stringify(await computeFigures(context, endsAt));
  return transaction(db, async (tx) => {
    const [last] = await listLatestTrustDays(tx, 1);
    const seq = (last?.seq ?? 0) + 1;
    const chain_hash = chainHash(last?.chain_hash ?? null, seq, [day, figures]);
    const written = await insertTrustDay(tx, { seq, day, figures, chain_hash, created_at: clock.now() });
    // Once more is harmless: a day that another server wrote meanwhile is found at the beginning.
    return written ? 1 : 0;
  });
}

/** What the next piece would write: one day, or none. */
export async function previewTrustDay(context: TrustContext): Promise<{ count: number; more: boolean }> {
  const [before] = await listLatestTrustDays(context.db, 1);
  return { count: before && before.day >= lastDay(context).day ? 0 : 1, more: false };
}

const entryOf = ({ seq, day, figures, chain_hash: hash }: TrustDayRow): ChainEntry => ({
  seq,
  hash,
  content: [day, figures],
});

/** Checks all days of a brand. Returns how many are right, and the number of the first wrong one. */
export const checkTrustDays = ({ db }: Pick<TrustContext, 'db'>): Promise<{ count: number; broken?: number }> =>
  checkChain(async (after, limit) => (await listTrustDays(db, after, limit)).map(entryOf));

/** The newest days, newest first. */
export async function listTrust({ db }: Pick<TrustContext, 'db'>, limit: number): Promise<TrustDay[]> {
  const rows = await listLatestTrustDays(db, limit);
  return rows.map(({ day, figures, chain_hash: seal }) => ({
    day,
    seal,
    figures: JSON.parse(figures) as TrustFigures,
  }));
}

const PIECE = 200;

/** The chain as JSON, with how to check it, in pieces of text. */
export async function* writeChain({ db }: Pick<TrustContext, 'db'>, brand: string): AsyncGenerator<string> {
  const check =
    'Each hash is the SHA-256, in hex, of the JSON text [hash of the entry before or "", number, day, figures], written without spaces; figures is the text as it stands here.';
  yield `{"brand":${JSON.stringify(brand)},"check":${JSON.stringify(check)},"days":[`;
  for (let after = 0; ;) {
    const rows = await listTrustDays(db, after, PIECE);
    for (const { seq: number, day, figures, chain_hash: hash } of rows) {
      yield `${number === 1 ? '' : ','}\n${JSON.stringify({ number, day, figures, hash })}`;
    }
    after = rows.at(-1)?.seq ?? after;
    if (rows.length < PIECE) break;
  }
  yield '\n]}\n';
}
