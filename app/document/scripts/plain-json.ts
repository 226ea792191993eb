/**
 * The JSON of data from which the same data can be read again; undefined if that is not so: with a promise, an object of
 * a class, a hole or `undefined` in a list, or a number that JSON does not know. Names whose value is undefined are left out.
 */
export function plainJson(data: object): string | undefined {
  return isPlain(data) ? JSON.stringify(data) : undefined;
}

function isPlain(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0);
    case 'object':
      return value === null || (Array.isArray(value) ? isPlainList(value) : isPlainObject(value));
    default:
      return false;
  }
}

function isPlainList(list: readonly unknown[]): boolean {
  for (let at = 0; at < list.length; at += 1) if (!isPlain(list[at])) return false;
  return true;
}

function isPlainObject(value: object): boolean {
  if (Object.getPrototypeOf(value) !== Object.prototype || 'toJSON' in value) return false;
  // Remix marks its redirects by a symbol.
  if (Object.getOwnPropertySymbols(value).length > 0) return false;
  for (const name of Object.keys(value)) {
    const inside = (value as Record<string, unknown>)[name];
    if (inside !== undefined && !isPlain(inside)) return false;
  }
  return true;
}
