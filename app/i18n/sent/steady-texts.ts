import type { IntlShape } from 'react-intl';
import { MINUTE } from '~/time/durations';
import type { SentTexts } from './sent-texts';

/** Who knows or notes the texts of an intl at the moment; on the server that is the page which is being rendered. */
export interface Sent {
  texts?: SentTexts | undefined;
}

type Value<Name extends 'formatNumber' | 'formatDate'> = Parameters<IntlShape[Name]>[0];
type DateOptions = Intl.DateTimeFormatOptions & { format?: unknown };

/** The writers for outside messages, and for values within messages the two by which those write. */
export interface SteadyTexts {
  writers: Partial<IntlShape>;
  /** `write` replaces react-intl's own way to a text. */
  number: (value: Value<'formatNumber'>, options?: object, write?: () => string) => string;
  /** Undefined for what is no moment, which react-intl examines. */
  date: (value: Value<'formatDate'>, options?: DateOptions) => string | undefined;
}

/** A text that the server has sent stands; all others come from Intl, with spaces that are the same everywhere. */
export function steadyTexts(intl: IntlShape, timeZone: string, sent: Sent): SteadyTexts {
  const text: SentTexts['text'] = (format, value, write) =>
    sent.texts ? sent.texts.text(format, value, write) : write();
  const number: SteadyTexts['number'] = (value, options, write = () => intl.formatNumber(value, options)) => {
    const format = formatOf('number', options);
    if (format === 'number' && isShort(value)) return String(value);
    return text(format, String(value), () => steadyNumber(write()));
  };
  const date = dateTexts(intl, timeZone, text);
  /** What pages rarely show: the whole call is the value, and what it returns the text. */
  const rare = (name: Rare, ...values: unknown[]) => {
    const options: unknown = values.pop();
    const write = intl[name] as (...all: unknown[]) => unknown;
    const steady = /Date|Time/.test(name) ? steadyDate : steadyNumber;
    const render = () => steady(JSON.stringify(write(...values, { timeZone, ...(options as object) }) ?? null));
    return JSON.parse(text(formatOf(name, options as object), JSON.stringify(values), render)) as never;
  };
  const writers: Partial<IntlShape> = {
    formatNumber: (value, options) => number(value, options),
    formatDate: (value, options) => date(value, options) ?? rare('formatDate', value, options),
    // Without an hour react-intl adds what it takes for a time.
    formatTime: (value, options) =>
      (options?.hour ? date(value, options) : undefined) ?? rare('formatTime', value, options),
    formatRelativeTime: (value, unit, options) =>
      text(formatOf(`relative ${unit}`, options), String(value), () =>
        steadyDate(intl.formatRelativeTime(value, unit, options)),
      ),
    // Elements among the items have no text that could be sent.
    formatList: (values: Iterable<unknown>, options: Parameters<IntlShape['formatList']>[1]) =>
      [...values].some((item) => typeof item === 'object')
        ? (intl.formatList(values as string[], options) as never)
        : rare('formatList', [...values], options),
    formatNumberToParts: (value, options) => rare('formatNumberToParts', value, options),
    formatDateToParts: (value, options) => rare('formatDateToParts', value, options),
    formatTimeToParts: (value, options) => rare('formatTimeToParts', value, options),
    formatDateTimeRange: (from, to, options) => rare('formatDateTimeRange', from, to, options),
    formatDisplayName: (value, options) => rare('formatDisplayName', value, options),
  };
  return { writers, number, date };
}

type Rare =
  | 'formatDate'
  | 'formatTime'
  | 'formatNumberToParts'
  | 'formatDateToParts'
  | 'formatTimeToParts'
  | 'formatDateTimeRange'
  | 'formatList'
  | 'formatDisplayName';

function formatOf(kind: string, options: object | undefined): string {
  let format = kind;
  for (const name in options) format += ` ${name} ${String(options[name as keyof typeof options])}`;
  return format;
}

/** All our languages write these with plain digits alone, on every runtime, so no page need bring them along. */
const isShort = (value: unknown) => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1000;

const MOST_FORMATS = 100;
const QUARTER = 15 * MINUTE;

/** Since this moment all time zones differ by whole quarters of an hour. */
const WHOLE_QUARTERS = Date.UTC(2000, 0);

/**
 * Writes moments. react-intl would serialise the options for each date to find their formatter, which takes three times
 * as long as the date. Moments that a format writes alike are one value: a page brings a day or a minute along once.
 */
function dateTexts(intl: IntlShape, timeZone: string, text: SentTexts['text']): SteadyTexts['date'] {
  const { getDateTimeFormat } = intl.formatters;
  const known = new Map<string, Intl.DateTimeFormat>();
  return (value, options) => {
    const at = typeof value === 'string' ? Date.parse(value) : Number(value ?? NaN);
    if (!Number.isFinite(at) || options?.format) return undefined;
    const format = formatOf('date', options);
    const step = stepOf(options);
    const steps = at < WHOLE_QUARTERS ? at / step : Math.floor(at / step);
    return text(format, String(steps), () => {
      let formatter = known.get(format);
      if (!formatter) {
        if (known.size >= MOST_FORMATS) known.clear();
        known.set(format, (formatter = getDateTimeFormat(intl.locale, { timeZone, ...options })));
      }
      return steadyDate(formatter.format(at));
    });
  };
}

/** For how long a format writes the same at least. */
function stepOf({ second, fractionalSecondDigits, hour, minute, timeStyle }: DateOptions = {}): number {
  if (second || fractionalSecondDigits || (timeStyle && timeStyle !== 'short')) return 1;
  return hour || minute || timeStyle ? MINUTE : QUARTER;
}

/**
 * Versions of ICU, and V8 compared with other engines, differ in the space before "PM", "%" or "€" (U+0020, U+00A0,
 * U+2009, U+202F), so texts that one page mixes would differ, too. In numbers it becomes the no-break space, which keeps
 * them on one line; in dates and times it becomes the plain space, as V8 writes it.
 */
function steadyNumber(text: string): string {
  return text.replace(/[\u2009\u202f]/g, '\u00a0');
}

function steadyDate(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ');
}
