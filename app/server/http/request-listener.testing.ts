import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Db } from '~db/database';
import { memoryEvents } from '~/providers/events/memory';
import { fixedGeo } from '~/providers/geo/fixed';
import type { Tenant } from '~/tenancy/tenant';
import { testTenant } from '~/tenancy/tenant.testing';
import { FragmentCache } from '~/document/fragments/fragment-cache';
import type { AnyApiTable } from '../api/api-call';
import { openApi } from '../api/api.server';
import { openBodies } from './body-bounds';
import { parseProxies } from './client-ip';
import { frozenClock } from '../context/clock';
import type { RequestContext, Platform } from '../context/context.server';
import type { PlatformHost } from '../hosts/host';
import { plain } from '../hosts/plain-response';
import { handleIncoming, type RequestListener } from './request-listener';
import { EventStreams } from '../events/event-stream';
import { HtmlCache } from '~/document/pipeline/html-cache';
import { openHooks } from '../context/hooks';
import { countingIds } from '../context/ids';
import { listen } from '../connections/lifecycle';
import { SESSION_COOKIE } from './cookies';
import { openLimits } from '../limits/limits';
import { memoryLogger } from '../operations/logger';
import { Pages, type RemixHandler } from '~/document/pipeline/pages';
import { openMailParser } from '../mail-parser/mail-parser';
import { openPictures } from '../pictures/pictures';
import type { Shedder } from '../overload/shed';
import { StaticFiles } from './static-files';
import type { ViewerMember } from '../context/viewer';

/** A request that reached Remix. */
export interface Seen {
  method: string;
  url: string;
  cookie: string | null;
  headers: Headers;
  context: RequestContext;
}

export interface TestResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export interface Ask {
  method?: string;
  /** The Host header; `aurea.localhost` by default. */
  host?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

/** The session token that the fake services accept. */
export const LIVE_SESSION = 'live';
/** One that was ended on purpose. */
export const ENDED_SESSION = 'ended';
export const AUREA = 'http://aurea.localhost';

export interface TestListenerOptions {
  mode?: Platform['mode'];
  /** Settings of the brand `aurea`. */
  tenant?: Record<string, unknown>;
  /** Replaces the default page, which contains its path and how often it was rendered. */
  remix?: (request: Request, context: RequestContext) => Response | Promise<Response>;
  /** The calls of the API; none by default. */
  api?: AnyApiTable;
  /** Paths below the static folder, with the contents of the files. */
  files?: Record<string, string>;
  proxies?: string[];
  /** The origin of `aurea`; `http://aurea.localhost` by default. */
  home?: string;
  listener?: Partial<RequestListener>;
  shedder?: Shedder;
}

/**
 * Opens a real server on a free port with the brands `aurea` and `boreas`; everything behind the request listener is a
 * small fake.
 */
export async function openTestListener(options: TestListenerOptions = {}) {
  const tenants = [
    testTenant({ id: 1, slug: 'aurea', ...options.tenant }),
    testTenant({ id: 2, slug: 'boreas', domain: 'www.boreas.example' }),
  ];
  const logged: { level: string; fields: object; message: string }[] = [];
  const log = memoryLogger(logged);
  const clock = frozenClock(Date.UTC(2026, 10, 21, 12));
  const events = memoryEvents({ log });
  const seen: Seen[] = [];
  const clicks: { slug: string; search: string }[] = [];
  const counts: string[] = [];
  const present: string[] = [];
  const folder = writeFolder(options.files ?? {});
  const country = { value: 'NL' };

  const platform: Platform = {
    mode: options.mode ?? 'demo',
    log,
    clock,
    ids: countingIds(clock),
    ports: { events, geo: fixedGeo({}) } as Platform['ports'],
    limits: openLimits(),
    pictures: openPictures({ log }),
    mailParser: openMailParser({ log }),
    hooks: openHooks([], []),
    openDb: (tenantId) => ({ tenantId }) as Db,
    findViewer: async (_context, token) =>
      token === LIVE_SESSION
        ? { kind: 'member', sessionId: 's', member: { id: 'm1', language: 'en' } as ViewerMember }
        : { kind: 'visitor', ...(token === ENDED_SESSION ? { ended: true } : {}) },
    findLiveMember: async () => undefined,
    findStreamMember: async (_context, token) =>
      token === LIVE_SESSION
        ? { id: 'm1', sessionId: 's', lastActiveAt: 0, invisible: false }
        : { ended: token === ENDED_SESSION },
    notePresence: async (_context, id) => void present.push(id),
    publicOrigin: ({ slug }) => (slug === 'aurea' && options.home) || `http://${slug}.localhost`,
    ipKey: (ip) => ip,
    keyedHash: (purpose, text) => `${purpose} ${text}`,
    deviceMark: (subject) => subject,
    demoCountry: () => country.value,
    catalogues: {
      page: (locale) => ({ locale, files: {}, index: '' }),
      intl: () => ({}) as ReturnType<Platform['catalogues']['intl']>,
    },
    texts: () => ({ formatMessage: ({ id }: { id: string }) => id }) as ReturnType<Platform['texts']>,
    componentSheet: undefined,
    fragments: new FragmentCache(),
    mailReports: { key: null, unsubscribe: false },
    worker: { on: true, release: 'test' },
    kickOutbox: () => {},
    dropPages: () => {},
  };
  let renders = 0;
  const page = () =>
    new Response(`page ${++renders} ${'.'.repeat(2000)}`, { headers: { 'Content-Type': 'text/html' } });
  // Only the manifest has no context, and no test asks for that of a request to it.
  const remix: RemixHandler = async (request, context = {} as RequestContext) => {
    seen.push({
      method: request.method,
      url: request.url,
      cookie: request.headers.get('cookie'),
      headers: request.headers,
      context,
    });
    return options.remix ? options.remix(request, context) : page();
  };
  const streams = new EventStreams(events);
  const listener: RequestListener = {
    platform,
    proxies: parseProxies(options.proxies ?? []),
    findTenant: (hostname) => findTenant(tenants, hostname),
    files: new StaticFiles(folder),
    pages: new Pages({
      platform,
      cache: new HtmlCache(),
      remix: () => remix,
      api: openApi(options.api ?? {}, { checksResponses: false }),
      shedder: options.shedder,
    }),
    streams,
    metrics: {
      request: (kind, status) => void counts.push(`${kind} ${status}`),
      pieces: () => {},
      job: () => {},
      gauge: () => {},
      responses: () => 0,
      text: async () => '',
      figures: async () => ({ figures: [], responses: 0 }),
    },
    bodies: openBodies({ wholeMs: 60_000, perSource: 20 }),
    platformHosts: new Map(),
    unknownHost: (_request, response) => void plain(response, 421, 'Misdirected request'),
    followOneClick: async (context, secret) => {
      seen.push({
        method: 'ONE-CLICK',
        url: secret,
        cookie: context.cookie(SESSION_COOKIE) ?? null,
        headers: new Headers(),
        context,
      });
      return secret.startsWith('u');
    },
    recordClick: (tenant, facts) => void clicks.push({ slug: tenant.slug, search: facts.url.search }),
    unavailablePage: (tenant, locale, reason) => ({
      body: Buffer.from(`${tenant.slug} ${locale} ${reason}`),
      csp: "default-src 'none'",
    }),
    whyNotReady: async () => undefined,
    ...options.listener,
  };
  const { connections, port } = await listen(
    (request, response) => handleIncoming(listener, request, response),
    0,
    '127.0.0.1',
  );
  return {
    port,
    tenants,
    clock,
    country,
    events,
    logged,
    seen,
    clicks,
    counted: counts,
    streams,
    ask: (path: string, ask: Ask = {}) => askServer(port, path, ask),
    close: async () => {
      streams.close();
      await connections.drain({ limitMs: 0, idleMs: 0 });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Finds a tenant by its own host (`aurea.localhost`) or by an extra host (`old-aurea.localhost`). */
function findTenant(tenants: readonly Tenant[], hostname: string): Tenant | undefined {
  return tenants.find(({ slug }) => [`${slug}.localhost`, `old-${slug}.localhost`].includes(hostname));
}

function writeFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'facet-listener-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

function askServer(port: number, path: string, ask: Ask): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        port,
        host: '127.0.0.1',
        path,
        method: ask.method ?? 'GET',
        headers: { host: ask.host ?? 'aurea.localhost', connection: 'close', ...ask.headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({ status: response.statusCode!, headers: response.headers, body, text: body.toString() });
        });
      },
    );
    request.on('error', reject);
    request.end(ask.body);
  });
}

/** One host of the platform for `platformHosts`; what a test does not say is that of a host without logins. */
export const onHost = (name: string, host: Partial<PlatformHost> & Pick<PlatformHost, 'serve'>) =>
  new Map([[name, { kind: 'platform', origin: () => `http://${name}`, ...host }]]);
