type Values = Record<string, unknown> | undefined;

/**
 * Formats the English default of the code where a catalogue could not be fetched, because the browser has no ICU
 * parser. Of plurals and selects it takes the `other` form.
 */
export function formatPlain(text: string, values: Values): string | unknown[] {
  const parts = read(text, values);
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
}

function read(text: string, values: Values, count?: string): unknown[] {
  const parts: unknown[] = [];
  let at = 0;
  const add = (part: unknown) => {
    const last = parts.length - 1;
    const isText = typeof part === 'string' || typeof part === 'number';
    if (isText && typeof parts[last] === 'string') parts[last] += String(part);
    else parts.push(isText ? String(part) : part);
  };
  while (at < text.length) {
    const tag = /^<(\w[\w-]*)>/.exec(text.slice(at));
    const end = tag ? text.indexOf(`</${tag[1]}>`, at) : -1;
    if (text[at] === '{') {
      const close = closingBrace(text, at);
      for (const part of readArgument(text.slice(at + 1, close), values)) add(part);
      at = close + 1;
    } else if (tag && end > 0) {
      const wrap = values?.[tag[1]!];
      const children = read(text.slice(at + tag[0].length, end), values, count);
      if (typeof wrap === 'function') add((wrap as (children: unknown[]) => unknown)(children));
      else for (const child of children) add(child);
      at = end + tag[1]!.length + 3;
    } else {
      add(text[at] === '#' && count !== undefined ? count : text[at]);
      at += 1;
    }
  }
  return parts;
}

/** Reads `name`, `name, number, …` or `name, plural, one {…} other {…}`. */
function readArgument(inside: string, values: Values): unknown[] {
  const name = inside.split(',', 1)[0]!.trim();
  const value = values?.[name];
  const other = /\bother\s*\{/.exec(inside);
  if (!other) return [value ?? ''];
  const open = other.index + other[0].length - 1;
  return read(inside.slice(open + 1, closingBrace(inside, open)), values, String(value ?? ''));
}

function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}
