/** Keeps a reload from repeating the parameter's effect. Changes only the URL; a navigation would load the page. */
export function dropParameter(name: string): void {
  const { history, location } = window;
  history.replaceState(history.state, '', withoutParameter(name, location));
}

/** The URL without the parameter; everything else keeps its spelling. */
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
