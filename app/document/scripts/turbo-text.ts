/** How turbo-stream writes the values that are not in its list, by number. */
const UNDEFINED = -7;
const NULL = -5;
const HOLE = -1;

/** Anything that turbo-stream has to write itself: a promise, an object with a class of its own. */
class NotPlain extends Error {}

/** The part of an object that is written under a name of its own, for the browser to make the object again. */
export type Named = [name: string, ...values: unknown[]];

/**
 * The text that turbo-stream streams for plain data, made at once and without a stream: half of the time. Undefined for
 * data with a promise or an object of a class that `name` does not know.
 */
export function turboText(data: object, name: (value: object) => Named | undefined): string | undefined {
  // Remix marks its redirects by a symbol.
  if (Object.getOwnPropertySymbols(data).length > 0) return undefined;
  try {
    return `[${listOf(data, name).join(',')}]\n`;
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

/** Every value stands in the list once, and others name it by its number. */
function listOf(data: object, name: (value: object) => Named | undefined): string[] {
  const numbers = new Map<unknown, number>();
  const list: string[] = [];

  function numberOf(value: unknown): number {
    if (value === undefined) return UNDEFINED;
    if (value === null) return NULL;
    const known = numbers.get(value);
    if (known) return known;
    if (typeof value === 'number' && !(Number.isFinite(value) && !Object.is(value, -0))) throw new NotPlain();
    const number = list.length;
    numbers.set(value, number);
    // Holds the place, since the values inside come after it.
    list.push('');
    list[number] = typeof value === 'object' ? textOf(value) : written(value);
    return number;
  }

  function textOf(value: object): string {
    if (Array.isArray(value)) return arrayText(value);
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype) return namedText(value);
    let text = '';
    for (const key of Object.keys(value)) {
      const number = numberOf(key);
      text += `${text === '' ? '{' : ','}"_${number}":${numberOf((value as Record<string, unknown>)[key])}`;
    }
    return text === '' ? '{}' : `${text}}`;
  }

  function arrayText(values: readonly unknown[]): string {
    let text = '[';
    for (let i = 0; i < values.length; i++) text += `${i ? ',' : ''}${i in values ? numberOf(values[i]) : HOLE}`;
    return `${text}]`;
  }

  function namedText(value: object): string {
    const named = name(value);
    if (!named) throw new NotPlain();
    const [first, ...rest] = named;
    return `[${[JSON.stringify(first), ...rest.map(numberOf)].join(',')}]`;
  }

  numberOf(data);
  return list;
}

function written(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return JSON.stringify(value);
  throw new NotPlain();
}
