import { TRACKING_NAMES } from '../response/client-type';

/** What an affiliate's link tells us. Stored with the first hit and, at signup, with the member. */
export interface Tracking {
  network: string | null;
  ref: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
}

export const NO_TRACKING: Tracking = { network: null, ref: null, sub1: null, sub2: null, sub3: null };
const MAX_LENGTH = 100;
// Control characters have no business in an id.
const ALLOWED = /^[\x20-\x7e]+$/;

/** Reads the tracking names of a query; anything over-long or unprintable is nothing. */
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

/** As a query string, in a fixed order. */
export function trackingQuery(tracking: Tracking): string {
  const query = new URLSearchParams();
  for (const name of TRACKING_NAMES) {
    const value = tracking[name];
    if (value !== null) query.set(name, value);
  }
  return query.toString();
}

/**
 * An address without a network (a friend's `?ref=`, a link of ours) says more about the visit that is known, not that
 * it came from nowhere: what it lacks stays. A network of its own is another source, and no id of the former is its.
 */
export function completeTracking(own: Tracking, known: Tracking): Tracking {
  if (own.network !== null) return own;
  const all = { ...known };
  for (const name of TRACKING_NAMES) all[name] = own[name] ?? known[name];
  return all;
}

/**
 * The ids of this request: its own query, completed by the strictly necessary cookie, else by the query of the page of
 * ours that led here (same origin only), so that ids travel without storing anything on the visitor's device.
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

/** The ids in the address of the page of ours that led here. */
export function trackingBefore(referer: string | undefined, origin: string): Tracking {
  if (!referer || !URL.canParse(referer)) return NO_TRACKING;
  const url = new URL(referer);
  return url.origin === origin ? readTracking(url.searchParams) : NO_TRACKING;
}
