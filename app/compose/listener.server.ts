import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { DatabaseUnavailable, type Database } from '~db/database';
import { followOneClick } from '~/features/account/links/link.service.server';
import { nichePrefix } from '~/i18n/niche-prefix';
import { listShown, openLanders } from '~/landing/registry/landers.server';
import { errorCode } from '~/providers/provider-errors';
import { oneTimeLinks } from '~/features/mailings/one-time-links.server';
import { openApi } from '~/server/api/api.server';
import { openClicks } from '~/server/context/clicks';
import type { Platform } from '~/server/context/context.server';
import { EventStreams } from '~/server/events/event-stream';
import { encodeDataAtOnce } from '~/document/scripts/data-at-once.server';
import { createGroupedHandler } from '~/document/pipeline/route-groups';
import { rememberManifests } from '~/document/pipeline/known-manifests';
import { findClassesByValues } from '~/document/styles/styled-classes.server';
import type { Arrivals } from '~/server/http/arrivals';
import { openBodies } from '~/server/http/body-bounds';
import { networkOf, parseProxies } from '~/server/http/client-ip';
import type { PlatformHost } from '~/server/hosts/host';
import { plain } from '~/server/hosts/plain-response';
import type { RequestListener } from '~/server/http/request-listener';
import { StaticFiles } from '~/server/http/static-files';
import { watchLag } from '~/server/overload/event-loop-lag';
import { Shedder } from '~/server/overload/shed';
import type { Metrics } from '~/server/operations/metrics';
import { brandListPage } from '~/document/pipeline/brand-list';
import { HtmlCache } from '~/document/pipeline/html-cache';
import { Pages } from '~/document/pipeline/pages';
import type { TenantRegistry } from '~/tenancy/registry/registry.server';
import type { Tenant } from '~/tenancy/tenant';
import type { SandboxProvider } from '../../sandbox/sandbox-provider';
import { apiTable } from './api-table.server';
import { SANDBOX_HOST } from './workers/sandbox-server.server';
import type { Starting } from './starting';
import { openUnavailablePages } from './unavailable-page.server';

/** The sandbox payment provider, or the way to the one of the primary process, and its public origin. */
type SandboxSide = Pick<SandboxProvider, 'handle' | 'origin'>;

interface ListenerParts {
  platform: Platform;
  registry: TenantRegistry;
  database: Database;
  metrics: Metrics;
  arrivals: Arrivals;
  /** Null without a sandbox. */
  sandbox: SandboxSide | null;
}

/** How often cached pages are freed that nobody may be shown any more. */
const SWEEP_MS = 60_000;

export async function openListener(
  starting: Starting,
  { platform, registry, database, metrics, arrivals, sandbox }: ListenerParts,
): Promise<{ listener: RequestListener; cache: HtmlCache }> {
  const { config, development, log, stopping } = starting;
  const { clock, ids, limits, ipKey } = platform;
  const cache = new HtmlCache({ bytes: config.cacheBytes });
  const sweeping = setInterval(() => {
    cache.dropExpired();
    platform.fragments.dropExpired();
  }, SWEEP_MS).unref();
  stopping.onClose('cached pages', () => clearInterval(sweeping));
  const lag = watchLag();
  stopping.onClose('lag', lag.close);
  const shedder = new Shedder({ now: () => performance.now(), lag: lag.lag, soon: arrivals.afterwards });
  const remix = openRemix(starting);
  const api = openApi(apiTable, { checksResponses: development !== undefined });
  const landers = await openLanders({ directory: resolve(config.landersDir), log, onChange: () => cache.clear() });
  stopping.onClose('landers', landers.close, { early: true });
  const clicks = openClicks({ database, clock, ids, log, limits, ipKey });
  stopping.onClose('clicks', clicks.close);
  const listener: RequestListener = {
    platform,
    proxies: parseProxies(config.trustedProxies),
    findTenant: (hostname) => registry.byHost(hostname),
    files: new StaticFiles(resolve(development ? 'public' : join('build', 'client'))),
    pages: new Pages({ platform, cache, remix, api, shedder }),
    streams: new EventStreams(platform.ports.events),
    metrics,
    bodies: openBodies({
      wholeMs: config.uploads.milliseconds,
      perSource: config.uploads.perIp,
      onFull: (ip) => log.warn({ network: networkOf(ip) }, 'an address sends as many bodies at once as it may'),
    }),
    platformHosts: new Map(sandbox ? [[SANDBOX_HOST, sandboxHost(sandbox)]] : []),
    unknownHost: (request, response) =>
      platform.mode === 'demo'
        ? showBrands(registry, platform, request, response)
        : plain(response, 421, 'Misdirected request'),
    recordClick: clicks.record,
    followOneClick: (context, secret) => followOneClick(context, secret, oneTimeLinks),
    unavailablePage: openUnavailablePages(platform.catalogues),
    whyNotReady: async () => (stopping.signal.aborted ? 'the server is stopping' : databaseFailure(database)),
  };
  return { listener, cache };
}

/** The handler of the build; in development the build is loaded again for each request. */
function openRemix({ build, development }: Starting) {
  encodeDataAtOnce();
  findClassesByValues();
  rememberManifests();
  const handler = createGroupedHandler(build, 'production');
  return development ? async () => createGroupedHandler(await development.reload(), 'development') : () => handler;
}

/** It stands for a provider that is elsewhere in reality, so that it takes no turn among the pages. */
const sandboxHost = ({ handle, origin }: SandboxSide): PlatformHost => ({ kind: 'sandbox', origin, serve: handle });

/** The demo's own page: all brands with their URLs and landers. */
function showBrands(
  registry: TenantRegistry,
  { publicOrigin }: Platform,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  const landersOf = (tenant: Tenant) =>
    listShown({ landers: tenant.landers, niche: nichePrefix(tenant.niche) }).map(({ name }) => name);
  response.end(request.method === 'HEAD' ? undefined : brandListPage(registry.list(), publicOrigin, landersOf));
}

/** Why the database does not answer; undefined if it does. */
async function databaseFailure(database: Database): Promise<string | undefined> {
  try {
    await database.ping();
    return undefined;
  } catch (error) {
    // /readyz is public, and the driver's own message would name internal hosts.
    return error instanceof DatabaseUnavailable ? error.message : `the database does not answer (${errorCode(error)})`;
  }
}
