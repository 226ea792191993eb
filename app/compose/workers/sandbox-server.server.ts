import { createHmac } from 'node:crypto';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Config } from '~/config/config';
import type { Clock } from '~/server/context/clock';
import type { Ids } from '~/server/context/ids';
import type { Logger } from '~/server/operations/logger';
import { createSandboxProvider } from '../../../sandbox/sandbox-provider';
import type { Starting } from '../starting';

/** The host of the sandbox payment provider. It has a separate origin, as a real provider has. */
export const SANDBOX_HOST = 'pay.localhost';

interface SandboxParts {
  secret: string;
  clock: Clock;
  ids: Ids;
  /** Where the brands are served, and below its own host the sandbox. */
  port: () => number;
}

const sandboxOrigin = (port: number) => `http://${SANDBOX_HOST}:${port}`;

/** What both the sandbox and its client need. */
export function sandboxSettings({ config, secret, port }: { config: Config; secret: string; port: () => number }) {
  return {
    origin: () => sandboxOrigin(port()),
    secrets: [createHmac('sha256', secret).update('sandbox payments').digest('hex')],
    stateFile: join(config.dataDir, 'sandbox-payments.json'),
  };
}

/** Opens the one sandbox of several workers in the primary process, on a loopback port; undefined without a sandbox. */
export async function openSandboxServer(
  { config, log, stopping }: { config: Config; log: Logger; stopping: Starting['stopping'] },
  { secret, clock, ids, port }: SandboxParts,
): Promise<{ port: number } | undefined> {
  if (config.paymentProvider !== 'sandbox') return undefined;
  const sandbox = createSandboxProvider({ ...sandboxSettings({ config, secret, port }), clock, ids, log });
  const server = createServer((request, response) => void sandbox.handle(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  stopping.onClose('sandbox', async () => {
    server.close();
    server.closeAllConnections();
    await sandbox.close();
  });
  return { port: (server.address() as AddressInfo).port };
}

/** The sandbox of the primary process, as a worker reaches it; it has the host of the brands' port. */
export const sandboxOfPrimary = (port: number, listening: { port: number }) => ({
  handle: forwardTo(port),
  origin: () => sandboxOrigin(listening.port),
});

/** Passes a request on to the sandbox of the primary process. */
export function forwardTo(port: number) {
  return (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    new Promise((resolve) => {
      const { method, url: path, headers } = request;
      const call = httpRequest({ host: '127.0.0.1', port, method, path, headers, agent: false }, (received) => {
        response.writeHead(received.statusCode!, received.headers);
        received.pipe(response);
      });
      call.on('error', () => {
        if (response.headersSent) response.destroy();
        else response.writeHead(502).end();
      });
      response.once('close', () => {
        // `pipe` does not end the call if the client leaves in the middle of its body.
        call.destroy();
        resolve();
      });
      request.pipe(call);
    });
}
