import type { Db, Tx } from '~db/database';
import { findDirectDebit } from '~db/queries/direct-debit';
import {
  addInstrumentSpending,
  sumInstrumentSpending,
  sumLockedInstrumentSpending,
  takeInstrumentSpending,
} from '~db/queries/instrument-spending';
import { getMember } from '~db/queries/member';
import { listSpendingLimits, sumSpent } from '~db/queries/spending-limit';
import type { OrderRow } from '~db/schema/order';
import type { DomainError } from '~/contract/problem';
import type { MemberContext, BrandContext } from '~/server/context/context.server';
import { AppError } from '~/server/response/app-error';
import { toDomainError } from '~/server/response/respond.server';
import {
  inForce,
  limitKinds,
  UNRESTRICTED,
  WINDOWS,
  type LimitKind,
  type Restriction,
  type RestrictionKind,
  type StoredRestriction,
} from './own-limits';
import { orderingPaused, ownLimit, ownLimitCurrency } from './limits.errors';

/** The restrictions of a member as they are stored. */
export type Stored = Record<RestrictionKind, StoredRestriction>;

export async function findStored(db: Db, memberId: string): Promise<Stored> {
  const rows = await listSpendingLimits(db, memberId);
  const of = (kind: RestrictionKind) => rows.find((row) => row.kind === kind) ?? UNRESTRICTED;
  return { day: of('day'), week: of('week'), month: of('month'), pause: of('pause'), company: of('company') };
}

/**
 * Refuses a new order that its member's own limits or pause do not allow. The one place for every way to order: called
 * in the transaction that has just written the order and holds the lock of the member, so that ten tabs cannot pass
 * together. Everything about the order is rolled back with it.
 */
export async function checkOwnLimitsIn(tx: Tx, context: BrandContext, order: OrderRow): Promise<void> {
  const stored = await findStored(tx, order.member_id);
  const now = context.clock.now();
  const agreedAt = inForce(stored.company, now).value;
  const hashes = agreedAt === null ? [] : await instrumentsOf(tx, context, order);
  // Written before it is read: the locked row makes the other brands of the company wait for this order.
  for (const hash of hashes) await addInstrumentSpending(tx, { ...dayOf(order), hash, amount: order.total_minor });
  const { member_id: memberId, currency, total_minor: total } = order;
  const spent = async (query: Window) => {
    const all = await spentIn(tx, { ...query, memberId, agreedAt, hashes }, sumLockedInstrumentSpending);
    return all - total;
  };
  await refuseBeyond(stored, { now, currency, total, spent });
}

/** An unpaid order that the next one ends: it no longer counts then. */
export interface Replaced {
  total: number;
  currency: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

/**
 * The reason why an order of this total would be refused now; null if it would not. For pages, before anything is
 * ordered.
 */
export async function findOwnLimit(
  context: MemberContext,
  { total, currency }: { total: number; currency: string },
  replaces: Replaced | null,
): Promise<DomainError | null> {
  const why = await openOwnLimits(context, currency, replaces);
  return why(total);
}

/** Throws the error of findOwnLimit. The order itself is checked again in its transaction. */
export async function refuseOwnLimit(
  context: MemberContext,
  { total, currency }: { total: number; currency: string },
  replaces: Replaced | null,
): Promise<void> {
  const check = await readOwnLimits(context, currency, replaces);
  await check(total);
}

/**
 * Returns a function with the reason why an order of a total would be refused, for several totals such as those of all
 * bundles.
 */
export async function openOwnLimits(
  context: MemberContext,
  currency: string,
  replaces: Replaced | null,
): Promise<(total: number) => Promise<DomainError | null>> {
  const check = await readOwnLimits(context, currency, replaces);
  return (total) =>
    check(total).then(
      () => null,
      (error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        return toDomainError(error);
      },
    );
}

/** Reads the member's limits once; the function throws for a total that they do not allow. */
async function readOwnLimits(
  context: MemberContext,
  currency: string,
  replaces: Replaced | null,
): Promise<(total: number) => Promise<void>> {
  const now = context.clock.now();
  const stored = await findStored(context.db, context.member.id);
  const all = spentReader(context, stored);
  const spent = async (query: Window) => (await all(query)) - (replaces ? countedOf(replaces, query) : 0);
  return (total) => refuseBeyond(stored, { now, currency, total, spent });
}

const countedOf = ({ total, currency, createdAt }: Replaced, window: Window): number =>
  currency === window.currency && createdAt > window.now - WINDOWS[window.kind] ? total : 0;

/** Sums what the member has spent in a window, each window once. */
export function spentReader(context: MemberContext, stored: Stored): (query: Window) => Promise<number> {
  const { db, clock, member } = context;
  const agreedAt = inForce(stored.company, clock.now()).value;
  const sums = new Map<string, Promise<number>>();
  const read = async (query: Window) => {
    const hashes = agreedAt === null ? [] : await mailboxOf(db, context, member.id);
    return spentIn(db, { ...query, memberId: member.id, agreedAt, hashes }, sumInstrumentSpending);
  };
  return (query) => {
    const key = `${query.kind} ${query.currency}`;
    const sum = sums.get(key) ?? read(query);
    sums.set(key, sum);
    return sum;
  };
}

/**
 * Follows an order whose money no longer counts, or counts again: it failed, was cancelled or paid after all, money went
 * back or came again. The own brand's orders need nothing, because they are summed from their rows.
 */
export async function noteSpendingChangeIn(
  tx: Tx,
  context: BrandContext,
  order: OrderRow,
  change: number,
): Promise<void> {
  // An order that pays an open amount is no spending and was never added.
  if (order.credits === 0) return;
  const stored = (await findStored(tx, order.member_id)).company;
  const agreedAt = inForce(stored, order.created_at).value;
  // Only orders since the member agreed were added.
  if (change === 0 || agreedAt === null || agreedAt > order.created_at) return;
  for (const hash of await instrumentsOf(tx, context, order)) {
    const use = { ...dayOf(order), hash, amount: Math.abs(change) };
    await (change > 0 ? addInstrumentSpending(tx, use) : takeInstrumentSpending(tx, use));
  }
}

export interface Window {
  kind: LimitKind;
  now: number;
  currency: string;
}

async function refuseBeyond(
  stored: Stored,
  order: { now: number; currency: string; total: number; spent: (query: Window) => Promise<number> },
): Promise<void> {
  const { now, currency, total } = order;
  const pausedUntil = inForce(stored.pause, now).value;
  if (pausedUntil !== null && pausedUntil > now) throw orderingPaused({ until: pausedUntil });
  for (const kind of limitKinds) {
    const limit: Restriction = inForce(stored[kind], now);
    if (limit.value === null || limit.currency === null) continue;
    // An order in another currency would be a way around the limit.
    if (limit.currency !== currency) throw ownLimitCurrency({ currency: limit.currency });
    const left = Math.max(0, limit.value - (await order.spent({ kind, now, currency })));
    if (total > left) throw ownLimit({ kind, limit: limit.value, left, currency });
  }
}

interface Spender {
  memberId: string;
  agreedAt: number | null;
  hashes: readonly string[];
}

/**
 * What counts in a window. Orders at other brands are known by their day only, so all of the window's first day counts:
 * a limit that is said to hold is rather held too strictly.
 */
async function spentIn(
  db: Db | Tx,
  { kind, now, currency, memberId, agreedAt, hashes }: Window & Spender,
  sumOf: typeof sumInstrumentSpending | typeof sumLockedInstrumentSpending,
): Promise<number> {
  const since = now - WINDOWS[kind];
  const own = await sumSpent(db, { memberId, currency, since });
  if (agreedAt === null) return own;
  const before = await sumSpent(db, { memberId, currency, since, before: agreedAt });
  let everywhere = 0;
  for (const hash of hashes) {
    everywhere = Math.max(everywhere, await sumOf(db as Tx, { hash, since: utcDay(since), currency }));
  }
  return Math.max(own, before + everywhere);
}

/** The instruments of an order: the confirmed mailbox of its member and, for a direct debit, the account. */
async function instrumentsOf(tx: Tx, context: BrandContext, order: OrderRow): Promise<string[]> {
  const debit = await findDirectDebit(tx, order.id);
  const account = debit?.iban_hash ? [instrumentHash(context, `account ${debit.iban_hash}`)] : [];
  return [...(await mailboxOf(tx, context, order.member_id)), ...account];
}

/** None before the address is confirmed: anyone who typed it may not be its owner. */
async function mailboxOf(db: Db, context: BrandContext, memberId: string): Promise<string[]> {
  const { email_key, activated_at } = await getMember(db, memberId);
  return email_key === null || activated_at === null ? [] : [instrumentHash(context, `mailbox ${email_key}`)];
}

/** The secret of the platform is in it, and no other table holds such a hash: a copy of the database joins nothing. */
const instrumentHash = ({ keyedHash, tenant }: BrandContext, instrument: string) =>
  keyedHash(`instrument of company ${tenant.company_id}`, instrument);

const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10);
const dayOf = ({ created_at, currency }: OrderRow) => ({ day: utcDay(created_at), currency });
