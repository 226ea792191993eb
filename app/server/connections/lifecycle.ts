import { createServer } from 'node:http';
import type { Bodies } from '../http/body-bounds';
import { trackConnections, type Connections, type Listener } from '../http/connections';
import { serveGiven } from './given-connections';
import { releaseSocket, shareSocket, type InheritedSocket } from '../http/handover';
import type { Logger } from '../operations/logger';

/** How long incomplete headers may take, and how often Node checks it: under 15 seconds together (by default 30). */
const HEADERS_MS = 10_000;
const CHECK_INTERVAL_MS = 2_000;

/**
 * A connection without traffic is closed after so many milliseconds, so that a client which does not read holds no
 * memory. A form with photos takes less time, and an event stream sends something more often.
 */
const STILL_MS = 300_000;

export interface ListenOptions {
  bodies?: Pick<Bodies, 'watch'>;
  stillMs?: number;
  onConnection?: () => void;
  /** Listens on this instead of opening the port. */
  socket?: InheritedSocket;
  /** A worker: serves the connections that this process gives, and opens no port. */
  givenBy?: Parameters<typeof serveGiven>[1];
}

/** Listens with the limits that a public server needs. Resolves with the real port. */
export function listen(
  listener: Listener,
  port: number,
  host: string,
  { bodies, stillMs = STILL_MS, onConnection, socket, givenBy }: ListenOptions = {},
): Promise<{ connections: Connections; port: number }> {
  const server = createServer({
    keepAliveTimeout: 65_000,
    headersTimeout: HEADERS_MS,
    requestTimeout: 300_000,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
  });
  server.maxHeadersCount = 100;
  server.timeout = stillMs;
  if (onConnection) server.on('connection', onConnection);
  const connections = trackConnections(server, (request, response) => {
    bodies?.watch(request);
    return listener(request, response);
  });
  if (givenBy) {
    serveGiven(server, givenBy);
    return Promise.resolve({ connections, port });
  }
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    const ready = () => {
      const { port: real } = server.address() as { port: number };
      shareSocket(server, real);
      resolve({ connections, port: real });
    };
    if (socket) server.listen(socket, ready);
    else server.listen(port, host, ready);
  });
}

/** How the process ends: on a signal, or after an error that nobody caught. */
export interface Stopping {
  /** Aborted as soon as the process is to end: background work finishes its current piece and begins no other. */
  readonly signal: AbortSignal;
  /**
   * The last one registered is closed first, one after the other, so that the database is there for everything opened
   * after it. With `early`, closing begins at once and is only awaited in its turn.
   */
  onClose(what: string, close: () => unknown, options?: { early: boolean }): void;
  /** On a signal during the start, the end waits until `work` has noticed it; an error then is no failure. */
  start(work: () => Promise<void>): Promise<void>;
}

/** From a supervisor, from a terminal (Ctrl+C), from a terminal that closes. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** One Ctrl+C arrives twice, from the terminal and from npm. A second signal within this time is the same one. */
const SAME_MS = 1000;

interface Closer {
  what: string;
  close: () => unknown;
}

/**
 * Ends the process in order, with exit code 0 after a signal and 1 after an error. A second signal ends it at once, and
 * so does the time limit `limitMs`; the log then names what was being closed.
 */
export function stopOnSignal(log: Logger, limitMs: number): Stopping {
  const controller = new AbortController();
  const closers: Closer[] = [];
  let starting: Promise<void> = Promise.resolve();
  let closing = 'the start';
  let begun: number | undefined;

  async function stop(requested: 0 | 1): Promise<void> {
    let code = requested;
    begun = performance.now();
    const timer = setTimeout(() => {
      log.error({ closing, milliseconds: limitMs }, 'closing did not finish in time');
      process.exit(1);
    }, limitMs);
    await releaseSocket();
    controller.abort();
    await starting.catch(() => {});
    for (let next = closers.pop(); next; next = closers.pop()) {
      closing = next.what;
      try {
        await next.close();
      } catch (error) {
        log.error({ err: error, closing }, 'could not be closed');
        code = 1;
      }
    }
    clearTimeout(timer);
    process.exit(code);
  }

  const onSignal = (name: string) => {
    if (begun === undefined) {
      log.info({ signal: name }, 'draining');
      return void stop(0);
    }
    if (performance.now() - begun < SAME_MS) return;
    log.warn({ signal: name, closing }, 'ended by a second signal');
    process.exit(1);
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  const onError = (error: unknown) => {
    log.error({ err: error }, 'closing after an uncaught error');
    if (begun === undefined) void stop(1);
  };
  process.on('uncaughtException', onError);
  process.on('unhandledRejection', onError);

  return {
    signal: controller.signal,
    onClose(what, close, { early } = { early: false }) {
      let closed: Promise<unknown> | undefined;
      const once = () => (closed ??= Promise.resolve().then(close));
      if (early) controller.signal.addEventListener('abort', () => void once().catch(() => {}), { once: true });
      closers.push({ what, close: once });
    },
    async start(work) {
      starting = work();
      try {
        await starting;
      } catch (error) {
        if (!controller.signal.aborted) throw error;
        // The start was interrupted: what was opened is being closed, and then the process ends.
      }
    },
  };
}
