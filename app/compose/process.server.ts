import { resolve } from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import type { ServerLock, ServerName } from '~db/server-lock';
import { processConfig } from '~/config/config';
import { forgetUploads } from '~/features/photos/upload/upload-folder.server';
import { Arrivals } from '~/server/http/arrivals';
import { openBodyBounds } from '~/server/http/body-bounds';
import { findPeer, sourceOf } from '~/server/http/client-ip';
import { inheritSocket, type InheritedSocket } from '~/server/http/handover';
import { listen, stopOnSignal } from '~/server/http/lifecycle';
import { handleIncoming, type RequestListener } from '~/server/http/request-listener';
import { adjustableClock, systemClock } from '~/server/context/clock';
import { randomIds } from '~/server/context/ids';
import { openLogger } from '~/server/operations/logger';
import { openMetrics } from '~/server/operations/metrics';
import { openTenantRegistry, type TenantRegistry } from '~/tenancy/registry.server';
import { announce } from './announce.server';
import { refillDemo } from './demo.server';
import { startJobs } from './jobs.server';
import { openListener } from './listener.server';
import { startOperations } from './operations.server';
import { openOwnDatabase } from './own-database.server';
import { accountProblems } from './payment-accounts.server';
import { openPlatform } from './platform.server';
import { openPorts } from './ports.server';
import { openPrivateFolder } from './private-folder.server';
import { sessionSecret } from './secrets.server';
import { vapidKeys } from './vapid-keys.server';
import { brandsProblem, folderProblem, refuseOrSay } from './start-checks.server';
import type { Development, Starting } from './starting';

/** The part of the time for a stop that is reserved for what is closed after the last response. */
const CLOSING_MS = 2000;

/** Opens everything and serves until a signal ends the process, also in the middle of the start. */
export async function openProcess(build: ServerBuild, development?: Development): Promise<void> {
  const config = processConfig();
  const log = openLogger(config.logLevel);
  const stopping = stopOnSignal(log, config.stopMs);
  await stopping.start(() => openAll({ build, development, config, log, stopping }));
}

/** The order of the steps matters: what they open is closed in the opposite order at the end. */
async function openAll(starting: Starting): Promise<void> {
  const { config, log, stopping } = starting;
  const begun = performance.now();
  const clock = config.testControlPort === undefined ? systemClock : adjustableClock();
  const ids = randomIds(clock);
  openPrivateFolder(config.dataDir);
  const secret = sessionSecret(config);
  const country = { value: config.demoCountry };
  const listening = { port: config.port };
  await forgetUploads({ now: clock.now(), processStart: performance.timeOrigin });

  const registry = await openBrands(starting);
  const socket = await inheritSocket();
  const { database, lock, server } = await openOwnDatabase({ config, log, stopping, say });
  stopping.signal.throwIfAborted();
  const opened = await openPorts({
    config,
    secret,
    clock,
    ids,
    log,
    port: () => listening.port,
    vapid: await vapidKeys(config, database, clock),
    tenants: registry.list,
  });
  for (const problem of accountProblems({ tenants: registry.list, secrets: config.paymentSecrets }))
    say(`${problem}\n`);
  stopping.onClose('ports', opened.close);
  const platform = openPlatform(starting, {
    clock,
    ids,
    secret,
    ports: opened.ports,
    database,
    listening,
    country,
    kickOutbox: () => outbox.kick(),
    dropPages: (tenantId) => cache.dropBrand(tenantId),
  });
  const metrics = openMetrics();
  const { outbox, runJob } = startJobs(starting, { platform, registry, database, metrics });
  const arrivals = new Arrivals();
  const { listener, cache } = await openListener(starting, {
    platform,
    registry,
    database,
    metrics,
    arrivals,
    sandbox: opened.sandbox,
  });
  stopping.signal.throwIfAborted();
  listening.port = await openServer(starting, listener, arrivals, { lock, server, socket });

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
  const operations = await startOperations(starting, {
    metrics,
    cache,
    pictures: platform.pictures,
    controls: {
      clock: clock as ReturnType<typeof adjustableClock>,
      mails: (slug) => opened.mailbox?.list({ tenant: slug }) ?? [],
      textMessages: (slug) => opened.smsInbox?.list({ tenant: slug }) ?? [],
      drain: outbox.drain,
      runJob,
      clearCache: () => cache.clear(),
      country,
    },
  });
  opened.reportMail();
  process.stdout.write(
    announce({
      mode: config.mode,
      origin: `http://localhost:${listening.port}`,
      tenants: registry.list(),
      originOf: platform.publicOrigin,
      demoAccounts: demoBrands?.accounts ?? [],
      mailbox: opened.mailbox !== null && config.mailbox,
      ...operations,
      milliseconds: performance.now() - begun,
    }),
  );
}

function say(line: string): void {
  process.stderr.write(line);
}

/** Reads the brands. Production refuses to start without any, or with a data folder that another version made. */
async function openBrands({ config, log, stopping }: Starting): Promise<TenantRegistry> {
  const directory = resolve(config.tenantsDir);
  const registry = await openTenantRegistry({ directory, log, demoHosts: config.mode === 'demo' });
  stopping.onClose('brands', registry.close, { early: true });
  refuseOrSay(config, brandsProblem(config, registry.list().length), say);
  refuseOrSay(config, folderProblem(config), say);
  return registry;
}

/** Listens, and writes the real port into the lock of the database. Returns the port. */
async function openServer(
  { config, development, log, stopping }: Starting,
  listener: RequestListener,
  arrivals: Arrivals,
  { lock, server, socket }: { lock: ServerLock; server: ServerName; socket: InheritedSocket },
): Promise<number> {
  const enter = (request: Parameters<typeof handleIncoming>[1], response: Parameters<typeof handleIncoming>[2]) =>
    handleIncoming(listener, request, response);
  const { connections, port } = await listen(
    development
      ? (request, response) =>
          development.middleware(request as never, response as never, () => void enter(request, response))
      : enter,
    config.port,
    config.host,
    {
      onConnection: arrivals.note,
      socket,
      admit: openBodyBounds({
        wholeMs: config.uploads.milliseconds,
        perIp: config.uploads.perIp,
        ipOf: ({ socket, headers }) => {
          const peer = { remoteAddress: socket.remoteAddress, encrypted: false };
          return sourceOf(findPeer(peer, headers, listener.proxies).ip);
        },
      }),
    },
  );
  await lock.describe({ ...server, port });
  const drain = async () => {
    const { cut } = await connections.drain({ limitMs: config.stopMs - CLOSING_MS });
    if (cut > 0) log.warn({ requests: cut }, 'requests were aborted at shutdown because they took too long');
  };
  stopping.onClose('requests', drain, { early: true });
  stopping.onClose('streams', () => listener.streams.close(), { early: true });
  return port;
}
