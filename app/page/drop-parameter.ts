/**
 * Takes a parameter that has done its work out of the address, so that loading the page again does not repeat it. Only
 * the address changes, not the page: a navigation would load it again under the reader's eyes.
 */
export function dropParameter(name: string): void {
  const { history, location } = window;
  history.replaceState(history.state, '', withoutParameter(name, location));
}

/** The address without it; everything else stays as it is written. */
export function withoutParameter(
  name: string,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  const rest = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=', 1)[0] !== name);
  return pathname + (rest.length > 0 ? `?${rest.join('&')}` : '') + hash;
}
