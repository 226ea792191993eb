import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Adds settings to a file such as .env, readable by its owner only. What is set there already stays as it is, with its
 * comments. Returns the names that were written.
 */
export function addSettings(file: string, settings: Readonly<Record<string, string | undefined>>): string[] {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const known = new Set(
    [...before.matchAll(/^[ \t]*(?:export[ \t]+)?([A-Z][A-Z0-9_]*)[ \t]*=[ \t]*\S/gm)].map(([, name]) => name),
  );
  const fresh = Object.entries(settings).filter((entry): entry is [string, string] => {
    return Boolean(entry[1]) && !known.has(entry[0]);
  });
  if (fresh.length === 0) return [];
  // An empty setting further up would win over the one that is added: the first of two counts in no reader for certain.
  const names = new Set(fresh.map(([name]) => name));
  const others = before
    .split('\n')
    .filter((line) => !names.has(/^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=\s*$/.exec(line)?.[1] ?? ''));
  const head = others.join('\n').trimEnd();
  const lines = fresh.map(([name, value]) => `${name}=${quoted(value)}`);
  writeFileSync(file, `${head}${head === '' ? '' : '\n'}${lines.join('\n')}\n`, { mode: 0o600 });
  return fresh.map(([name]) => name);
}

/** Node reads a value without quotes up to a # sign, and takes quotes off. */
function quoted(value: string): string {
  if (/[\r\n]/.test(value)) throw new Error('A setting must be one line.');
  if (!/[#"'`\\\s]/.test(value)) return value;
  const quote = ["'", '"', '`'].find((sign) => !value.includes(sign));
  if (quote === undefined) throw new Error('A setting must not contain all three kinds of quotes.');
  return `${quote}${value}${quote}`;
}
