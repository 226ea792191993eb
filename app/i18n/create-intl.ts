import { createIntl, type IntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';
import { formatPlain } from './plain-format';
import { steadyDate, steadyFormatter, steadyNumber } from './steady-spaces';

/** Parsed messages by id. */
export type Messages = Record<string, MessageFormatElement[]>;

export interface IntlInput {
  /** BCP 47: a language, or its form in a country (regionalLocale). */
  locale: string;
  /** Kept, not copied: what is added to it later is found. */
  messages: Messages;
  timeZone: string;
  /** Formatters to share with other intls of the same language. */
  cache?: IntlCache;
  /** A text these messages lack. */
  onMissing?: (id: string) => void;
  /** Values that do not fit their message: a bug in the code that shows it. */
  onProblem?: (error: Error) => void;
}

/** react-intl for server and browser alike, made to say the same on both and to compile each message once. */
export function createSteadyIntl(input: IntlInput): IntlShape {
  const { locale, messages, timeZone, cache } = input;
  const onError = (error: Error & { code: string; descriptor?: { id?: unknown } }) => {
    if (error.code === 'MISSING_TRANSLATION') input.onMissing?.(String(error.descriptor?.id));
    else input.onProblem?.(error);
  };
  // The texts of the code are English, in whichever country they are read.
  const defaultLocale = locale.startsWith('en') ? locale : 'en';
  const intl = createIntl({ locale, messages, defaultLocale, onError }, cache);
  steadyMessages(intl, timeZone);
  return steadyTexts(intl, timeZone);
}

/** Inside messages: the brand's time zone, steady spaces, and one compilation a message. */
function steadyMessages({ formatters }: IntlShape, timeZone: string): void {
  const { getDateTimeFormat, getNumberFormat, getMessageFormat } = formatters;
  formatters.getNumberFormat = (...args) => steadyFormatter(getNumberFormat(...args), steadyNumber);
  // The zone is given here and not as a setting, which react-intl would merge into all formats at every message.
  formatters.getDateTimeFormat = (locales, options) =>
    steadyFormatter(getDateTimeFormat(locales, { timeZone, ...options }), steadyDate);
  // react-intl would find a compiled message by serialising the whole of it, at every use.
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
      // The default of the code, in a browser, which has no parser.
      return { format: (values) => formatPlain(message, values) } as ReturnType<typeof getMessageFormat>;
    }
  };
}

/** Outside messages: `intl.formatDate`, `<FormattedNumber>` and the like. */
function steadyTexts(intl: IntlShape, timeZone: string): IntlShape {
  return {
    ...intl,
    timeZone,
    formatNumber: (...args) => steadyNumber(intl.formatNumber(...args)),
    formatRelativeTime: (...args) => steadyDate(intl.formatRelativeTime(...args)),
    formatDate: (value, options) => steadyDate(intl.formatDate(value, { timeZone, ...options })),
    formatTime: (value, options) => steadyDate(intl.formatTime(value, { timeZone, ...options })),
    formatDateTimeRange: (from, to, options) =>
      steadyDate(intl.formatDateTimeRange(from, to, { timeZone, ...options })),
  };
}
