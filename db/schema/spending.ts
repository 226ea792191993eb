import type { Insertable, Selectable } from 'kysely';

/** What a member may restrict: spending in a window of time, ordering at all, or spending at all brands of the company. */
export type SpendingLimitKind = 'day' | 'week' | 'month' | 'pause' | 'company';

/**
 * A restriction that members impose on themselves, one row for each kind. `value` is an amount in minor units of
 * `currency`; for a pause, the time at which it ends; for the company, the time since which it applies. From `next_at` on
 * the next value applies instead.
 */
export interface SpendingLimitTable {
  tenant_id: number;
  member_id: string;
  kind: SpendingLimitKind;
  value: number | null;
  currency: string | null;
  next_value: number | null;
  next_currency: string | null;
  next_at: number | null;
  changed_at: number;
}

/** The last time that unusual spending was mentioned to a member; the status page of the order shows it. */
export interface SpendingNoticeTable {
  tenant_id: number;
  member_id: string;
  purchase_id: string;
  reason: 'amount' | 'usual';
  /** What was spent in the rule's days, or in the last thirty. */
  spent: number;
  currency: string;
  created_at: number;
  dismissed_at: number | null;
}

/**
 * What was ordered with a payment instrument on a day (UTC) at all brands of a company, by members who agreed. Belongs to
 * no brand and names none: the hash covers the company, and no other table contains it.
 */
export interface InstrumentSpendingTable {
  instrument_hash: string;
  day: string;
  currency: string;
  amount: number;
}

export type SpendingLimitRow = Selectable<SpendingLimitTable>;
export type NewSpendingLimit = Insertable<SpendingLimitTable>;
export type SpendingNoticeRow = Selectable<SpendingNoticeTable>;
export type NewSpendingNotice = Insertable<SpendingNoticeTable>;
