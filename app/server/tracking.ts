/** What an affiliate's link tells us. Stored with the first hit and, at signup, with the member. */
export interface Tracking {
  network: string | null;
  ref: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
}

export const TRACKING_NAMES = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
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
 * The ids of this request: its own query, else the strictly necessary cookie, else the query of the page of ours
 * that led here (same origin only), so that ids travel without storing anything on the visitor's device.
 */
export function findTracking(input: {
  query: URLSearchParams;
  cookie: string | undefined;
  referer: string | undefined;
  origin: string;
}): Tracking {
  const own = readTracking(input.query);
  if (hasTracking(own)) return own;
  if (input.cookie) {
    const stored = readTracking(new URLSearchParams(input.cookie));
    if (hasTracking(stored)) return stored;
  }
  if (input.referer && URL.canParse(input.referer)) {
    const url = new URL(input.referer);
    if (url.origin === input.origin) return readTracking(url.searchParams);
  }
  return NO_TRACKING;
}
