import type { LimitKind } from './own-limits';

/** A member's limits as their page shows them. Amounts are in minor units, times in epoch milliseconds. */
export interface ShownLimits {
  /** The currency of the payment country, in which new limits are set. */
  currency: string;
  limits: ShownLimit[];
  pause: {
    until: number;
    /** The early end that the member requested. */
    endsAt: number | null;
    endable: boolean;
  } | null;
  company: {
    name: string;
    agreed: boolean;
    /** The end of the agreement that the member requested. */
    endsAt: number | null;
    /** Whether the member's e-mail address is confirmed; without that nothing can be counted across brands. */
    confirmed: boolean;
  };
  /** The thresholds from which unusual spending is mentioned. */
  notice: { days: number; timesUsual: number; amount: number | null; currency: string };
  /** The days until which ordering can be paused, as YYYY-MM-DD in the brand's time zone. */
  days: { first: string; last: string };
}

export interface ShownLimit {
  kind: LimitKind;
  amount: { value: number; currency: string; left: number } | null;
  /** The pending change that the member requested. */
  waiting: { value: number | null; currency: string | null; at: number } | null;
  /** The content of the field. */
  typed: string;
}

/** The word about unusual spending, on the page after the order that was its occasion. */
export interface ShownNotice {
  reason: 'amount' | 'usual';
  spent: number;
  currency: string;
  /** The number of days of the spending. */
  days: number;
  timesUsual: number;
}
