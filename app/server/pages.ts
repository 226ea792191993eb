import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest, sendResponse } from '@mjackson/node-fetch-server';
import type { Tenant } from '~/tenancy/tenant';
import { findCacheRule, queryKey } from './cacheable';
import { buildContext, findCountry, findLocale, type Platform, type RequestContext } from './context.server';
import { ENTRY_COOKIE, THEME_COOKIE, TRAFFIC_COOKIE } from './cookies';
import { compress, pickEncoding } from './encoding';
import { bodyFor, type CachedPage, type HtmlCache, type RenderedPage } from './html-cache';
import { header, readCookie, type RequestFacts } from './request-facts';
import { hasTracking, readTracking } from './tracking';

export type RemixHandler = (request: Request, context: RequestContext) => Promise<Response>;

/** Below this size compressing costs more than it saves. */
const MIN_COMPRESSED = 1000;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest\+json)|image\/svg)/;

/** Pages and resources through Remix: from memory for logged-out readers, rendered for everyone else. */
export class Pages {
  private readonly platform: Platform;
  private readonly cache: HtmlCache;
  private readonly remix: () => Promise<RemixHandler> | RemixHandler;

  constructor(platform: Platform, cache: HtmlCache, remix: () => Promise<RemixHandler> | RemixHandler) {
    this.platform = platform;
    this.cache = cache;
    this.remix = remix;
  }

  async answer(
    tenant: Tenant,
    facts: RequestFacts,
    hasSession: boolean,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<string> {
    const rule = facts.method === 'GET' && !hasSession ? findCacheRule(facts.url.pathname) : undefined;
    const key = rule && queryKey(rule, facts.url.searchParams);
    if (!rule || key === undefined) {
      await this.direct(tenant, facts, request, response);
      return 'page';
    }
    const fullKey = `${tenant.id}|${tenant.version}|${facts.url.pathname}|${key}|${this.variant(tenant, facts)}`;
    const known = this.cache.find(fullKey);
    const page = known ?? (await this.cache.get(fullKey, rule.ttl, () => this.render(tenant, withoutIds(facts, key))));
    sendCached(page, request, response);
    return known ? 'memory' : 'page';
  }

  /** What else the answer depends on: locale, country, entry-warning flag, theme, whether a traffic source is known. */
  private variant(tenant: Tenant, facts: RequestFacts): string {
    const country = findCountry(this.platform, tenant, facts);
    const locale = findLocale(tenant, facts, country, { kind: 'visitor' });
    const entry = readCookie(facts, ENTRY_COOKIE) ? 1 : 0;
    const theme = readCookie(facts, THEME_COOKIE) ?? '';
    const traffic = sourceOf(facts) ? 1 : 0;
    return `${locale}|${country.geoip}|${country.selected ?? ''}|${entry}|${theme.slice(0, 5)}|${traffic}`;
  }

  private async render(tenant: Tenant, facts: RequestFacts): Promise<RenderedPage> {
    const context = await buildContext(this.platform, tenant, facts);
    const headers = new Headers();
    for (const name of ['accept', 'accept-language', 'cookie', 'host', 'user-agent', 'referer']) {
      const value = header(facts, name);
      if (value !== undefined) headers.set(name, value);
    }
    const handle = await this.remix();
    const answer = await handle(new Request(facts.url, { headers }), context);
    const kept: Record<string, string> = {};
    for (const [name, value] of answer.headers) if (name !== 'set-cookie') kept[name] = value;
    const cacheable = answer.status === 200 && !answer.headers.has('set-cookie');
    kept['cache-control'] ??= 'private, no-cache';
    if (!cacheable) for (const value of answer.headers.getSetCookie()) kept['set-cookie'] = value;
    return { status: answer.status, headers: kept, body: Buffer.from(await answer.arrayBuffer()), cacheable };
  }

  private async direct(tenant: Tenant, facts: RequestFacts, request: IncomingMessage, response: ServerResponse) {
    const context = await buildContext(this.platform, tenant, facts);
    const handle = await this.remix();
    const { protocol, host } = facts.url;
    const answer = await handle(createRequest(request, response, { protocol, host }), context);
    answer.headers.set('Cache-Control', answer.headers.get('Cache-Control') ?? 'private, no-store');
    await send(answer, request, response);
  }
}

/** A shared answer must not know one visitor's ids; only that there is a source, where access depends on it. */
function withoutIds(facts: RequestFacts, key: string): RequestFacts {
  const url = new URL(facts.url.pathname, facts.url);
  url.search = key;
  const cookies = new Map(facts.cookies);
  const source = sourceOf(facts);
  for (const name of [TRAFFIC_COOKIE, `__Host-${TRAFFIC_COOKIE}`]) {
    cookies.delete(name);
    if (source) cookies.set(name, 'network=known');
  }
  return { ...facts, url, cookies, headers: { ...facts.headers, referer: undefined } };
}

function sourceOf(facts: RequestFacts): boolean {
  return readTracking(facts.url.searchParams).network !== null || hasTracking(cookieTracking(facts));
}

function cookieTracking(facts: RequestFacts) {
  return readTracking(new URLSearchParams(readCookie(facts, TRAFFIC_COOKIE) ?? ''));
}

function sendCached(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  const { body, encoding } = bodyFor(page, pickEncoding(request.headers['accept-encoding']));
  for (const name in page.headers) response.setHeader(name, page.headers[name]!);
  response.appendHeader('Vary', 'Accept-Encoding, Cookie, Accept-Language');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.writeHead(page.status).end(body);
}

async function send(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const type = answer.headers.get('Content-Type') ?? '';
  const encoding = COMPRESSIBLE.test(type) ? pickEncoding(request.headers['accept-encoding']) : undefined;
  if (!encoding || !answer.body || answer.headers.has('Content-Encoding')) {
    await sendResponse(response, answer);
    return;
  }
  const body = Buffer.from(await answer.arrayBuffer());
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  for (const value of answer.headers.getSetCookie()) response.appendHeader('Set-Cookie', value);
  response.appendHeader('Vary', 'Accept-Encoding');
  if (body.length < MIN_COMPRESSED) {
    response.setHeader('Content-Length', body.length);
    response.writeHead(answer.status).end(request.method === 'HEAD' ? undefined : body);
    return;
  }
  const packed = await compress(body, encoding, 4);
  response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', packed.length);
  response.writeHead(answer.status).end(request.method === 'HEAD' ? undefined : packed);
}
