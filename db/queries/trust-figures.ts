import type { Db } from '../handle';
import { hasFlags } from './search-conditions';

/** From `from` on, before `until`, in epoch milliseconds. */
export interface TrustPeriod {
  from: number;
  until: number;
}

/** The profiles that can be found: all, those of members, and those of members who were here since `since`. */
export async function countProfiles(db: Db, since: number): Promise<{ all: number; real: number; active: number }> {
  // One pass over the index of search, which contains all of it.
  const row = await db
    .selectFrom('member')
    .select((eb) => {
      const real = hasFlags(eb, 'real');
      const here = eb('last_active_at', '>=', since);
      return [
        eb.fn.countAll<number>().as('all'),
        eb.fn.count<number>(eb.case().when(real).then(1).end()).as('real'),
        eb.fn
          .count<number>(
            eb
              .case()
              .when(eb.and([real, here]))
              .then(1)
              .end(),
          )
          .as('active'),
      ];
    })
    .where('tenant_id', '=', db.tenantId)
    .where('searchable', '=', 1)
    .executeTakeFirstOrThrow();
  return { all: Number(row.all), real: Number(row.real), active: Number(row.active) };
}

/** A report, notice or complaint that was decided. */
export interface DecidedCase {
  /** Null for a complaint against no decision, which has an answer only. */
  outcome: 'upheld' | 'dismissed' | null;
  created_at: number;
  decided_at: number;
}

export async function listDecidedReports(db: Db, { from, until }: TrustPeriod): Promise<DecidedCase[]> {
  const rows = await db
    .selectFrom('report')
    .select(['state as outcome', 'created_at', 'decided_at'])
    .where('tenant_id', '=', db.tenantId)
    .where('state', '!=', 'open')
    .where('decided_at', '>=', from)
    .where('decided_at', '<', until)
    .execute();
  return rows as DecidedCase[];
}

export async function listDecidedSubmissions(
  db: Db,
  kind: 'complaint' | 'notice',
  { from, until }: TrustPeriod,
): Promise<DecidedCase[]> {
  const rows = await db
    .selectFrom('submission')
    .select(['outcome', 'created_at', 'decided_at'])
    .where('tenant_id', '=', db.tenantId)
    .where('kind', '=', kind)
    .where('state', '=', 'decided')
    .where('decided_at', '>=', from)
    .where('decided_at', '<', until)
    .execute();
  return rows as DecidedCase[];
}

/** Decisions that hid a profile and still stand, by the rule that was broken. */
export async function countHiddenByRule(
  db: Db,
  { from, until }: TrustPeriod,
): Promise<{ rule: string; count: number }[]> {
  const rows = await db
    .selectFrom('decision')
    .select((eb) => ['rule', eb.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', db.tenantId)
    .where('made_at', '>=', from)
    .where('made_at', '<', until)
    .where('lifted_at', 'is', null)
    .groupBy('rule')
    .execute();
  return rows.map(({ rule, count }) => ({ rule, count: Number(count) }));
}

/** Money that was paid back because a member returned an order or staff did, by currency. */
export async function sumReturns(
  db: Db,
  { from, until }: TrustPeriod,
): Promise<{ currency: string; count: number; amount_minor: number }[]> {
  const rows = await db
    .selectFrom('refund')
    .select((eb) => [
      'currency',
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('amount_minor').as('amount_minor'),
    ])
    .where('tenant_id', '=', db.tenantId)
    .where('state', '=', 'done')
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .where('kind', 'in', ['return', 'operator'])
    .groupBy('currency')
    .orderBy('currency')
    .execute();
  return rows.map(({ currency, count, amount_minor }) => ({
    currency,
    count: Number(count),
    amount_minor: Number(amount_minor),
  }));
}
