import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUnavailable } from '~db/database-errors';
import type { Locale } from '~/i18n/locales';
import { hostName } from '~/tenancy/registry.server';
import type { Tenant } from '~/tenancy/tenant';
import type { Bodies } from './body-bounds';
import { findPeer, type parseProxies, type Peer } from './client-ip';
import { carryTracking, isNewClick, trafficCookie } from './carry-tracking';
import { withoutUntrue } from '../context/asked-here.server';
import { parseCookies, SESSION_COOKIE } from './cookies';
import { baseHeaders } from './base-headers';
import type { EventStreams } from '../events/event-stream';
import { forgetForwarding } from './forwarded';
import { guard, isWellFormedHost, type Verdict } from './guard';
import type { CachedPage } from '~/document/pipeline/html-cache';
import type { Metrics } from '../operations/metrics';
import type { Pages } from '~/document/pipeline/pages';
import { clickOnce, oneClickSecret } from './one-click/one-click';
import { openStream, opensStream } from '../events/open-stream';
import { readUrl } from './read-target';
import { header, isRead, readCookie, type RequestFacts } from './request-facts';
import { findCountry, findLocale, type Platform, type RequestContext } from '../context/context.server';
import { sendCached } from './send-response';
import { Overloaded } from '../overload/overloaded';
import type { StaticFiles } from './static-files';
import {
  readerOf,
  sendNotReady,
  sendUnavailable,
  type UnavailablePage,
  type UnavailableReason,
} from '../overload/unavailable';

export interface RequestListener {
  platform: Platform;
  proxies: ReturnType<typeof parseProxies>;
  findTenant: (hostname: string) => Tenant | undefined;
  files: StaticFiles;
  pages: Pages;
  streams: EventStreams;
  metrics: Metrics;
  bodies: Bodies;
  /** Hosts of the platform itself beside the brands, such as the sandbox payment provider. */
  ownHosts: Map<string, (request: IncomingMessage, response: ServerResponse) => void | Promise<void>>;
  /** Sends the response for a host that belongs to no brand. */
  unknownHost: (request: IncomingMessage, response: ServerResponse) => void;
  recordClick: (tenant: Tenant, facts: RequestFacts) => void;
  /** Unsubscribes who has the link with this secret; false if it is no such link. */
  followOneClick: (context: RequestContext, secret: string) => Promise<boolean>;
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
const brandRequests = new WeakMap<ServerResponse, BrandRequest>();

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
const localeOf = ({ platform }: RequestListener, { tenant, facts }: BrandRequest): Locale =>
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
  const hostname = hostName(peer.host);
  const own = listener.ownHosts.get(hostname);
  if (own) {
    forgetForwarding(request, peer.host);
    setBaseHeaders();
    if (!listener.bodies.admit(request, response, peer.ip)) return 'refused';
    await own(request, response);
    return 'own-host';
  }
  const tenant = listener.findTenant(hostname);
  if (!tenant) {
    forgetForwarding(request, peer.host);
    setBaseHeaders();
    listener.unknownHost(request, response);
    return 'unknown-host';
  }
  const origin = originOf(peer, listener.platform.publicOrigin(tenant));
  forgetForwarding(request, origin.slice(origin.indexOf('//') + 2));
  const url = readUrl(origin, request.url ?? '/');
  if (!url) {
    setBaseHeaders();
    return plain(response, 400, 'Bad request: the URL is malformed.');
  }
  // From here on everything reads the same URL that the guard checks.
  request.url = url.pathname + url.search;
  const facts: RequestFacts = {
    requestId: listener.platform.ids.ulid(),
    method: request.method ?? 'GET',
    url,
    headers: request.headers,
    peer,
    cookies: parseCookies(request.headers.cookie),
  };
  const incoming: BrandRequest = { tenant, facts, hasSession: readCookie(facts, SESSION_COOKIE) !== undefined };
  brandRequests.set(response, incoming);
  const verdict = check(listener, incoming, request);
  const cached = verdict.ok ? findCached(listener, incoming) : undefined;
  if (cached) {
    sendCached(cached, facts, request, response);
    return 'memory';
  }
  const setHeaders = () => {
    setBaseHeaders();
    response.setHeader('X-Request-Id', facts.requestId);
  };
  if (verdict.ok && opensStream(facts) && listener.platform.publicOrigin(tenant) === facts.url.origin) {
    const opened = await openStream(listener, incoming, request, response).catch((error: unknown) => {
      if (!response.headersSent) setHeaders();
      throw error;
    });
    brandRequests.delete(response);
    return opened;
  }
  setHeaders();
  const secret = verdict.ok ? undefined : oneClickSecret(facts, verdict);
  if (!verdict.ok && secret === undefined) return reject(verdict, response);
  // What the guard refuses takes no place: any page of another site can make its visitor send it.
  if (!listener.bodies.admit(request, response, peer.ip)) return 'refused';
  if (verdict.ok) return dispatch(listener, incoming, request, response);
  const said = await clickOnce(listener, incoming, { secret: secret!, verdict, request });
  return 'text' in said ? plain(response, said.status, said.text) : reject(said, response);
}

/** https is ended by a proxy, and some write the port on which they listen themselves. */
function originOf({ secure, host = '' }: Peer, home: string): string {
  const origin = `${secure ? 'https' : 'http'}://${host}`;
  return secure && home === origin.replace(/:\d+$/, '') ? home : origin;
}

/** A request to a brand that exists. */
interface BrandRequest {
  tenant: Tenant;
  facts: RequestFacts;
  hasSession: boolean;
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

function check({ platform }: RequestListener, { facts, hasSession }: BrandRequest, request: IncomingMessage): Verdict {
  return guard({
    method: facts.method,
    path: facts.url.pathname,
    urlLength: request.url!.length,
    headers: request.headers,
    origin: facts.url.origin,
    hasSession,
    insecure: platform.mode === 'production' && !facts.peer.secure,
  });
}

function reject({ status, reason }: Exclude<Verdict, { ok: true }>, response: ServerResponse): string {
  if (status === 405) response.setHeader('Allow', 'GET, HEAD, POST, PUT, DELETE');
  if (status === 413 || status === 411) response.setHeader('Connection', 'close');
  return plain(response, status, `Refused: ${reason}.`);
}

/** The fast path: for these requests nothing is recorded or redirected, so the cache is asked before anything else. */
function findCached(listener: RequestListener, { tenant, facts, hasSession }: BrandRequest): CachedPage | undefined {
  if (hasSession || facts.url.search !== '' || !isRead(facts)) return undefined;
  const home = listener.platform.publicOrigin(tenant);
  if (home !== facts.url.origin || carryTracking(facts, hasSession, home)) return undefined;
  return listener.pages.findCached(tenant, facts);
}

async function dispatch(
  listener: RequestListener,
  { tenant, facts, hasSession }: BrandRequest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<string> {
  const { pathname } = facts.url;
  const reads = isRead(facts);
  const home = listener.platform.publicOrigin(tenant);
  if (reads && home !== facts.url.origin) return redirectTo(response, 308, `${home}${pathname}${facts.url.search}`);
  if (reads && listener.files.serve(pathname, request, response)) return 'static';
  if (pathname === '/api/events' && facts.method === 'GET')
    return openStream(listener, { tenant, facts }, request, response);
  if (isDocument(facts) && (reads || facts.method === 'POST')) {
    const carried = withoutUntrue(facts) ?? carryTracking(facts, hasSession, home);
    if (carried) return redirectTo(response, reads ? 302 : 307, carried);
    if (reads) recordTraffic(listener, tenant, facts, response);
  }
  return listener.pages.respond(tenant, facts, hasSession, request, response);
}

const isDocument = (facts: RequestFacts) => (header(facts, 'accept') ?? '').includes('text/html');

/** Runs before the cache is asked. Where access depends on the source, a cookie remembers it for the session. */
function recordTraffic(listener: RequestListener, tenant: Tenant, facts: RequestFacts, response: ServerResponse): void {
  if (isNewClick(facts)) listener.recordClick(tenant, facts);
  const cookie = trafficCookie(tenant, facts);
  if (cookie !== undefined) response.appendHeader('Set-Cookie', cookie);
}

async function health(listener: RequestListener, path: string, response: ServerResponse): Promise<string> {
  const reason = path === '/healthz' ? undefined : await listener.whyNotReady();
  if (reason === undefined) return plain(response, 200, 'ok');
  sendNotReady(response, reason);
  return 'refused';
}

function redirectTo(response: ServerResponse, status: 302 | 307 | 308, location: string): string {
  response.writeHead(status, { Location: location, 'Cache-Control': 'no-store' }).end();
  return 'redirect';
}

export function plain(response: ServerResponse, status: number, text: string): string {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(`${text}\n`);
  return 'refused';
}
