/** All visitors together count as one, because a visitor could return under another identity. */
export function countReporters(keys: readonly string[]): number {
  return new Set(keys.map((key) => (key.startsWith('v:') ? 'v' : key))).size;
}
