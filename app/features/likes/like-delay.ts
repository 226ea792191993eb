/** Longer than this nobody stays on a page: an address that says so means nothing. */
const LONGEST_SECONDS = 3600;

/** `t=N` of an address, in milliseconds; undefined where there is none that means anything. */
export function readLikeDelay(search: string): number | undefined {
  const text = new URLSearchParams(search).get('t') ?? '';
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : Infinity;
  return seconds <= LONGEST_SECONDS ? seconds * 1000 : undefined;
}

/** The address without `t`; everything else stays as it is written. */
export function withoutLikeDelay({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const rest = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !/^t(?:=|$)/.test(pair));
  return pathname + (rest.length > 0 ? `?${rest.join('&')}` : '') + hash;
}
