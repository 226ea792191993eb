import { createServer, type RequestListener, type Server } from 'node:http';
import closeWithGrace from 'close-with-grace';
import { boundFormTime } from './form-time';
import type { Logger } from './logger';

/**
 * Headers that came half are waited for so long, looked at so often: together under 15 seconds (by default Node looks
 * every 30).
 */
const HEADERS_MS = 10_000;
const LOOK_MS = 2_000;

/** Listens with the bounds a public server needs; resolves with the real port. */
export function listen(
  listener: RequestListener,
  port: number,
  host: string,
): Promise<{ server: Server; port: number }> {
  const server = createServer(
    {
      keepAliveTimeout: 65_000,
      headersTimeout: HEADERS_MS,
      requestTimeout: 300_000,
      connectionsCheckingInterval: LOOK_MS,
    },
    listener,
  );
  server.maxHeadersCount = 100;
  server.prependListener('request', boundFormTime);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve({ server, port: (server.address() as { port: number }).port }));
  });
}

/** SIGTERM drains: no new connections, open answers are finished, then the rest is closed in order. */
export function drainOnSignal(server: Server, log: Logger, close: () => Promise<void>): void {
  closeWithGrace({ delay: 10_000, logger: false }, async ({ signal, err }) => {
    if (err) log.error({ err }, 'closing after an error nobody caught');
    else log.info({ signal }, 'draining');
    const drained = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    await close();
    server.closeIdleConnections();
    await drained;
  });
}
