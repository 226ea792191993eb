import type { IncomingMessage, ServerResponse } from 'node:http';
import { isMember, isVisitor } from '~/contract/actor';
import type { Tenant } from '~/tenancy/tenant';
import { type Api, bugResponse } from '~/server/api/api.server';
import { findUnchanged } from '~/server/api/unchanged.server';
import { findCacheRule, queryKey } from './cacheable';
import {
  buildContext,
  findCountry,
  findLocale,
  type RequestContext,
  type Platform,
} from '~/server/context/context.server';
import { costClassOf, isVisitorForm, type CostClass } from '~/server/overload/cost-class';
import {
  cookieName,
  COUNTRY_COOKIE,
  ENTRY_COOKIE,
  LOCALE_COOKIE,
  SESSION_COOKIE,
  THEME_COOKIE,
  TRAFFIC_COOKIE,
} from '~/server/http/cookies';
import { isFinished, readBody } from '~/server/response/buffered-response.server';
import { MANIFEST_PATH } from './route-groups';
import type { CachedPage, HtmlCache, RenderedPage, Shelf } from './html-cache';
import { KnownSessions } from '~/server/context/known-sessions';
import { isRead, readCookie, type RequestFacts } from '~/server/http/request-facts';
import { clearEnded } from '~/server/http/clear-site-data';
import { apiRequest } from '~/server/http/api-request';
import { sendCached, sendJson, sendResponse, sendUnchanged } from '~/server/http/send-response';
import { assertServed } from '~/server/overload/overloaded';
import type { Turn } from '~/server/overload/running-turn';
import { Shedder } from '~/server/overload/shed';
import { streamedRequest } from '~/server/http/streamed-request';
import { hasTracking, readTracking } from '~/server/context/tracking';

/** Only the manifest of routes needs no context. */
export type RemixHandler = (request: Request, context?: RequestContext) => Promise<Response>;

/** Cookies on which a logged-out page may depend; each of them is part of the key. */
const SHARED_COOKIES = [LOCALE_COOKIE, COUNTRY_COOKIE, ENTRY_COOKIE, THEME_COOKIE];
const THEMES = ['light', 'dark'];

export interface PagesParts {
  platform: Platform;
  cache: HtmlCache;
  remix: () => Promise<RemixHandler> | RemixHandler;
  api: Api;
  shedder?: Shedder;
}

/**
 * Pages and resources made by Remix: from the cache for logged-out visitors, rendered for everyone else. The calls of the
 * API are answered here too, in the same order of admission, but without Remix.
 */
export class Pages {
  private readonly platform: Platform;
  private readonly cache: HtmlCache;
  private readonly remix: () => Promise<RemixHandler> | RemixHandler;
  private readonly api: Api;
  private readonly shedder: Shedder;
  private readonly sessions = new KnownSessions();

  constructor({ platform, cache, remix, api, shedder }: PagesParts) {
    this.platform = platform;
    this.cache = cache;
    this.remix = remix;
    this.api = api;
    this.shedder = shedder ?? new Shedder({ now: () => performance.now() });
  }

  async respond(
    tenant: Tenant,
    facts: RequestFacts,
    hasSession: boolean,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<string> {
    if (facts.url.pathname === MANIFEST_PATH && isRead(facts)) return this.sendManifest(facts, request, response);
    const keyed = this.keyOf(tenant, facts, hasSession);
    if (!keyed) return this.direct(tenant, facts, request, response);
    const { fullKey, rule, key, shelf } = keyed;
    const known = this.cache.find(fullKey, shelf);
    const shared = known ?? (await this.cache.join(fullKey));
    if (!shared && (await this.refuses(tenant, facts, response))) return 'refused';
    const render = () => this.render(tenant, sharedFacts(facts, key));
    const page = shared ?? (await this.cache.get(fullKey, rule.ttl, render, shelf));
    sendCached(page, facts, request, response);
    return known ? 'memory' : 'page';
  }

  /** The routes behind the links of a page that has already been served: as cheap as a static file, and like it never refused. */
  private async sendManifest(facts: RequestFacts, request: IncomingMessage, response: ServerResponse) {
    const handle = await this.remix();
    await sendResponse(await handle(new Request(facts.url, { method: facts.method })), request, response);
    return 'page';
  }

  /** The page of a logged-out visitor, if it is cached. */
  findCached(tenant: Tenant, facts: RequestFacts): CachedPage | undefined {
    const keyed = this.keyOf(tenant, facts, false);
    return keyed && this.cache.find(keyed.fullKey, keyed.shelf);
  }

  /** Runs other work in its turn among the pages. */
  async inTurn<T>(kind: CostClass, work: () => Promise<T>): Promise<T> {
    const turn = await this.shedder.enter(kind);
    try {
      return await work();
    } finally {
      turn.leave();
    }
  }

  /** Remembers whether a session belongs to a member. */
  noteSession(tenant: Tenant, facts: RequestFacts, alive: boolean): void {
    this.sessions.note(tenant.id, readCookie(facts, SESSION_COOKIE), alive);
  }

  /** True, with a 429 sent, if the IP address has had as many pages rendered as it may in a minute. */
  private async refuses(tenant: Tenant, facts: RequestFacts, response: ServerResponse): Promise<boolean> {
    const { limits, ipKey } = this.platform;
    const wait = await limits.rendering.tryTake(ipKey(facts.peer.ip));
    if (wait === 0) return false;
    const locale = findLocale(tenant, facts, findCountry(this.platform, tenant, facts), { kind: 'visitor' });
    const text = this.platform.texts(tenant, locale).formatMessage({ id: 'errors.too-many-requests' });
    response
      .writeHead(429, { ...REFUSED, 'Content-Language': locale, 'Retry-After': String(Math.ceil(wait / 1000)) })
      .end(`${text}\n`);
    return true;
  }

  private keyOf(tenant: Tenant, facts: RequestFacts, hasSession: boolean) {
    const rule = isRead(facts) && !hasSession ? findCacheRule(facts.url.pathname) : undefined;
    const key = rule && (facts.url.search === '' ? '' : queryKey(rule, facts.url.searchParams));
    if (!rule || key === undefined) return undefined;
    const fullKey = `${tenant.id}|${tenant.version}|${facts.url.pathname}|${key}|${this.variant(tenant, facts)}`;
    const shelf: Shelf = key === '' ? 'plain' : 'queried';
    return { fullKey, rule, key, shelf };
  }

  /**
   * What else the page depends on: locale, whether the visitor has chosen it, country, entry warning, theme, and whether a
   * traffic source is known.
   */
  private variant(tenant: Tenant, facts: RequestFacts): string {
    const country = findCountry(this.platform, tenant, facts);
    const locale = findLocale(tenant, facts, country, { kind: 'visitor' });
    const chosen = readCookie(facts, LOCALE_COOKIE) === locale ? 1 : 0;
    const entry = readCookie(facts, ENTRY_COOKIE) ? 1 : 0;
    const theme = readCookie(facts, THEME_COOKIE) ?? '';
    const traffic = hasSource(facts) ? 1 : 0;
    const scheme = THEMES.includes(theme) ? theme : '';
    return `${locale}|${chosen}|${country.geoip}|${country.selected ?? ''}|${entry}|${scheme}|${traffic}`;
  }

  private render(tenant: Tenant, facts: RequestFacts): Promise<RenderedPage> {
    return this.inTurn('visitor-page', () => this.renderNow(tenant, facts));
  }

  private async renderNow(tenant: Tenant, facts: RequestFacts): Promise<RenderedPage> {
    const context = await buildContext(this.platform, tenant, facts);
    const handle = await this.remix();
    const response = await handle(new Request(facts.url, { headers: { Accept: 'text/html' } }), context);
    assertServed(response);
    const headers: Record<string, string> = {};
    for (const [name, value] of response.headers) if (name !== 'set-cookie') headers[name] = value;
    headers['cache-control'] ??= 'private, no-cache';
    const cookies = response.headers.getSetCookie();
    const storable = !headers['cache-control'].includes('no-store');
    const cacheable = response.status === 200 && cookies.length === 0 && storable;
    return { status: response.status, headers, cookies, body: await readBody(response), cacheable };
  }

  private async direct(
    tenant: Tenant,
    facts: RequestFacts,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<string> {
    const isMember = this.sessions.countsAsMember(tenant.id, readCookie(facts, SESSION_COOKIE));
    const kind = costClassOf(facts.url.pathname, facts.method, isMember);
    const turn = kind && (await this.shedder.enter(kind));
    // It is let in like others and then waits for the thread that parses it, which holds up nobody.
    if (facts.url.pathname === '/webhooks/mail-reports') turn?.leave();
    // Nothing reads the body of a GET or HEAD, so its end would never come.
    if (turn && !isRead(facts) && hasBody(request)) {
      turn.pause();
      // A file then waits for the process that decodes pictures, which has a queue of its own.
      const hasFile = request.headers['content-type']?.startsWith('multipart/form-data') ?? false;
      request.once('end', () => (hasFile ? turn.leave() : turn.resume()));
    }
    try {
      // The client has left.
      if (response.destroyed) return 'gone';
      return await this.respondNow(tenant, facts, { request, response, turn });
    } finally {
      turn?.leave();
    }
  }

  private async respondNow(tenant: Tenant, facts: RequestFacts, exchange: Exchange): Promise<string> {
    const { request, response, turn } = exchange;
    const calls = this.api.find(facts.url.pathname);
    const unchanged = calls?.live && (await findUnchanged(this.platform, tenant, facts, calls.live));
    if (unchanged !== undefined) {
      this.noteSession(tenant, facts, true);
      sendUnchanged(unchanged, response);
      return 'page';
    }
    const context = await buildContext(this.platform, tenant, facts);
    this.noteSession(tenant, facts, isMember(context.viewer));
    if (calls) {
      const bug = (error: unknown) => bugResponse(error, context, facts.url.pathname);
      const json = await calls.respond(context, apiRequest(facts, request)).catch(bug);
      clearEnded(response, context, new Headers(json.headers).getSetCookie());
      await sendJson(json, request, response);
      return 'page';
    }
    const visits = isVisitor(context.viewer) && makesPage(facts);
    if (visits && (await this.refuses(tenant, facts, response))) return 'refused';
    const handle = await this.remix();
    const content = await handle(streamedRequest(request, response, facts.url.origin), context);
    assertServed(content);
    // A stream goes only as fast as the client reads it, so it must not hold the turn.
    if (!isFinished(content)) turn?.leave();
    clearEnded(response, context, content.headers.getSetCookie());
    content.headers.set('Cache-Control', content.headers.get('Cache-Control') ?? 'private, no-store');
    await sendResponse(content, request, response);
    return 'page';
  }
}

const REFUSED = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

const makesPage = (facts: RequestFacts) =>
  !isResource(facts.url.pathname) && (isRead(facts) || !isVisitorForm(facts.url.pathname));

/** Resources cost no page. A path that only begins like one gets a "not found" page, which costs like any other. */
const isResource = (path: string) =>
  /^\/(?:api\/[a-z-]+\.php|photos\/[^/]+|webhooks\/(?:payment\/[^/]+|mail-reports))$/.test(path);

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  turn: Turn | undefined;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** A shared page gets only those facts of its first visitor that are part of its key. */
function sharedFacts(facts: RequestFacts, key: string): RequestFacts {
  const url = new URL(facts.url.pathname, facts.url);
  url.search = key;
  const cookies = new Map<string, string>();
  const add = (name: string, value: string | undefined) =>
    value === undefined ? undefined : cookies.set(cookieName(name, facts.peer.secure), value);
  for (const name of SHARED_COOKIES) add(name, readCookie(facts, name));
  add(TRAFFIC_COOKIE, hasSource(facts) ? 'network=known' : undefined);
  return { ...facts, url, cookies, headers: { 'accept-language': facts.headers['accept-language'] } };
}

/** Whether a traffic source is known. Access may depend on that, but the page never depends on which source it is. */
function hasSource(facts: RequestFacts): boolean {
  if (facts.url.search !== '' && readTracking(facts.url.searchParams).network !== null) return true;
  const stored = readCookie(facts, TRAFFIC_COOKIE);
  return stored !== undefined && hasTracking(readTracking(new URLSearchParams(stored)));
}
