import type { IntlShape } from 'react-intl';
import { DATE_FORMATS } from '~/i18n/formats';

/**
 * YYYY-MM-DD from the fields `name.day`, `name.month` and `name.year` (or `name` alone); empty where nothing was
 * entered. An incomplete entry results in an invalid date on purpose ("2000--31"), so that the schema refuses it.
 */
export function composeDate(field: (name: string) => string | null | undefined, name: string): string {
  const plain = field(name)?.trim();
  if (plain) return plain;
  const [year, month, day] = ['year', 'month', 'day'].map((part) => field(`${name}.${part}`)?.trim() ?? '');
  if (!year && !month && !day) return '';
  return `${year}-${two(month!)}-${two(day!)}`;
}

const two = (part: string) => (/^\d$/.test(part) ? `0${part}` : part);

/** Whether it is a day of the calendar, written as YYYY-MM-DD; 1980-02-31 is none. */
export function isRealDate(date: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return false;
  const at = Date.parse(date);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
}

/** The last day on which someone was born who is of the age now, by the calendar of UTC. */
export function latestBirthDate(now: number, age: number): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - age);
  return day.toISOString().slice(0, 10);
}

export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** The parts of YYYY-MM-DD (or of what composeDate made of an invalid entry), to fill the fields again. */
export function splitDate(value: string | undefined): DateParts {
  const [year = '', month = '', day = ''] = (value ?? '').split('-');
  const short = (part: string) => part.replace(/^0(?=\d$)/, '');
  return { day: short(day), month: short(month), year };
}

/** Day, month and year in the order in which a locale writes them. */
export function datePartOrder(intl: IntlShape): (keyof DateParts)[] {
  const parts = intl.formatDateToParts(0, DATE_FORMATS.long);
  return parts.map(({ type }) => type).filter((type): type is keyof DateParts => /^(day|month|year)$/.test(type));
}

/** The twelve month names of a locale, January first. */
export function monthNames(intl: IntlShape): string[] {
  const name = (month: number) => intl.formatDate(Date.UTC(2001, month), { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => name(month));
}
