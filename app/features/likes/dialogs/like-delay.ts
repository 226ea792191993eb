/** Longer than this nobody stays on a page: an address that says so means nothing. */
const LONGEST_SECONDS = 3600;

/** `t=N` of an address, in milliseconds; undefined where there is none that means anything. */
export function readLikeDelay(search: string): number | undefined {
  const text = new URLSearchParams(search).get('t') ?? '';
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : Infinity;
  return seconds <= LONGEST_SECONDS ? seconds * 1000 : undefined;
}
