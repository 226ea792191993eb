import { join, resolve } from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import { DatabaseUnavailable } from '~db/database';
import { processConfig, type Config } from '~/config/config';
import { openPresence } from '~/features/account/presence.service.server';
import { findViewer } from '~/features/account/sessions/session.service.server';
import { publishReturned } from '~/features/chat/server/presence-events.server';
import { forgetUploads } from '~/features/photos/upload/upload-folder.server';
import { openCatalogues } from '~/i18n/catalogues.server';
import { nichePrefix } from '~/i18n/niche-prefix';
import { listShown, openLanders } from '~/landing/registry/landers.server';
import { errorCode } from '~/providers/provider-errors';
import { openIpKeys } from '~/server/http/ip-key';
import { brandListPage } from '~/server/pages/brand-list';
import { openBodyBounds } from '~/server/http/body-bounds';
import { openClicks } from '~/server/context/clicks';
import { findPeer, parseProxies, sourceOf } from '~/server/http/client-ip';
import { adjustableClock, systemClock } from '~/server/context/clock';
import { serviceContext, type Platform } from '~/server/context/context.server';
import { openDeviceMarks } from '~/server/context/device-mark';
import { handleIncoming, plain, type RequestListener } from '~/server/http/request-listener';
import { EventStreams } from '~/server/events/event-stream';
import { Arrivals } from '~/server/http/arrivals';
import { watchLag } from '~/server/limits/event-loop-lag';
import { openHousekeeping } from '~/server/jobs/housekeeping';
import { HtmlCache } from '~/server/pages/html-cache';
import { randomIds } from '~/server/context/ids';
import { listen, stopOnSignal, type Stopping } from '~/server/http/lifecycle';
import { watchIdleMemory } from '~/server/operations/idle-memory';
import { openLimits } from '~/server/limits/limits';
import { openLogger, type Logger } from '~/server/operations/logger';
import { openMetrics } from '~/server/operations/metrics';
import { serveMetrics } from '~/server/operations/metrics-port';
import { startOutbox } from '~/server/jobs/outbox';
import { Pages } from '~/server/pages/pages';
import { openPictures } from '~/server/pictures/pictures';
import { reviewFolderOf } from '~/server/jobs/review-copies';
import { createGroupedHandler } from '~/server/framework-patches/route-groups';
import { Shedder } from '~/server/limits/shed';
import { StaticFiles } from '~/server/http/static-files';
import { startTestControl } from '~/server/operations/test-control';
import type { Tenant } from '~/tenancy/tenant';
import { openTenantRegistry } from '~/tenancy/registry.server';
import { announce } from './announce.server';
import { refillDemo } from './demo.server';
import { openFeatureHooks } from './hooks.server';
import { housekeepingTasks } from './housekeeping-tasks.server';
import { outboxHandlers } from './outbox-handlers.server';
import { outboxStore } from './outbox-store.server';
import { openOwnDatabase } from './own-database.server';
import { openPorts, SANDBOX_HOST } from './ports.server';
import { openPrivateFolder } from './private-folder.server';
import { sessionSecret } from './secrets.server';
import { brandsProblem, folderProblem, refuseOrSay } from './start-checks.server';
import { openUnavailablePages } from './unavailable-page.server';

export interface Development {
  /** Loads the build again after an edit. */
  reload: () => Promise<ServerBuild>;
  /** Vite's own middleware for scripts, styles and hot reload. */
  middleware: (request: never, response: never, next: () => void) => void;
}

interface Starting {
  build: ServerBuild;
  development: Development | undefined;
  config: Config;
  log: Logger;
  stopping: Stopping;
}

/** The part of the time for a stop that is reserved for what is closed after the last response. */
const CLOSING_MS = 2000;

/** Opens everything and serves until a signal ends the process, also in the middle of the start. */
export async function openProcess(build: ServerBuild, development?: Development): Promise<void> {
  const config = processConfig();
  const log = openLogger(config.logLevel);
  const stopping = stopOnSignal(log, config.stopMs);
  await stopping.start(() => openAll({ build, development, config, log, stopping }));
}

/** Opens in order everything pages need, then listens, and finally prints where. */
async function openAll({ build, development, config, log, stopping }: Starting): Promise<void> {
  const begun = performance.now();
  const clock = config.testControlPort === undefined ? systemClock : adjustableClock();
  const ids = randomIds(clock);
  const demo = config.mode === 'demo';
  openPrivateFolder(config.dataDir);
  const secret = sessionSecret(config);
  const country = { value: config.demoCountry };
  let port = config.port;

  await forgetUploads({ now: clock.now(), processStart: performance.timeOrigin });
  const registry = await openTenantRegistry({ directory: resolve(config.tenantsDir), log, demoHosts: demo });
  stopping.onClose('brands', registry.close, { early: true });
  const say = (line: string) => void process.stderr.write(line);
  refuseOrSay(config, brandsProblem(config, registry.list().length), say);
  refuseOrSay(config, folderProblem(config), say);
  const { database, lock, server } = await openOwnDatabase({ config, log, stopping, say });
  stopping.signal.throwIfAborted();
  const opened = await openPorts({ config, secret, clock, ids, log, port: () => port });
  stopping.onClose('ports', opened.close);
  const catalogues = openCatalogues(development ? 'public/i18n' : join('build', 'client', 'i18n'), {
    reload: development !== undefined,
    onMissing: (id, locale) => log.warn({ id, locale }, 'a text is missing'),
    onProblem: (error) => log.warn({ err: error }, 'a text does not fit its values'),
  });
  const publicOrigin = (tenant: Tenant) =>
    demo ? `http://${tenant.slug}.localhost:${port}` : `https://${tenant.domain}`;

  const pictures = openPictures({ log });
  stopping.onClose('pictures', () => pictures.close());
  const platform: Platform = {
    mode: config.mode,
    log,
    clock,
    ids,
    ports: opened.ports,
    pictures,
    hooks: openFeatureHooks(),
    limits: openLimits(config.testControlPort === undefined ? 1 : 1000),
    openDb: (tenantId) => database.forRequests(tenantId),
    findViewer,
    notePresence: openPresence(publishReturned),
    publicOrigin,
    ipKey: openIpKeys(secret),
    deviceMark: openDeviceMarks(secret),
    demoCountry: () => country.value,
    catalogues,
    texts: (tenant, locale) =>
      catalogues.intl(locale, {
        prefix: nichePrefix(tenant.niche),
        timeZone: tenant.time_zone,
        country: tenant.countries[0],
      }),
    kickOutbox: () => outbox.kick(),
  };
  const jobContext = (tenantId: number) => {
    const tenant = registry.byId(tenantId);
    return tenant && serviceContext({ ...platform, openDb: database.tenant }, tenant);
  };
  const metrics = openMetrics();
  const outbox = startOutbox({
    store: outboxStore(database, ids, () => registry.list().map((tenant) => tenant.id)),
    handlers: outboxHandlers,
    contextOf: jobContext,
    now: () => clock.now(),
    log,
  });
  stopping.onClose('outbox', outbox.close, { early: true });

  const housekeeping = openHousekeeping({
    database,
    tenantIds: () => registry.list().map((tenant) => tenant.id),
    clock,
    holder: ids.random(),
    reviewFolder: reviewFolderOf(config.dataDir),
    tasks: housekeepingTasks(jobContext),
    metrics,
    log,
  });
  stopping.onClose('housekeeping', housekeeping.close, { early: true });

  const cache = new HtmlCache({ bytes: config.cacheBytes });
  const lag = watchLag();
  stopping.onClose('lag', lag.close);
  const arrivals = new Arrivals();
  const shedder = new Shedder({ now: () => performance.now(), lag: lag.lag, soon: arrivals.afterwards });
  const streams = new EventStreams(opened.ports.events);
  const handler = createGroupedHandler(build, 'production');
  const remix = development
    ? async () => createGroupedHandler(await development.reload(), 'development')
    : () => handler;
  const landers = await openLanders({ directory: resolve(config.landersDir), log, onChange: () => cache.clear() });
  stopping.onClose('landers', landers.close, { early: true });
  const { limits, ipKey } = platform;
  const clicks = openClicks({ database, clock, ids, log, limits, ipKey });
  stopping.onClose('clicks', clicks.close);
  const proxies = parseProxies(config.trustedProxies);
  const listener: RequestListener = {
    platform,
    proxies,
    findTenant: (hostname) => registry.byHost(hostname),
    files: new StaticFiles(resolve(development ? 'public' : join('build', 'client'))),
    pages: new Pages(platform, cache, remix, shedder),
    streams,
    metrics,
    ownHosts: new Map(opened.sandbox ? [[SANDBOX_HOST, opened.sandbox.handle]] : []),
    unknownHost: (request, response) => {
      if (!demo) return void plain(response, 421, 'Misdirected request');
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
      const landersOf = (tenant: Tenant) =>
        listShown({ landers: tenant.landers, niche: nichePrefix(tenant.niche) }).map(({ name }) => name);
      response.end(request.method === 'HEAD' ? undefined : brandListPage(registry.list(), publicOrigin, landersOf));
    },
    recordClick: clicks.record,
    unavailablePage: openUnavailablePages(catalogues),
    whyNotReady: async () =>
      stopping.signal.aborted
        ? 'the server is stopping'
        : database.ping().then(
            () => undefined,
            // /readyz is public, and the driver's own message would name internal hosts.
            (error: unknown) =>
              error instanceof DatabaseUnavailable
                ? error.message
                : `the database does not answer (${errorCode(error)})`,
          ),
  };
  const enter = (request: Parameters<typeof handleIncoming>[1], response: Parameters<typeof handleIncoming>[2]) =>
    handleIncoming(listener, request, response);
  stopping.signal.throwIfAborted();
  const { connections, port: realPort } = await listen(
    development
      ? (request, response) =>
          development.middleware(request as never, response as never, () => void enter(request, response))
      : enter,
    config.port,
    config.host,
    {
      onConnection: arrivals.note,
      admit: openBodyBounds({
        wholeMs: config.uploads.milliseconds,
        perIp: config.uploads.perIp,
        ipOf: ({ socket, headers }) =>
          sourceOf(findPeer({ remoteAddress: socket.remoteAddress, encrypted: false }, headers, proxies).ip),
      }),
    },
  );
  port = realPort;
  await lock.describe({ ...server, port });
  const drain = async () => {
    const { cut } = await connections.drain({ limitMs: config.stopMs - CLOSING_MS });
    if (cut > 0) log.warn({ requests: cut }, 'requests were cut that took too long to wait for');
  };
  stopping.onClose('requests', drain, { early: true });
  stopping.onClose('streams', () => streams.close(), { early: true });

  const demoBrands = config.demoAccounts
    ? await refillDemo({
        tenants: registry.list,
        database,
        clock,
        storage: opened.ports.storage,
        log,
        signal: stopping.signal,
        onFilled: () => cache.clear(),
      })
    : undefined;
  stopping.onClose('demo', () => demoBrands?.close(), { early: true });
  const control =
    config.testControlPort === undefined
      ? undefined
      : await startTestControl(
          {
            clock: clock as ReturnType<typeof adjustableClock>,
            mails: (slug) => opened.mailbox?.list({ tenant: slug }) ?? [],
            drain: outbox.drain,
            clearCache: () => cache.clear(),
            country,
          },
          config.testControlPort,
        );
  const idleMemory = watchIdleMemory({ responses: metrics.responses });
  stopping.onClose('idle memory', idleMemory.close);
  metrics.gauge('facet_pictures_queued', 'Pictures that are being read or wait for it', () => pictures.length);
  metrics.gauge('facet_html_cache_bytes', 'Bytes of finished pages in memory', () => cache.bytes);
  const { host, port: wanted } = config.metrics;
  const shown = wanted === undefined ? undefined : await serveMetrics(metrics, wanted, host);
  stopping.onClose('metrics', () => shown?.close());
  stopping.onClose('test controls', () => control?.server.close());
  process.stdout.write(
    announce({
      mode: config.mode,
      origin: `http://localhost:${port}`,
      tenants: registry.list(),
      originOf: publicOrigin,
      demoAccounts: demoBrands?.accounts ?? [],
      mailbox: opened.mailbox !== null && config.mailbox,
      controlPort: control?.port,
      metrics: shown?.url,
      milliseconds: performance.now() - begun,
    }),
  );
}
