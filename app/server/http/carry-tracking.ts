import type { Tenant } from '~/tenancy/tenant';
import { completeTracking, hasTracking, readTracking, trackingBefore, trackingQuery } from '../context/tracking';
import { TRACKING_NAMES } from '../response/client-type';
import { setCookie, TRAFFIC_COOKIE } from './cookies';
import { header, isRead, type RequestFacts } from './request-facts';

const SIGNUP = /^\/(?:signup|members\/[^/]+\/signup)$/;

/**
 * Tracking ids travel in URLs until there is consent to store them: a visitor who goes from a page of ours with ids to
 * another goes on with the same ids, through a change of language and a search as well. So does the form of a signup
 * page: what its response shows can be sent again from a URL that still says where the visitor came from. Answers the
 * path and query to go to, or undefined where nothing is to be carried.
 */
export function carryTracking(facts: RequestFacts, hasSession: boolean, home: string): string | undefined {
  const before = header(facts, 'referer');
  // Nearly every visitor: nothing to carry, so nothing to work out.
  if (!before?.includes('?')) return undefined;
  const toSignup = SIGNUP.test(facts.url.pathname);
  // Whoever has an account came from where the account says.
  if (!toSignup && (hasSession || !isRead(facts) || facts.url.pathname.startsWith('/api/'))) return undefined;
  const own = readTracking(facts.url.searchParams);
  const all = completeTracking(own, trackingBefore(before, home));
  if (trackingQuery(all) === trackingQuery(own)) return undefined;
  const query = new URLSearchParams(facts.url.searchParams);
  for (const name of TRACKING_NAMES) if (all[name] !== null) query.set(name, all[name]);
  return `${facts.url.pathname}?${query.toString()}`;
}

/** Whether the request is a click that was not counted yet: ids from a page of ours are the same click, further on. */
export function isNewClick(facts: RequestFacts): boolean {
  const tracking = readTracking(facts.url.searchParams);
  if (!hasTracking(tracking)) return false;
  return trackingQuery(trackingBefore(header(facts, 'referer'), facts.url.origin)) !== trackingQuery(tracking);
}

/** The cookie that remembers the source for the session, where access to the brand depends on it. */
export function trafficCookie(tenant: Tenant, facts: RequestFacts): string | undefined {
  const tracking = readTracking(facts.url.searchParams);
  const needed =
    tenant.signups === 'with_trafficsource' || tenant.logged_out_search !== tenant.logged_out_search_trafficsource;
  if (!needed || !tracking.network) return undefined;
  return setCookie(TRAFFIC_COOKIE, trackingQuery(tracking), facts.peer.secure);
}
