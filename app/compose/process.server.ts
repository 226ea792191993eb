import type { ServerBuild } from '@remix-run/node';
import type { Database } from '~db/database';
import { takesSeveralProcesses } from '~db/database-url';
import { processConfig, type Config } from '~/config/config';
import { workerShare } from '~/config/worker-share';
import { forgetUploads } from '~/features/photos/upload/upload-folder.server';
import { Arrivals } from '~/server/http/arrivals';
import { inheritSocket, type InheritedSocket } from '~/server/http/handover';
import { listen, stopOnSignal } from '~/server/connections/lifecycle';
import { handleIncoming, type RequestListener } from '~/server/http/request-listener';
import { adjustableClock, systemClock, type StoppableClock } from '~/server/context/clock';
import { randomIds } from '~/server/context/ids';
import { openLogger, type Logger } from '~/server/operations/logger';
import { openMetrics } from '~/server/operations/metrics';
import type { TestControls } from '~/server/operations/test-control';
import { announce } from './announce.server';
import { openBrands } from './brands.server';
import { refillDemo } from './demo.server';
import { startJobs } from './jobs.server';
import { openListener } from './listener.server';
import { startOperations } from './operations.server';
import { openOwnDatabase, openServedDatabase } from './own-database.server';
import { accountProblems } from './payment-accounts.server';
import { openPlatform } from './platform.server';
import { openPorts } from './ports.server';
import { openPrimary } from './workers/primary.server';
import { openPrivateFolder } from './private-folder.server';
import { sandboxOfPrimary } from './workers/sandbox-server.server';
import { sessionSecret } from './secrets/secrets.server';
import { vapidKeys } from './secrets/vapid-keys.server';
import type { Development, Starting } from './starting';
import { obey, openWorkerLink, type WorkerLink, type WorkerStart } from './workers/worker-link.server';

/** The part of the time for a stop that is reserved for what is closed after the last response. */
const CLOSING_MS = 2000;

/** Opens everything and serves until a signal ends the process, also in the middle of the start. */
export async function openProcess(build: ServerBuild, development?: Development): Promise<void> {
  const link = openWorkerLink();
  const config = link ? workerShare(processConfig()) : processConfig();
  const log = openLogger(config.logLevel);
  const isPrimary = !link && config.workers > 1 && mayHaveWorkers(config, log, development !== undefined);
  // The workers have the time of a stop, and the primary process waits for them.
  const stopping = stopOnSignal(log, config.stopMs + (isPrimary ? CLOSING_MS * 2 : 0));
  const starting = { build, development, config, log, stopping };
  await stopping.start(() => (isPrimary ? openPrimary(starting, say) : openAll(starting, link)));
}

function mayHaveWorkers({ databaseUrl, workers }: Config, log: Logger, development: boolean): boolean {
  if (!development && takesSeveralProcesses(databaseUrl)) return true;
  const reason = development ? 'development has one process' : 'SQLite has one writer: several workers need MariaDB';
  log.warn({ asked: workers, reason }, 'the server runs as one process');
  return false;
}

/** What differs between a process on its own and a worker, which leaves it to the primary process. */
interface Place {
  database: Database;
  socket: InheritedSocket;
  /** Says where the server listens. */
  describe: (port: number) => Promise<void>;
  /** What the primary process has given. */
  given: WorkerStart | undefined;
}

async function openAlone({ config, log, stopping }: Starting): Promise<Place> {
  const socket = await inheritSocket();
  const { database, lock, server } = await openOwnDatabase({ config, log, stopping, say });
  return { database, socket, describe: (port) => lock.describe({ ...server, port }), given: undefined };
}

async function openAsWorker({ config, log, stopping }: Starting, link: WorkerLink): Promise<Place> {
  const given = await link.start();
  const database = await openServedDatabase({ config, log, stopping });
  return { database, socket: undefined, describe: async () => {}, given };
}

/** The order of the steps matters: what they open is closed in the opposite order at the end. */
async function openAll(starting: Starting, link: WorkerLink | undefined): Promise<void> {
  const { config, log, stopping } = starting;
  const begun = performance.now();
  const clock = config.testControlPort === undefined ? systemClock : adjustableClock();
  const ids = randomIds(clock);
  if (!link) openPrivateFolder(config.dataDir);
  const secret = sessionSecret(config);
  const country = { value: config.demoCountry };
  const listening = { port: config.port };
  // The other workers may be receiving some.
  if (!link) await forgetUploads({ now: clock.now(), processStart: performance.timeOrigin });

  const registry = await openBrands(starting, say);
  const { database, socket, describe, given } = await (link ? openAsWorker(starting, link) : openAlone(starting));
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
    sandboxElsewhere: link !== undefined,
    relay: link?.relay,
  });
  // The first worker speaks for all.
  const speaks = (given?.number ?? 1) === 1;
  if (speaks) {
    for (const problem of accountProblems({ tenants: registry.list, secrets: config.paymentSecrets }))
      say(`${problem}\n`);
  }
  stopping.onClose('ports', opened.close);
  const platform = openPlatform(starting, {
    clock,
    ids,
    secret,
    ports: opened.ports,
    database,
    listening,
    country,
    limits: link?.limits,
    kickOutbox: () => outbox.kick(),
    dropPages(tenantId) {
      cache.dropBrand(tenantId);
      link?.dropPages(tenantId);
    },
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
    sandbox: given?.sandboxPort ? sandboxOfPrimary(given.sandboxPort, listening) : opened.sandbox,
  });
  const controls: TestControls = {
    clock: clock as StoppableClock,
    mails: (slug) => opened.mailbox?.list({ tenant: slug }) ?? [],
    textMessages: (slug) => opened.smsInbox?.list({ tenant: slug }) ?? [],
    drain: outbox.drain,
    runJob,
    clearCache() {
      cache.clear();
      platform.fragments.clear();
    },
    useFragments: (on) => {
      platform.fragments.on = on;
    },
    country,
  };
  if (link && given) obey(link, { controls, metrics, cache, given, listening });
  stopping.signal.throwIfAborted();
  const port = await openServer(starting, listener, arrivals, { describe, socket, givenBy: link && process });
  // A worker opens no port: the primary process says which one is open.
  if (!link) listening.port = port;

  const demoBrands =
    config.demoAccounts && speaks
      ? await refillDemo({
          tenants: registry.list,
          database,
          clock,
          storage: opened.ports.storage,
          log,
          signal: stopping.signal,
          onFilled() {
            cache.clear();
            link?.clearPages();
          },
        })
      : undefined;
  stopping.onClose('demo', () => demoBrands?.close(), { early: true });
  const demoAccounts = demoBrands?.accounts ?? [];
  const operations = await startOperations(starting, {
    metrics,
    cache,
    pictures: platform.pictures,
    fragments: platform.fragments,
    bodies: listener.bodies,
    streams: listener.streams,
    controls,
    served: link === undefined,
  });
  if (speaks) opened.reportMail();
  if (link) return link.ready({ demoAccounts });
  process.stdout.write(
    announce({
      mode: config.mode,
      origin: `http://localhost:${listening.port}`,
      tenants: registry.list(),
      originOf: platform.publicOrigin,
      demoAccounts,
      mailbox: opened.mailbox !== null && config.mailbox,
      ...operations,
      milliseconds: performance.now() - begun,
    }),
  );
}

function say(line: string): void {
  process.stderr.write(line);
}

/** Listens, and says so. Returns the real port. */
async function openServer(
  { config, development, log, stopping }: Starting,
  listener: RequestListener,
  arrivals: Arrivals,
  { describe, socket, givenBy }: Pick<Place, 'describe' | 'socket'> & { givenBy?: typeof process | undefined },
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
      ...(givenBy && { givenBy }),
      bodies: listener.bodies,
    },
  );
  await describe(port);
  const drain = async () => {
    const { cut } = await connections.drain({ limitMs: config.stopMs - CLOSING_MS });
    if (cut > 0) log.warn({ requests: cut }, 'requests were aborted at shutdown because they took too long');
  };
  stopping.onClose('requests', drain, { early: true });
  stopping.onClose('streams', () => listener.streams.close(), { early: true });
  return port;
}
