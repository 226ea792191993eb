import { TRACKING_NAMES } from '../response/client-type';

/** What the link of an affiliate says. Stored with the first click and, at signup, with the member. */
export interface Tracking {
  network: string | null;
  ref: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
}

export const NO_TRACKING: Tracking = { network: null, ref: null, sub1: null, sub2: null, sub3: null };
const MAX_LENGTH = 100;
// Ids contain no control characters.
const ALLOWED = /^[\x20-\x7e]+$/;

/** Reads the tracking ids of a query. A value that is too long or not printable counts as null. */
export function readTracking(query: URLSearchParams): Tracking {
  const read = (name: string) => {
    const value = query.get(name);
    return value && value.length <= MAX_LENGTH && ALLOWED.test(value) ? value : null;
  };
  return { network: read('network'), ref: read('ref'), sub1: read('sub1'), sub2: read('sub2'), sub3: read('sub3') };
}

export function hasTracking(tracking: Tracking): boolean {
  return TRACKING_NAMES.some((name) => tracking[name] !== null);
}

/** The ids as a query string, in a fixed order. */
export function trackingQuery(tracking: Tracking): string {
  const query = new URLSearchParams();
  for (const name of TRACKING_NAMES) {
    const value = tracking[name];
    if (value !== null) query.set(name, value);
  }
  return query.toString();
}

/**
 * A URL without a network (a friend's `?ref=`, a link within the site) adds to the known visit, so the known ids fill
 * its gaps. A URL with a network comes from another source, and none of the known ids belongs to it.
 */
export function completeTracking(own: Tracking, known: Tracking): Tracking {
  if (own.network !== null) return own;
  const all = { ...known };
  for (const name of TRACKING_NAMES) all[name] = own[name] ?? known[name];
  return all;
}

/**
 * The ids of a request: those of its own query, completed by the strictly necessary cookie, else by the query of the
 * page of the same origin that led here. So ids travel without anything stored on the visitor's device.
 */
export function findTracking(input: {
  query: URLSearchParams;
  cookie: string | undefined;
  referer: string | undefined;
  origin: string;
}): Tracking {
  const own = readTracking(input.query);
  return own.network === null ? completeTracking(own, findKnown(input)) : own;
}

function findKnown({ cookie, referer, origin }: Parameters<typeof findTracking>[0]): Tracking {
  if (cookie) {
    const stored = readTracking(new URLSearchParams(cookie));
    if (hasTracking(stored)) return stored;
  }
  return trackingBefore(referer, origin);
}

/** The ids in the URL of the page that led here, if it has the same origin. */
export function trackingBefore(referer: string | undefined, origin: string): Tracking {
  if (!referer || !URL.canParse(referer)) return NO_TRACKING;
  const url = new URL(referer);
  return url.origin === origin ? readTracking(url.searchParams) : NO_TRACKING;
}
