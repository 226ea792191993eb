import { isVisitor } from '~/contract/actor';
import { timeZoneOf } from '~/i18n/time/time-zones';
import type { Tenant } from '~/tenancy/tenant';
import { MINUTE } from '~/time/durations';
import type { Viewer } from './viewer';

/* Days as text, 'YYYY-MM-DD'. Dates of birth are stored in this form, in which earlier days sort first. */

interface Zone {
  format: Intl.DateTimeFormat;
  /** The minute that was asked for last. Time zones differ by whole minutes, so a day ends with a minute. */
  minute: number;
  day: string;
}

export interface BrandDay {
  /** 'YYYY-MM-DD' */
  day: string;
  /** Epoch milliseconds at which the next day begins. */
  endsAt: number;
}

const zones = new Map<string, Zone>();
/** Days are at most 25 hours long, when clocks are set back; in some time zones that happens at midnight. */
const LONGEST_DAY = 26 * 3_600_000;

/** Whether a text is an existing day in this form: 31 February is not, nor is 29 February 2023. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year, month, day] = partsOf(text);
  const date = new Date(Date.UTC(year, month - 1, day));
  // Date rolls over days that do not exist: 31 February becomes 3 March.
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The day at `now` (epoch milliseconds) in a time zone. Birthdays begin at midnight of the brand. */
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
  // Swedish writes days as ISO does. Making a format costs more than calculating a page of ages.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const zone = { format, minute: NaN, day: '' };
  zones.set(timeZone, zone);
  return zone;
}

/** The end of the day is found by bisection, so that every change of clocks is right. */
export function brandDay(now: number, timeZone: string): BrandDay {
  const day = todayIn(now, timeZone);
  let [still, over] = [now, now + LONGEST_DAY];
  while (over - still > 1) {
    const middle = Math.floor((still + over) / 2);
    if (todayIn(middle, timeZone) === day) still = middle;
    else over = middle;
  }
  return { day, endsAt: over };
}

/** The age in full years. A person born on 29 February has the birthday on 1 March in common years. */
export function ageOf(birthDate: string, today: string): number;
export function ageOf(birthDate: string | null, today: string): number | null;
export function ageOf(birthDate: string | null, today: string): number | null {
  if (birthDate === null) return null;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(4) >= birthDate.slice(4) ? years : years - 1;
}

/** The latest date of birth of someone who is at least `age` today. */
export function bornUntil(today: string, age: number): string {
  return yearsBefore(today, age);
}

/** The earliest date of birth of someone who is at most `age` today. */
export function bornFrom(today: string, age: number): string {
  const [year, month, day] = partsOf(yearsBefore(today, age + 1));
  const date = new Date(Date.UTC(year, month - 1, day));
  // 29 February of a common year has become 1 March, which is already the day after.
  if (date.getUTCDate() === day) date.setUTCDate(day + 1);
  return date.toISOString().slice(0, 10);
}

function yearsBefore(day: string, years: number): string {
  return String(Number(day.slice(0, 4)) - years).padStart(4, '0') + day.slice(4);
}

const partsOf = (day: string) => day.split('-').map(Number) as [year: number, month: number, day: number];

/** The time zone in which a page shows times: that of the member's home, for visitors that of the brand. */
export function shownTimeZone({ viewer, tenant }: { viewer: Viewer; tenant: Pick<Tenant, 'time_zone'> }): string {
  if (isVisitor(viewer)) return tenant.time_zone;
  const { country, regionId } = viewer.member;
  return timeZoneOf({ country, region: regionId }, tenant.time_zone);
}
