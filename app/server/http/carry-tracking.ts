import type { Tenant } from '~/tenancy/tenant';
import { completeTracking, hasTracking, readTracking, trackingBefore, trackingQuery } from '../context/tracking';
import { TRACKING_NAMES } from '../response/client-type';
import { setCookie, TRAFFIC_COOKIE } from './cookies';
import { header, isRead, type RequestFacts } from './request-facts';

const SIGNUP = /^\/(?:signup|members\/[^/]+\/signup)$/;

/**
 * Tracking ids travel in URLs until there is consent to store them. A visitor who goes from a page of this site with
 * ids to another keeps the same ids, also through a change of language or a search. The same holds for the form of a
 * signup page: the page in its response can be sent again from a URL that still says where the visitor came from.
 * Returns the path and query to redirect to, or undefined if there is nothing to carry.
 */
export function carryTracking(facts: RequestFacts, hasSession: boolean, home: string): string | undefined {
  const before = header(facts, 'referer');
  // True for nearly every visitor: there is nothing to carry, so nothing to work out.
  if (!before?.includes('?')) return undefined;
  const toSignup = SIGNUP.test(facts.url.pathname);
  // The source of a member is stored with the account.
  if (!toSignup && (hasSession || !isRead(facts) || facts.url.pathname.startsWith('/api/'))) return undefined;
  const own = readTracking(facts.url.searchParams);
  const all = completeTracking(own, trackingBefore(before, home));
  if (trackingQuery(all) === trackingQuery(own)) return undefined;
  const query = new URLSearchParams(facts.url.searchParams);
  for (const name of TRACKING_NAMES) if (all[name] !== null) query.set(name, all[name]);
  return `${facts.url.pathname}?${query.toString()}`;
}

/** Ids that come from a page of this site belong to a click that was counted already. */
export function isNewClick(facts: RequestFacts): boolean {
  const tracking = readTracking(facts.url.searchParams);
  if (!hasTracking(tracking)) return false;
  return trackingQuery(trackingBefore(header(facts, 'referer'), facts.url.origin)) !== trackingQuery(tracking);
}

/** The cookie of the traffic source; undefined for brands on which access does not depend on the source. */
export function trafficCookie(tenant: Tenant, facts: RequestFacts): string | undefined {
  const tracking = readTracking(facts.url.searchParams);
  const needed =
    tenant.signups === 'with_trafficsource' || tenant.logged_out_search !== tenant.logged_out_search_trafficsource;
  if (!needed || !tracking.network) return undefined;
  return setCookie(TRAFFIC_COOKIE, trackingQuery(tracking), facts.peer.secure);
}
