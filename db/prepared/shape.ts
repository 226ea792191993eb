import { Placeholder } from './placeholder';

/** Values in the order of their places, and the shape that decides which statement they belong to. */
export interface Read {
  values: unknown[];
  shape: string;
}

/** Walks through the values of a query. Two calls with the same shape list their values in the same order. */
export function readValues(given: unknown): Read {
  const values: unknown[] = [];
  return { values, shape: walk(given, values) };
}

function walk(value: unknown, values: unknown[]): string {
  if (value === undefined) return '-';
  if (typeof value === 'boolean') return value ? 'T' : 'F';
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) {
    values.push(value);
    return '?';
  }
  if (Array.isArray(value)) {
    let shape = '';
    for (const item of value) shape += walk(item, values);
    return `[${shape}]`;
  }
  let shape = '';
  for (const name in value) {
    const inner = (value as Record<string, unknown>)[name];
    if (inner !== undefined) shape += `${name}:${walk(inner, values)},`;
  }
  return `{${shape}}`;
}

/** The same structure with a placeholder for each value. */
export function holdPlaces(given: unknown): { places: unknown; count: number } {
  let count = 0;
  const hold = (value: unknown): unknown => {
    if (value === undefined || typeof value === 'boolean') return value;
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return new Placeholder(count++);
    if (Array.isArray(value)) return value.map(hold);
    const placeholders: Record<string, unknown> = {};
    for (const name in value) placeholders[name] = hold((value as Record<string, unknown>)[name]);
    return placeholders;
  };
  return { places: hold(given), count };
}
