/** How many people these reporters are. Visitors are one together: nobody counts twice by coming back in other clothes. */
export function countReporters(keys: readonly string[]): number {
  return new Set(keys.map((key) => (key.startsWith('v:') ? 'v' : key))).size;
}
