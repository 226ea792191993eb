/** A day of the calendar without time or zone; month 1 to 12. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/** Reads `YYYY-MM-DD`; undefined for anything that is no day of the calendar (31 February, 29 February 2023). */
export function parseDay(text: string): CalendarDay | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  // Date rolls over what does not exist: 31 February comes back as 3 March.
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return { year, month, day };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes a quarter of a millisecond; there are as many as brands have time zones. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US-u-nu-latn-ca-gregory', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
}

/** Which day it is at `now` (epoch milliseconds) in a time zone: birthdays begin at midnight of the brand. */
export function dayAt(now: number, timeZone: string): CalendarDay {
  const parts = formatOf(timeZone).formatToParts(now);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { year: value('year'), month: value('month'), day: value('day') };
}

/** Full years on `today`; who was born on 29 February has the birthday on 1 March in common years. */
export function ageOn(birth: CalendarDay, today: CalendarDay): number {
  const had = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  return today.year - birth.year - (had ? 0 : 1);
}
