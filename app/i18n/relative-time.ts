const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type RelativeTime =
  | { kind: 'relative'; value: number; unit: 'second' | 'minute' | 'hour' | 'day' }
  /** Too far away to be counted in days. */
  | { kind: 'date'; withYear: boolean };

/**
 * How to express a moment relative to another, both in epoch milliseconds: now, minutes, hours, up to six days, then
 * the date.
 */
export function relativeTime(at: number, now: number): RelativeTime {
  const distance = Math.abs(at - now);
  const sign = at < now ? -1 : 1;
  const counted = (size: number) => sign * Math.floor(distance / size) || 0;
  if (distance < MINUTE) return { kind: 'relative', value: 0, unit: 'second' };
  if (distance < HOUR) return { kind: 'relative', value: counted(MINUTE), unit: 'minute' };
  if (distance < DAY) return { kind: 'relative', value: counted(HOUR), unit: 'hour' };
  if (distance < 7 * DAY) return { kind: 'relative', value: counted(DAY), unit: 'day' };
  return { kind: 'date', withYear: distance > 300 * DAY };
}
