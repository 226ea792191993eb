/* Hours of the day where a member lives, right also on the days on which clocks are changed. */

const QUARTER = 15 * 60_000;
/** Longer than any week with a change of clocks. */
const MOST_QUARTERS = 8 * 24 * 4;

const formats = new Map<string, Intl.DateTimeFormat>();

export interface LocalTime {
  /** 0 to 23. */
  hour: number;
  /** 'Mon' to 'Sun'. */
  weekday: string;
}

export function localTime(at: number, timeZone: string): LocalTime {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23', weekday: 'short' });
    formats.set(timeZone, format);
  }
  const parts = format.formatToParts(at);
  const part = (type: 'hour' | 'weekday') => parts.find((piece) => piece.type === type)!.value;
  return { hour: Number(part('hour')), weekday: part('weekday') };
}

/**
 * The first quarter of an hour after `at` (epoch milliseconds) of which `test` is true. All time zones differ by whole
 * quarters. An hour that a change of clocks leaves out is found by no comparison with ===, so tests compare with >=.
 */
export function nextQuarter(at: number, timeZone: string, test: (time: LocalTime) => boolean): number {
  let quarter = Math.floor(at / QUARTER) * QUARTER;
  for (let n = 0; n < MOST_QUARTERS; n++) {
    quarter += QUARTER;
    if (test(localTime(quarter, timeZone))) return quarter;
  }
  return quarter;
}

export interface QuietHours {
  from: number;
  until: number;
}

/** Equal hours mean that no hour is quiet. */
export function isQuiet({ from, until }: QuietHours, { hour }: LocalTime): boolean {
  if (from === until) return false;
  return from < until ? hour >= from && hour < until : hour >= from || hour < until;
}

/** `at` itself if it is not in the quiet hours, otherwise their end. */
export function afterQuiet(at: number, timeZone: string, quiet: QuietHours): number {
  if (!isQuiet(quiet, localTime(at, timeZone))) return at;
  return nextQuarter(at, timeZone, (time) => !isQuiet(quiet, time));
}

/** The next time that it becomes `hour` o'clock there, on that weekday if one is given. */
export function nextHour(at: number, timeZone: string, hour: number, weekday?: string): number {
  const before = (time: LocalTime) => time.hour < hour || (weekday !== undefined && time.weekday !== weekday);
  const reached = (time: LocalTime) => !before(time);
  const start = reached(localTime(at, timeZone)) ? nextQuarter(at, timeZone, before) : at;
  return nextQuarter(start - 1, timeZone, reached);
}

/** The next midnight there. */
export function nextDay(at: number, timeZone: string): number {
  const { weekday } = localTime(at, timeZone);
  return nextQuarter(at, timeZone, (time) => time.weekday !== weekday);
}
