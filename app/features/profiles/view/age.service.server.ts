/*
 * Days as text, 'YYYY-MM-DD': dates of birth are stored so, and text of this form compares like the day it names.
 */

interface Zone {
  format: Intl.DateTimeFormat;
  /** The minute that was asked last, and its day: zones differ by whole minutes, so a day ends with one. */
  minute: number;
  day: string;
}

const zones = new Map<string, Zone>();
const MINUTE = 60_000;

/** Which day it is at `now` (epoch milliseconds) in a time zone: birthdays begin at midnight of the brand. */
export function todayIn(now: number, timeZone: string): string {
  const zone = zones.get(timeZone) ?? openZone(timeZone);
  const minute = Math.floor(now / MINUTE);
  if (zone.minute !== minute) {
    zone.day = zone.format.format(minute * MINUTE);
    zone.minute = minute;
  }
  return zone.day;
}

function openZone(timeZone: string): Zone {
  // Swedish writes days as ISO does; making a format costs more than a page of ages.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const zone = { format, minute: NaN, day: '' };
  zones.set(timeZone, zone);
  return zone;
}

/** Full years on `today`; who was born on 29 February has the birthday on 1 March in common years. */
export function ageOf(birthDate: string | null, today: string): number | null {
  if (birthDate === null) return null;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(4) >= birthDate.slice(4) ? years : years - 1;
}

/** The last day on which somebody can be born to be at least `age` today. */
export function bornUntil(today: string, age: number): string {
  return yearsBefore(today, age);
}

/** The first day on which somebody can be born to be at most `age` today: the day after who is a year older. */
export function bornFrom(today: string, age: number): string {
  const [year, month, day] = yearsBefore(today, age + 1)
    .split('-')
    .map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  // 29 February of a common year comes out as 1 March, which is the day after already.
  if (date.getUTCDate() === day) date.setUTCDate(day + 1);
  return date.toISOString().slice(0, 10);
}

function yearsBefore(day: string, years: number): string {
  return String(Number(day.slice(0, 4)) - years).padStart(4, '0') + day.slice(4);
}
