import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUnavailable } from '~db/dialect';
import type { Tenant } from '~/tenancy/tenant';
import { findPeer, type parseProxies } from './client-address';
import { parseCookies, SESSION_COOKIE, setCookie, TRAFFIC_COOKIE } from './cookies';
import { baseHeaders } from './csp';
import { memberChannel, type EventStreams } from './event-stream';
import { guard, isWellFormedHost } from './guard';
import type { Metrics } from './metrics';
import type { Pages } from './pages';
import { header, readCookie, type RequestFacts } from './request-facts';
import type { Platform } from './context.server';
import type { StaticFiles } from './static-files';
import { hasTracking, readTracking, trackingQuery } from './tracking';

/** Everything between the socket and the pages. */
export interface Door {
  platform: Platform;
  proxies: ReturnType<typeof parseProxies>;
  findTenant: (hostname: string) => Tenant | undefined;
  files: StaticFiles;
  pages: Pages;
  streams: EventStreams;
  metrics: Metrics;
  /** Hosts of the platform's own beside the brands: the sandbox payment provider. */
  ownHosts: Map<string, (request: IncomingMessage, response: ServerResponse) => void | Promise<void>>;
  /** The answer for a host nobody knows. */
  unknownHost: (request: IncomingMessage, response: ServerResponse) => void;
  recordClick: (tenant: Tenant, facts: RequestFacts) => void;
  ready: () => Promise<boolean>;
}

/** One request, from guard to answer. Never throws: what nobody foresaw is logged and answered with 500. */
export async function openDoor(door: Door, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const started = performance.now();
  const kind = await passThrough(door, request, response).catch((error: unknown) => {
    door.platform.log.error({ err: error, path: request.url }, 'request failed outside the pages');
    if (!response.headersSent) plain(response, ...failureOf(error));
    else response.destroy();
    return 'error';
  });
  const count = () => door.metrics.request(kind, response.statusCode, (performance.now() - started) / 1000);
  // Streams go on after this; who left early is gone already.
  if (response.writableEnded || response.destroyed) count();
  else response.once('close', count);
}

const failureOf = (error: unknown): [status: number, text: string] =>
  isUnavailable(error) ? [503, 'An error occured, please try again later.'] : [500, 'Error'];

async function passThrough(door: Door, request: IncomingMessage, response: ServerResponse): Promise<string> {
  const path = (request.url ?? '/').split('?', 1)[0]!;
  if (path === '/healthz' || path === '/readyz') return health(door, path, response);
  const socket = { remoteAddress: request.socket.remoteAddress, encrypted: 'encrypted' in request.socket };
  const peer = findPeer(socket, request.headers, door.proxies);
  for (const [name, value] of Object.entries(baseHeaders(peer.secure))) response.setHeader(name, value);
  // Node takes the first of two; a proxy before us might have taken the second.
  const isNamedOnce = (request.headersDistinct.host?.length ?? 0) < 2;
  if (!isNamedOnce || !isWellFormedHost(peer.host)) {
    return plain(response, 400, 'Bad request: the Host header is malformed.');
  }
  const hostname = peer.host.replace(/:\d+$/, '').toLowerCase();
  const own = door.ownHosts.get(hostname);
  if (own) {
    await own(request, response);
    return 'own-host';
  }
  const tenant = door.findTenant(hostname);
  if (!tenant) {
    door.unknownHost(request, response);
    return 'unknown-host';
  }
  const url = readAddress(`${peer.secure ? 'https' : 'http'}://${peer.host}`, request.url ?? '/');
  if (!url) return plain(response, 400, 'Bad request: the address is malformed.');
  // Whoever reads it from here on sees what the guard sees.
  request.url = url.pathname + url.search;
  const facts: RequestFacts = {
    requestId: door.platform.ids.ulid(),
    method: request.method ?? 'GET',
    url,
    headers: request.headers,
    peer,
    cookies: parseCookies(request.headers.cookie),
  };
  response.setHeader('X-Request-Id', facts.requestId);
  return welcome(door, tenant, facts, request, response);
}

/** `//x/y` is a path of ours, not a host called x; the long form (`GET http://host/path`) must be of this very host. */
function readAddress(origin: string, address: string): URL | undefined {
  const path = address.replace(/^\/+/, '/');
  if (!URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  return url.origin === new URL(origin).origin ? url : undefined;
}

async function welcome(
  door: Door,
  tenant: Tenant,
  facts: RequestFacts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<string> {
  const { pathname } = facts.url;
  const hasSession = readCookie(facts, SESSION_COOKIE) !== undefined;
  const verdict = guard({
    method: facts.method,
    path: pathname,
    urlLength: request.url!.length,
    headers: request.headers,
    origin: facts.url.origin,
    hasSession,
  });
  if (!verdict.ok) {
    if (verdict.status === 405) response.setHeader('Allow', 'GET, HEAD, POST, PUT, DELETE');
    if (verdict.status === 413 || verdict.status === 411) response.setHeader('Connection', 'close');
    return plain(response, verdict.status, `Refused: ${verdict.reason}.`);
  }
  const isRead = facts.method === 'GET' || facts.method === 'HEAD';
  const home = door.platform.publicOrigin(tenant);
  if (isRead && home !== facts.url.origin) return redirectTo(response, 308, `${home}${pathname}${facts.url.search}`);
  if (isRead && door.files.serve(pathname, request, response)) return 'static';
  if (pathname === '/api/events' && facts.method === 'GET') return attachStream(door, tenant, facts, request, response);
  if (isRead && isDocument(facts)) {
    const carried = carryTracking(facts, home);
    if (carried) return redirectTo(response, 302, carried);
    rememberTraffic(door, tenant, facts, response);
  }
  return door.pages.answer(tenant, facts, hasSession, request, response);
}

const isDocument = (facts: RequestFacts) => (header(facts, 'accept') ?? '').includes('text/html');

/**
 * Tracking ids travel in addresses until there is consent to store them: who comes to a signup page from a page
 * of ours with ids goes on with the same ids.
 */
function carryTracking(facts: RequestFacts, home: string): string | undefined {
  if (!/^\/(?:signup|members\/[^/]+\/signup)$/.test(facts.url.pathname)) return undefined;
  if (hasTracking(readTracking(facts.url.searchParams))) return undefined;
  const referer = header(facts, 'referer');
  if (!referer || !URL.canParse(referer) || new URL(referer).origin !== home) return undefined;
  const before = readTracking(new URL(referer).searchParams);
  if (!hasTracking(before)) return undefined;
  const query = new URLSearchParams([...facts.url.searchParams, ...new URLSearchParams(trackingQuery(before))]);
  return `${facts.url.pathname}?${query.toString()}`;
}

/** A click is recorded before the cache; where access depends on the source, a session-lifetime cookie keeps it. */
function rememberTraffic(door: Door, tenant: Tenant, facts: RequestFacts, response: ServerResponse): void {
  const tracking = readTracking(facts.url.searchParams);
  if (!hasTracking(tracking)) return;
  door.recordClick(tenant, facts);
  const needed =
    tenant.signups === 'with_trafficsource' || tenant.logged_out_search !== tenant.logged_out_search_trafficsource;
  if (needed && tracking.network) {
    response.appendHeader('Set-Cookie', setCookie(TRAFFIC_COOKIE, trackingQuery(tracking), facts.peer.secure));
  }
}

async function attachStream(
  door: Door,
  tenant: Tenant,
  facts: RequestFacts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<string> {
  const token = readCookie(facts, SESSION_COOKIE);
  const db = door.platform.openDb(tenant.id);
  const viewer = token ? await door.platform.findViewer(db, token, door.platform.clock.now()) : undefined;
  if (viewer?.kind !== 'member') {
    // 204 tells an EventSource to stop asking.
    response.writeHead(204).end();
    return 'stream';
  }
  door.streams.attach(memberChannel(tenant.id, viewer.member.id), request, response);
  return 'stream';
}

async function health(door: Door, path: string, response: ServerResponse): Promise<string> {
  const ok = path === '/healthz' || (await door.ready());
  return plain(response, ok ? 200 : 503, ok ? 'ok' : 'not ready');
}

function redirectTo(response: ServerResponse, status: 302 | 308, location: string): string {
  response.writeHead(status, { Location: location, 'Cache-Control': 'no-store' }).end();
  return 'redirect';
}

export function plain(response: ServerResponse, status: number, text: string): string {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(`${text}\n`);
  return 'refused';
}
