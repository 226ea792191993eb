/**
 * Versions of ICU differ in which narrow or thin space they put before "PM", "%" or "€" (U+202F, U+2009, U+00A0), and
 * server and browser rarely have the same version. All become the no-break space, which looks alike and keeps the
 * parts together.
 */
export function steadySpaces(text: string): string {
  return text.replace(/[\u2009\u202f]/g, '\u00a0');
}

type TextFormatter = Intl.DateTimeFormat | Intl.NumberFormat | Intl.RelativeTimeFormat;

const made = new WeakMap<TextFormatter, TextFormatter>();

/** The same formatter, whose texts have steady spaces. */
export function steadyFormatter<T extends TextFormatter>(formatter: T): T {
  const known = made.get(formatter);
  if (known) return known as T;
  const steady = Object.create(Object.getPrototypeOf(formatter) as object, {
    format: { value: (...args: [never, never]) => steadySpaces(formatter.format(...args)) },
    formatToParts: {
      value: (...args: [never, never]) =>
        formatter.formatToParts(...args).map((part) => ({ ...part, value: steadySpaces(part.value) })),
    },
    resolvedOptions: { value: () => formatter.resolvedOptions() },
  }) as T;
  made.set(formatter, steady);
  return steady;
}
