import { createIntl, type IntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';
import type { SentTexts } from './sent/sent-texts';
import { steadyTexts, type Sent, type SteadyTexts } from './sent/steady-texts';

export type Messages = Record<string, MessageFormatElement[]>;

export interface IntlInput {
  /** A BCP 47 tag: a language, or its form in a country (regionalLocale). */
  locale: string;
  /** Used by reference, not copied, so that messages added later are found. */
  messages: Messages;
  timeZone: string;
  /** What the server wrote, for the browser. */
  texts?: SentTexts;
  /** Formatters that intls of the same language share. */
  cache?: IntlCache;
  /** Called with the id of a text that these messages lack. */
  onMissing?: (id: string) => void;
  /** Called when values do not fit their message, which is a bug in the calling code. */
  onProblem?: (error: Error) => void;
}

/** An intl of react-intl whose texts someone may know or note. */
export interface SteadyIntl extends IntlShape {
  sent: Sent;
}

/** Makes an intl that says in the browser what it said on the server and compiles each message once. */
export function createSteadyIntl(input: IntlInput): SteadyIntl {
  const { locale, messages, timeZone, cache } = input;
  const onError = (error: Error & { code: string; descriptor?: { id?: unknown } }) => {
    if (error.code === 'MISSING_TRANSLATION') input.onMissing?.(String(error.descriptor?.id));
    else input.onProblem?.(error);
  };
  // The default texts in the code are English in every country.
  const defaultLocale = locale.startsWith('en') ? locale : 'en';
  const intl = createIntl({ locale, messages, defaultLocale, onError }, cache);
  const sent: Sent = { texts: input.texts };
  const texts = steadyTexts(intl, timeZone, sent);
  steadyMessages(intl, texts);
  return { ...intl, timeZone, ...texts.writers, sent };
}

/** For values inside messages: applies the time zone, writes as outside of messages and compiles each message only once. */
function steadyMessages({ formatters }: IntlShape, { number, date }: SteadyTexts): void {
  const { getDateTimeFormat, getNumberFormat, getMessageFormat } = formatters;
  formatters.getNumberFormat = (locales, options) => {
    const format = (value: number) => number(value, options, () => getNumberFormat(locales, options).format(value));
    return { format } as Intl.NumberFormat;
  };
  // The zone is set here and not as a setting of react-intl, which would merge it into all formats for each message.
  formatters.getDateTimeFormat = (locales, options) => {
    const format = (value: number) => date(value, options) ?? getDateTimeFormat(locales, options).format(value);
    return { format } as Intl.DateTimeFormat;
  };
  // react-intl would serialise the whole message at each use to find its compiled form.
  const compiled = new WeakMap<object, ReturnType<typeof getMessageFormat>>();
  formatters.getMessageFormat = (message, locales, formats, options) => {
    const known = typeof message === 'string' ? undefined : compiled.get(message);
    if (known) return known;
    const format = getMessageFormat(message, locales, formats, { formatters, ...options });
    if (typeof message !== 'string') compiled.set(message, format);
    return format;
  };
}
