import { createIntl, type IntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';
import { formatPlain } from './plain-format';

export type Messages = Record<string, MessageFormatElement[]>;

export interface IntlInput {
  /** A BCP 47 tag: a language, or its form in a country (regionalLocale). */
  locale: string;
  /** Used by reference, not copied, so that messages added later are found. */
  messages: Messages;
  timeZone: string;
  /** Formatters that intls of the same language share. */
  cache?: IntlCache;
  /** Called with the id of a text that these messages lack. */
  onMissing?: (id: string) => void;
  /** Called when values do not fit their message, which is a bug in the calling code. */
  onProblem?: (error: Error) => void;
}

/** Makes an intl of react-intl that formats identically on server and browser and compiles each message once. */
export function createSteadyIntl(input: IntlInput): IntlShape {
  const { locale, messages, timeZone, cache } = input;
  const onError = (error: Error & { code: string; descriptor?: { id?: unknown } }) => {
    if (error.code === 'MISSING_TRANSLATION') input.onMissing?.(String(error.descriptor?.id));
    else input.onProblem?.(error);
  };
  // The default texts in the code are English in every country.
  const defaultLocale = locale.startsWith('en') ? locale : 'en';
  const intl = createIntl({ locale, messages, defaultLocale, onError }, cache);
  steadyMessages(intl, timeZone);
  return steadyTexts(intl, timeZone);
}

/** For values inside messages: applies the time zone, normalises spaces and compiles each message only once. */
function steadyMessages({ formatters }: IntlShape, timeZone: string): void {
  const { getDateTimeFormat, getNumberFormat, getMessageFormat } = formatters;
  formatters.getNumberFormat = (...args) => steadyFormatter(getNumberFormat(...args), steadyNumber);
  // The zone is set here and not as a setting of react-intl, which would merge it into all formats for each message.
  formatters.getDateTimeFormat = (locales, options) =>
    steadyFormatter(getDateTimeFormat(locales, { timeZone, ...options }), steadyDate);
  // react-intl would serialise the whole message at each use to find its compiled form.
  const compiled = new WeakMap<object, ReturnType<typeof getMessageFormat>>();
  formatters.getMessageFormat = (message, locales, formats, options) => {
    const known = typeof message === 'string' ? undefined : compiled.get(message);
    if (known) return known;
    try {
      const made = getMessageFormat(message, locales, formats, { formatters, ...options });
      if (typeof message !== 'string') compiled.set(message, made);
      return made;
    } catch (error) {
      if (typeof message !== 'string') throw error;
      // This is the English default of the code, in a browser, which has no parser.
      return { format: (values) => formatPlain(message, values) } as ReturnType<typeof getMessageFormat>;
    }
  };
}

/** For formatting outside messages: `intl.formatDate`, `<FormattedNumber>` and the like. */
function steadyTexts(intl: IntlShape, timeZone: string): IntlShape {
  const textOf = dateTexts(intl);
  return {
    ...intl,
    timeZone,
    formatNumber: (...args) => steadyNumber(intl.formatNumber(...args)),
    formatRelativeTime: (...args) => steadyDate(intl.formatRelativeTime(...args)),
    formatDate: (value, options) =>
      textOf(value, options) ?? steadyDate(intl.formatDate(value, { timeZone, ...options })),
    formatTime: (value, options) =>
      (options?.hour ? textOf(value, options) : undefined) ??
      steadyDate(intl.formatTime(value, { timeZone, ...options })),
    formatDateTimeRange: (from, to, options) =>
      steadyDate(intl.formatDateTimeRange(from, to, { timeZone, ...options })),
  };
}

const MOST_FORMATS = 100;

/**
 * Writes a moment in epoch milliseconds; undefined for other values, which react-intl examines. It would serialise the
 * options for each date to find their formatter, which takes three times as long as the date.
 */
function dateTexts({ locale, formatters }: IntlShape) {
  const known = new Map<string, Intl.DateTimeFormat>();
  return (value: unknown, options: (Intl.DateTimeFormatOptions & { format?: string }) | undefined) => {
    if (typeof value !== 'number' || !Number.isFinite(value) || !options || options.format) return undefined;
    let key = '';
    for (const name in options) key += `${name} ${String(options[name as keyof typeof options])},`;
    let formatter = known.get(key);
    if (!formatter) {
      if (known.size >= MOST_FORMATS) known.clear();
      known.set(key, (formatter = formatters.getDateTimeFormat(locale, options)));
    }
    return formatter.format(value);
  };
}

/**
 * Versions of ICU, and V8 compared with other engines, differ in the space before "PM", "%" or "€" (U+0020, U+00A0,
 * U+2009, U+202F), so server and browser rarely agree. In numbers it becomes the no-break space, which keeps them on
 * one line; in dates and times it becomes the plain space, as V8 writes it.
 */
export function steadyNumber(text: string): string {
  return text.replace(/[\u2009\u202f]/g, '\u00a0');
}

function steadyDate(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ');
}

type Formatter = Intl.DateTimeFormat | Intl.NumberFormat;

const made = new WeakMap<Formatter, Formatter>();

function steadyFormatter<T extends Formatter>(formatter: T, steady: (text: string) => string): T {
  const known = made.get(formatter);
  if (known) return known as T;
  const wrapped = Object.create(Object.getPrototypeOf(formatter) as object, {
    format: { value: (value: never) => steady(formatter.format(value)) },
    formatToParts: {
      value: (value: never) => formatter.formatToParts(value).map((part) => ({ ...part, value: steady(part.value) })),
    },
    resolvedOptions: { value: () => formatter.resolvedOptions() },
  }) as T;
  made.set(formatter, wrapped);
  return wrapped;
}
