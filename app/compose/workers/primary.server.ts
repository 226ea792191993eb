import { forgetUploads } from '~/features/photos/upload/upload-folder.server';
import { adjustableClock, type Clock, systemClock, type StoppableClock } from '~/server/context/clock';
import { randomIds } from '~/server/context/ids';
import { handRound } from '~/server/workers/hand-round';
import { openExchange } from '~/server/workers/listening';
import { inheritSocket } from '~/server/http/handover';
import { openLimits } from '~/server/limits/limits';
import { countFor } from '~/server/limits/shared-limits';
import { sumMetrics, type WorkerMetrics } from '~/server/operations/metrics';
import type { TestControls } from '~/server/operations/test-control';
import { announce } from '../announce.server';
import { openBrands } from '../brands.server';
import { serveOperations } from '../operations.server';
import { openOwnDatabase } from '../own-database.server';
import { publicOrigin } from '../brand-source.server';
import { openPrivateFolder } from '../private-folder.server';
import { openSandboxServer } from './sandbox-server.server';
import { sessionSecret } from '../secrets/secrets.server';
import type { Starting } from '../starting';
import { vapidKeys } from '../secrets/vapid-keys.server';
import type { WorkerStart } from './worker-link.server';
import { openPromise, openTeam, type Team } from './worker-team.server';

/**
 * The primary process of several workers. It opens no page: it holds the lock of the database, migrates it, gives each
 * connection to a worker, counts for the limits, and passes on what crosses from one worker to the others.
 */
export async function openPrimary(starting: Starting, say: (line: string) => void): Promise<void> {
  const { config, log, stopping } = starting;
  const begun = performance.now();
  const turned: Turned = { clockMs: 0, clockStopped: false, country: config.demoCountry ?? null };
  const clock = config.testControlPort === undefined ? systemClock : adjustableClock();
  openPrivateFolder(config.dataDir);
  const secret = sessionSecret(config);
  await forgetUploads({ now: clock.now(), processStart: performance.timeOrigin });
  const registry = await openBrands(starting, say);
  const listening = { port: config.port };
  const count = countFor(openLimits(config.testControlPort === undefined ? 1 : 1000));
  const exchange = openExchange();
  const opening = openPromise<Pick<WorkerStart, 'sandboxPort'>>(stopping.signal);
  const team = openTeam(starting, {
    start: async () => ({ ...(await opening.promise), ...turned, port: listening.port }),
    introduce(member) {
      member.channel.on('limit', count);
      exchange.introduce(member);
      for (const topic of ['drop-pages', 'clear-pages'])
        member.channel.on(topic, (value: unknown) => team.tellOthers(member, topic, value));
    },
    dismiss: exchange.forget,
  });
  // Only now the server before this one is told to end: what is missing takes a moment.
  await team.loaded;
  const inherited = await inheritSocket();
  const { database, lock, server } = await openOwnDatabase({ config, log, stopping, say });
  await vapidKeys(config, database, clock);
  const ids = randomIds(clock);
  const sandbox = await openSandboxServer(starting, { secret, clock, ids, port: () => listening.port });
  stopping.signal.throwIfAborted();
  // Registered last, so that the database keeps its lock until they have ended.
  stopping.onClose('workers', team.end, { early: true });
  opening.resolve({ sandboxPort: sandbox?.port ?? null });
  const { demoAccounts } = await team.ready;
  const connections = await handRound(config, inherited, {
    give: team.give,
    onPort(port) {
      listening.port = port;
      team.tellAll('port', port);
    },
  });
  // Begins before the workers are told to end: whatever was accepted is given to one that still serves.
  team.beforeEnd(connections.close);
  const { port } = listening;
  await lock.describe({ ...server, port });

  const text = async () => sumMetrics((await team.askAll('metrics')) as WorkerMetrics[]);
  const operations = await serveOperations(starting, { text }, controlsOf(team, clock, turned));
  log.info({ workers: config.workers }, 'the workers serve');
  process.stdout.write(
    announce({
      mode: config.mode,
      origin: `http://localhost:${port}`,
      tenants: registry.list(),
      originOf: (tenant) => publicOrigin(config, tenant, port),
      demoAccounts,
      mailbox: config.mailbox && !config.smtpUrl,
      ...operations,
      milliseconds: performance.now() - begun,
    }),
  );
}

interface Turned {
  clockMs: number;
  clockStopped: boolean;
  country: string | null;
}

/** The test controls for all workers. A worker that is begun later starts with what was turned. */
function controlsOf(team: Team, clock: Clock, turned: Turned): TestControls {
  return {
    clock: {
      now: clock.now,
      advance(ms) {
        (clock as StoppableClock).advance(ms);
        turned.clockMs += ms;
        team.tellAll('advance', ms);
      },
      stop() {
        (clock as StoppableClock).stop();
        turned.clockStopped = true;
        team.tellAll('stop-clock', null);
      },
    },
    mails: (slug) => team.askFirst('mails', slug),
    textMessages: (slug) => team.askFirst('text-messages', slug),
    drain: async () => void (await team.askAll('drain')),
    runJob: (name) => team.askFirst('run-job', name),
    clearCache: () => team.askAll('clear-pages'),
    useFragments: (on) => team.askAll('use-fragments', on),
    country: {
      get value() {
        return turned.country ?? undefined;
      },
      set value(code) {
        turned.country = code ?? null;
        team.tellAll('country', turned.country);
      },
    },
  };
}
