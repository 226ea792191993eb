import type { ServerResponse } from 'node:http';
import type { CachedPage } from '~/document/pipeline/html-cache';
import type { Pages } from '~/document/pipeline/pages';
import type { Tenant } from '~/tenancy/tenant';
import { withoutUntrue } from '../context/asked-here.server';
import type { RequestContext, Platform } from '../context/context.server';
import type { EventStreams } from '../events/event-stream';
import { openStream, opensStream } from '../events/open-stream';
import type { Bodies } from '../http/body-bounds';
import { carryTracking, isNewClick, trafficCookie } from '../http/carry-tracking';
import { clickOnce, oneClickSecret } from '../http/one-click/one-click';
import { header, isRead, type RequestFacts } from '../http/request-facts';
import { sendCached } from '../http/send-response';
import type { StaticFiles } from '../http/static-files';
import type { BrandArrival } from './host';
import { plain, redirectTo, reject } from './plain-response';

/** What serves the hosts of the brands. */
export interface BrandHost {
  platform: Platform;
  files: StaticFiles;
  pages: Pages;
  streams: EventStreams;
  bodies: Bodies;
  recordClick: (tenant: Tenant, facts: RequestFacts) => void;
  /** Unsubscribes who has the link with this secret; false if it is no such link. */
  followOneClick: (context: RequestContext, secret: string) => Promise<boolean>;
}

/** Serves a request to a brand. `setHeaders` sets those of every response; a cached page and a stream bring their own. */
export async function serveBrand(host: BrandHost, arrival: BrandArrival, setHeaders: () => void): Promise<string> {
  const { tenant, facts, verdict, request, response } = arrival;
  const cached = verdict.ok ? findCached(host, arrival) : undefined;
  if (cached) {
    sendCached(cached, facts, request, response);
    return 'memory';
  }
  if (verdict.ok && opensStream(facts) && host.platform.publicOrigin(tenant) === facts.url.origin) {
    return openStream(host, arrival, request, response).catch((error: unknown) => {
      if (!response.headersSent) setHeaders();
      throw error;
    });
  }
  setHeaders();
  const secret = verdict.ok ? undefined : oneClickSecret(facts, verdict);
  if (!verdict.ok && secret === undefined) return reject(verdict, response);
  // What the guard refuses takes no place: any page of another site can make its visitor send it.
  if (!host.bodies.admit(request, response, facts.peer.ip)) return 'refused';
  if (verdict.ok) return dispatch(host, arrival);
  const clicked = await clickOnce(host, arrival, { secret: secret!, verdict, request });
  return 'text' in clicked ? plain(response, clicked.status, clicked.text) : reject(clicked, response);
}

/** The fast path: for these requests nothing is recorded or redirected, so the cache is asked before anything else. */
function findCached({ platform, pages }: BrandHost, arrival: BrandArrival): CachedPage | undefined {
  const { tenant, facts, hasSession } = arrival;
  if (hasSession || facts.url.search !== '' || !isRead(facts)) return undefined;
  const home = platform.publicOrigin(tenant);
  if (home !== facts.url.origin || carryTracking(facts, hasSession, home)) return undefined;
  return pages.findCached(tenant, facts);
}

async function dispatch(host: BrandHost, arrival: BrandArrival): Promise<string> {
  const { tenant, facts, hasSession, request, response } = arrival;
  const { pathname } = facts.url;
  const reads = isRead(facts);
  const home = host.platform.publicOrigin(tenant);
  if (reads && home !== facts.url.origin) return redirectTo(response, 308, `${home}${pathname}${facts.url.search}`);
  if (reads && host.files.serve(pathname, request, response)) return 'static';
  if (pathname === '/api/events' && facts.method === 'GET') return openStream(host, arrival, request, response);
  if (isDocument(facts) && (reads || facts.method === 'POST')) {
    const carried = withoutUntrue(facts) ?? carryTracking(facts, hasSession, home);
    if (carried) return redirectTo(response, reads ? 302 : 307, carried);
    if (reads) recordTraffic(host, tenant, facts, response);
  }
  return host.pages.respond(tenant, facts, hasSession, request, response);
}

const isDocument = (facts: RequestFacts) => (header(facts, 'accept') ?? '').includes('text/html');

/** Runs before the cache is asked. Where access depends on the source, a cookie remembers it for the session. */
function recordTraffic(host: BrandHost, tenant: Tenant, facts: RequestFacts, response: ServerResponse): void {
  if (isNewClick(facts)) host.recordClick(tenant, facts);
  const cookie = trafficCookie(tenant, facts);
  if (cookie !== undefined) response.appendHeader('Set-Cookie', cookie);
}
