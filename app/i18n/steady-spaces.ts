/**
 * Versions of ICU, and V8 compared with other engines, differ in the space before "PM", "%" or "€" (U+0020, U+00A0,
 * U+2009, U+202F), so server and browser rarely agree. In numbers it becomes the no-break space, which keeps them on
 * one line; in dates and times it becomes the plain space, as V8 writes it.
 */
export function steadyNumber(text: string): string {
  return text.replace(/[\u2009\u202f]/g, '\u00a0');
}

export function steadyDate(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ');
}

type Formatter = Intl.DateTimeFormat | Intl.NumberFormat;

const made = new WeakMap<Formatter, Formatter>();

/** The same formatter, whose results have normalised spaces. */
export function steadyFormatter<T extends Formatter>(formatter: T, steady: (text: string) => string): T {
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
