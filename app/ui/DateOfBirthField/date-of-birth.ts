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
export function datePartOrder(locale: string): (keyof DateParts)[] {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).formatToParts(0);
  return parts.map(({ type }) => type).filter((type): type is keyof DateParts => /^(day|month|year)$/.test(type));
}

/** The twelve month names of a locale, January first. */
export function monthNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2001, month, 1)));
}
