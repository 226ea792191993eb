import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUnavailable } from '~db/database-errors';
import type { Locale } from '~/i18n/locales';
import { hostName } from '~/tenancy/registry/registry.server';
import type { Tenant } from '~/tenancy/tenant';
import { findCountry, findLocale } from '../context/context.server';
import { serveBrand, type BrandHost } from '../hosts/brand-host';
import type { Arrival, BrandArrival, Destination, PlatformHost } from '../hosts/host';
import { plain, reject } from '../hosts/plain-response';
import type { Metrics } from '../operations/metrics';
import { Overloaded } from '../overload/overloaded';
import {
  readerOf,
  sendNotReady,
  sendUnavailable,
  type UnavailablePage,
  type UnavailableReason,
} from '../overload/unavailable';
import { baseHeaders } from './base-headers';
import { findPeer, type parseProxies, type Peer } from './client-ip';
import { parseCookies, SESSION_COOKIE } from './cookies';
import { forgetForwarding } from './forwarded';
import { guard, isWellFormedHost } from './guard';
import { readUrl } from './read-target';
import { readCookie, type RequestFacts } from './request-facts';

export interface RequestListener extends BrandHost {
  proxies: ReturnType<typeof parseProxies>;
  findTenant: (hostname: string) => Tenant | undefined;
  metrics: Metrics;
  /** Hosts of the platform itself beside the brands, by their names. */
  platformHosts: ReadonlyMap<string, PlatformHost>;
  /** Sends the response for a host that belongs to no brand. */
  unknownHost: (request: IncomingMessage, response: ServerResponse) => void;
  unavailablePage: (tenant: Tenant, locale: Locale, reason: UnavailableReason) => UnavailablePage;
  /** Says why this process cannot serve now; undefined if it can. */
  whyNotReady: () => Promise<string | undefined>;
}

/** Handles one request, from the guard to the response. It never throws: an unforeseen error is logged and gets a 500. */
export async function handleIncoming(
  listener: RequestListener,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const started = performance.now();
  const kind = await handle(listener, request, response).catch((error: unknown) => {
    if (error instanceof Overloaded && !response.headersSent) {
      rejectUnavailable(listener, 'busy', request, response, error.seconds);
      return 'shed';
    }
    failed(listener, error, request, response);
    return 'error';
  });
  const count = () => listener.metrics.request(kind, response.statusCode, (performance.now() - started) / 1000);
  // A stream goes on after this. If the client left early, the response is closed already.
  if (response.writableEnded || response.destroyed) count();
  else response.once('close', count);
}

function failed(listener: RequestListener, error: unknown, request: IncomingMessage, response: ServerResponse): void {
  const unavailable = isUnavailable(error);
  const message = unavailable ? 'the database is not available' : 'request failed outside the pages';
  listener.platform.log.error({ err: error, path: pathOf(request) }, message);
  if (response.headersSent) response.destroy();
  else if (unavailable) rejectUnavailable(listener, 'failed', request, response);
  else plain(response, 500, 'Error');
}

/** The requests that reached a brand, by their responses, so that an error page can use the texts of the brand. */
const brandRequests = new WeakMap<ServerResponse, Pick<BrandArrival, 'tenant' | 'facts'>>();

function rejectUnavailable(
  listener: RequestListener,
  reason: UnavailableReason,
  request: IncomingMessage,
  response: ServerResponse,
  seconds?: number,
): void {
  const incoming = brandRequests.get(response);
  const page = incoming && (() => listener.unavailablePage(incoming.tenant, localeOf(listener, incoming), reason));
  const reader = readerOf(pathOf(request), request.headers);
  sendUnavailable(response, { reason, reader, page, ...(seconds === undefined ? {} : { seconds }) });
}

/** Finds the locale without looking up the viewer, since that lookup may be what has failed. */
const localeOf = ({ platform }: RequestListener, { tenant, facts }: Pick<BrandArrival, 'tenant' | 'facts'>): Locale =>
  findLocale(tenant, facts, findCountry(platform, tenant, facts), { kind: 'visitor' });

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0]!;

async function handle(listener: RequestListener, request: IncomingMessage, response: ServerResponse): Promise<string> {
  const path = pathOf(request);
  if (path === '/healthz' || path === '/readyz') return health(listener, path, response);
  const socket = { remoteAddress: request.socket.remoteAddress, encrypted: 'encrypted' in request.socket };
  const peer = findPeer(socket, request.headers, listener.proxies);
  const setBaseHeaders = () => {
    for (const [name, value] of Object.entries(baseHeaders(peer.secure))) response.setHeader(name, value);
  };
  if (!isNamedOnce(request.rawHeaders) || !isWellFormedHost(peer.host)) {
    setBaseHeaders();
    return plain(response, 400, 'Bad request: the Host header is malformed.');
  }
  const destination = findDestination(listener, hostName(peer.host));
  const arrival = arrive(listener, destination, { peer, request, response });
  if (!arrival) {
    setBaseHeaders();
    return plain(response, 400, 'Bad request: the URL is malformed.');
  }
  const { facts, verdict } = arrival;
  const setHeaders = () => {
    setBaseHeaders();
    response.setHeader('X-Request-Id', facts.requestId);
  };
  if (destination.kind === 'brand') {
    brandRequests.set(response, { tenant: destination.tenant, facts });
    const kind = await serveBrand(listener, { ...arrival, tenant: destination.tenant }, setHeaders);
    if (kind === 'stream') brandRequests.delete(response);
    return kind;
  }
  setHeaders();
  if (!verdict.ok) return reject(verdict, response);
  if (destination.kind === 'platform') return servePlatform(listener, destination.host, arrival);
  listener.unknownHost(request, response);
  return 'unknown-host';
}

function findDestination(listener: RequestListener, hostname: string): Destination {
  const host = listener.platformHosts.get(hostname);
  if (host) return { kind: 'platform', host };
  const tenant = listener.findTenant(hostname);
  return tenant ? { kind: 'brand', tenant } : { kind: 'unknown' };
}

interface Incoming {
  peer: Peer;
  request: IncomingMessage;
  response: ServerResponse;
}

/** Reads a request once, as its host sees it, and has the guard look at it; undefined if its URL cannot be read. */
function arrive(
  { platform }: RequestListener,
  destination: Destination,
  { peer, request, response }: Incoming,
): Arrival | undefined {
  const origin = originOf(peer, homeOf(platform, destination));
  forgetForwarding(request, origin.slice(origin.indexOf('//') + 2));
  const url = readUrl(origin, request.url ?? '/');
  if (!url) return undefined;
  // From here on everything reads the same URL that the guard checks.
  request.url = url.pathname + url.search;
  const facts: RequestFacts = {
    requestId: platform.ids.ulid(),
    method: request.method ?? 'GET',
    url,
    headers: request.headers,
    peer,
    cookies: parseCookies(request.headers.cookie),
  };
  const session = sessionCookieOf(destination);
  const hasSession = session !== undefined && readCookie(facts, session) !== undefined;
  const verdict = guard({
    method: facts.method,
    path: url.pathname,
    urlLength: request.url.length,
    headers: request.headers,
    origin: url.origin,
    hasSession,
    insecure: platform.mode === 'production' && !peer.secure,
  });
  return { facts, verdict, hasSession, request, response };
}

function homeOf({ publicOrigin }: RequestListener['platform'], destination: Destination): string | undefined {
  if (destination.kind === 'brand') return publicOrigin(destination.tenant);
  return destination.kind === 'platform' ? destination.host.origin() : undefined;
}

function sessionCookieOf(destination: Destination): string | undefined {
  if (destination.kind === 'brand') return SESSION_COOKIE;
  return destination.kind === 'platform' ? destination.host.sessionCookie : undefined;
}

/** https is ended by a proxy, and some write the port on which they listen themselves. */
function originOf({ secure, host = '' }: Peer, home: string | undefined): string {
  const origin = `${secure ? 'https' : 'http'}://${host}`;
  return secure && home === origin.replace(/:\d+$/, '') ? home : origin;
}

async function servePlatform(listener: RequestListener, host: PlatformHost, arrival: Arrival): Promise<string> {
  const { facts, request, response } = arrival;
  if (!listener.bodies.admit(request, response, facts.peer.ip)) return 'refused';
  const cost = host.costOf?.(facts);
  const serve = async () => host.serve(request, response, facts);
  await (cost ? listener.pages.inTurn(cost, serve) : serve());
  return host.kind;
}

/** Node takes the first of two Host headers; a proxy in front of it might have taken the second. */
function isNamedOnce(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count < 2;
}

async function health(listener: RequestListener, path: string, response: ServerResponse): Promise<string> {
  const reason = path === '/healthz' ? undefined : await listener.whyNotReady();
  if (reason === undefined) return plain(response, 200, 'ok');
  sendNotReady(response, reason);
  return 'refused';
}
