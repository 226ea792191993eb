import { TRACKING_NAMES } from '~/server/response/client-type';

/** The tracking ids of the URL that opened this document; only in memory, as storing them needs consent. */
let remembered = new URLSearchParams();

/** Remembers the ids of an affiliate's link for the lifetime of the document, wherever its links lead. */
export function carryTracking(search: string): void {
  const query = new URLSearchParams(search);
  remembered = new URLSearchParams(
    TRACKING_NAMES.flatMap((name) => (query.get(name) ? [[name, query.get(name)!]] : [])),
  );
}

/** Adds the missing tracking ids. A URL with a network of its own has another source, so it gets none of them. */
export function withTracking(url: string): string {
  const [path, search = ''] = url.split('?', 2) as [string, string?];
  const query = new URLSearchParams(search);
  if (remembered.size === 0 || query.has('network')) return url;
  for (const [name, value] of remembered) if (!query.has(name)) query.set(name, value);
  return `${path}?${query.toString()}`;
}

/**
 * Puts the ids into the URL of a page that was opened within the document, so that they outlive a reload of it. The
 * router does not notice: it names each page by its own location.
 */
export function putTrackingIntoUrl({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const here = location.pathname + location.search;
  const whole = withTracking(here);
  if (whole !== here) history.replaceState(history.state, '', whole + location.hash);
}
