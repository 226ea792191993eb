/** A longer delay in the URL is ignored. */
const LONGEST_SECONDS = 3600;

/** Reads `t=N` of a query in milliseconds; undefined if it is missing or invalid. */
export function readLikeDelay(search: string): number | undefined {
  const text = new URLSearchParams(search).get('t') ?? '';
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : Infinity;
  return seconds <= LONGEST_SECONDS ? seconds * 1000 : undefined;
}
