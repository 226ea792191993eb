import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '~/server/context/clock';
import { randomIds } from '~/server/context/ids';
import { memoryLogger } from '~/server/operations/logger';
import { PREVIOUS_SECRET, SECRET } from '~/providers/payment/hmac-webhook.testing';
import { createSandboxProvider } from './sandbox-provider';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends one request to 127.0.0.1 with any Host header, because Node does not resolve *.localhost. */
export function ask(
  port: number,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const call = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      agent: false,
      headers: { host: `pay.localhost:${port}`, ...headers },
    });
    call.on('error', reject);
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks).toString() });
      });
    });
    call.end(body);
  });
}

async function listen(handler: RequestListener) {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => (server.close(() => resolve()), server.closeAllConnections()));
  return { port: (server.address() as AddressInfo).port, close };
}

/** A merchant's server: records the webhook calls and responds with the next status of `responses` (204 by default). */
export async function openMerchant() {
  const calls: { host: string; path: string; method: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const responses: number[] = [];
  const server = await listen((message, response) => {
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.on('end', () => {
      const { headers, method = '', url: path = '' } = message;
      calls.push({ host: headers.host ?? '', path, method, headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(responses.shift() ?? 204).end();
    });
  });
  return {
    ...server,
    calls,
    responses,
    webhookUrl: `http://aurea.localhost:${server.port}/webhooks/payment?x=1`,
  };
}

/** A sandbox on its own port; `restart` stands for a new process with the same file. */
export async function openSandbox(clock: Clock) {
  const folder = mkdtempSync(join(tmpdir(), 'facet-sandbox-'));
  const stateFile = join(folder, 'sandbox-payments.json');
  const lines: { level: string; fields: object; message: string }[] = [];
  let port = 0;
  const open = () =>
    createSandboxProvider({
      origin: () => `http://pay.localhost:${port}`,
      secrets: [SECRET, PREVIOUS_SECRET],
      stateFile,
      clock,
      ids: randomIds(clock),
      log: memoryLogger(lines),
      tickMs: 10,
    });
  let provider = open();
  const server = await listen((message, response) => void provider.handle(message, response));
  port = server.port;
  return {
    folder,
    stateFile,
    lines,
    port,
    get provider() {
      return provider;
    },
    async restart() {
      await provider.close();
      provider = open();
    },
    async close() {
      await provider.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
    choose: (path: string, outcome: string, headers: Record<string, string> = {}) =>
      ask(port, path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
        body: new URLSearchParams({ outcome }).toString(),
      }),
  };
}
