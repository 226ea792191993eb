/**
 * Versions of ICU, and V8 beside other engines, differ in which space they put before "PM", "%" or "€" (U+0020,
 * U+00A0, U+2009, U+202F), and server and browser rarely agree by themselves. Numbers get the no-break space, which
 * keeps their digits together; dates and times the plain one, which is what V8 writes there.
 */
export function steadyNumber(text: string): string {
  return text.replace(/[\u2009\u202f]/g, '\u00a0');
}

export function steadyDate(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ');
}

type Formatter = Intl.DateTimeFormat | Intl.NumberFormat;

const made = new WeakMap<Formatter, Formatter>();

/** The same formatter with the spaces of its texts made steady. */
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
