import { DAY } from '~/time/durations';

/** The windows of the limits: rolling, so that nothing is free again at midnight. */
export const WINDOWS = { day: DAY, week: 7 * DAY, month: 30 * DAY } as const;
export type LimitKind = keyof typeof WINDOWS;
export const limitKinds = Object.keys(WINDOWS) as LimitKind[];

/** How long ordering can be paused; `date` has its own field. */
export const pauseLengths = ['day', 'week', 'month', 'date'] as const;

/** What a member may restrict; each has its own row. */
export type RestrictionKind = LimitKind | 'pause' | 'company';

/** The delay of a change that restricts less. */
export const WAIT_MS = DAY;

/** See SpendingLimitTable: an amount, the end of a pause, or the time since which all brands count; null for none. */
export interface Restriction {
  value: number | null;
  currency: string | null;
}

export interface StoredRestriction extends Restriction {
  next_value: number | null;
  next_currency: string | null;
  next_at: number | null;
}

export const UNRESTRICTED: StoredRestriction = {
  value: null,
  currency: null,
  next_value: null,
  next_currency: null,
  next_at: null,
};

/** The value that applies at a time. */
export function inForce(stored: StoredRestriction, at: number): Restriction {
  if (stored.next_at !== null && stored.next_at <= at) {
    return { value: stored.next_value, currency: stored.next_currency };
  }
  return { value: stored.value, currency: stored.currency };
}

/** The pending change and the time at which it takes effect. */
export function waiting(stored: StoredRestriction, now: number): (Restriction & { at: number }) | null {
  if (stored.next_at === null || stored.next_at <= now) return null;
  return { value: stored.next_value, currency: stored.next_currency, at: stored.next_at };
}

/** The row to store for a requested change: it applies at once if it restricts more, otherwise after a day. */
export function changed(
  kind: RestrictionKind,
  stored: StoredRestriction,
  wanted: Restriction,
  now: number,
): StoredRestriction {
  const pending = waiting(stored, now);
  if (pending && same(pending, wanted)) return stored;
  const current = inForce(stored, now);
  if (isStricter(kind, current, wanted, now)) return { ...UNRESTRICTED, ...wanted };
  return { ...current, next_value: wanted.value, next_currency: wanted.currency, next_at: now + WAIT_MS };
}

/** The row without its pending change. */
export const cancelled = (stored: StoredRestriction, now: number): StoredRestriction => ({
  ...UNRESTRICTED,
  ...inForce(stored, now),
});

const same = (a: Restriction, b: Restriction) => a.value === b.value && a.currency === b.currency;

function isStricter(kind: RestrictionKind, current: Restriction, wanted: Restriction, now: number): boolean {
  if (same(current, wanted)) return true;
  if (kind === 'pause') return current.value === null || current.value <= now || (wanted.value ?? 0) >= current.value;
  if (current.value === null) return true;
  // An amount in another currency cannot be compared, so that it waits like a higher one.
  if (kind === 'company' || wanted.value === null || wanted.currency !== current.currency) return false;
  return wanted.value <= current.value;
}
