import { once } from 'node:events';
import { createServer, request as ask, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBodyBounds, type BodyBounds } from './body-bounds';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  stops.splice(0).forEach((stop) => stop());
});
const stops: (() => void)[] = [];

/** A server that reads no body unless a test makes it read. Visitors are told apart by a header. */
async function open(bounds: Partial<BodyBounds> = {}) {
  const ipOf = (request: IncomingMessage) => String(request.headers['x-from'] ?? 'somebody');
  const admit = openBodyBounds({ wholeMs: 60_000, perIp: 20, ipOf, ...bounds });
  const incoming: IncomingMessage[] = [];
  const server = createServer((request, response) => void (admit(request, response) && incoming.push(request)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  /** Announces a body of `length` bytes and sends only the first of them. */
  const begin = (type: string, length = 100_000, from = 'somebody'): ClientRequest => {
    const headers = { 'Content-Type': type, 'Content-Length': String(length), 'X-From': from };
    const client = ask({ port: (server.address() as AddressInfo).port, method: 'POST', headers, agent: false });
    client.on('error', () => {});
    client.write('a');
    return client;
  };
  const half = async (type: string, length?: number) => {
    const client = begin(type, length);
    const [request] = (await once(server, 'request')) as [IncomingMessage];
    return { client, request };
  };
  return { begin, half, incoming };
}
const FILES = 'multipart/form-data; boundary=x';

it.each(['application/x-www-form-urlencoded', FILES])(
  'closes a connection that sends nothing more (%s)',
  async (type) => {
    const { half } = await open();
    const { request } = await half(type);
    request.resume();
    vi.advanceTimersByTime(10_000);
    expect(request.socket.destroyed).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(request.socket.destroyed).toBe(true);
  },
);

it.each(['application/x-www-form-urlencoded', FILES])(
  'closes one whose body is not complete after a minute (%s)',
  async (type) => {
    const { half } = await open();
    const { client, request } = await half(type);
    const read = new Promise<void>((resolve) => {
      let bytes = 0;
      request.on('data', (chunk: Buffer) => (bytes += chunk.length) > 50_000 && resolve());
    });
    client.write(Buffer.alloc(50_000));
    await read;
    vi.advanceTimersByTime(59_000);
    expect(request.socket.destroyed).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(request.socket.destroyed).toBe(true);
  },
);

it('does not count the time in which the server itself does not read', async () => {
  const { half } = await open();
  const { request } = await half(FILES);
  request.on('data', () => {});
  request.pause();
  vi.advanceTimersByTime(200_000);
  expect(request.socket.destroyed).toBe(false);
});

it('does not limit the time of the response to a complete body', async () => {
  const { half } = await open();
  const { client, request } = await half('application/json', 2);
  request.resume();
  client.end('b');
  await once(request, 'end');
  vi.advanceTimersByTime(200_000);
  expect(request.socket.destroyed).toBe(false);
});

it('refuses one visitor too many incomplete bodies, but nobody else, and has room when one is complete', async () => {
  const { begin, half, incoming } = await open({ perIp: 2 });
  const first = await half(FILES, 2);
  await half(FILES);
  const third = begin(FILES);
  const [refused] = (await once(third, 'response')) as [IncomingMessage];
  expect([refused.statusCode, refused.headers['retry-after'], refused.headers.connection]).toEqual([
    429,
    '10',
    'close',
  ]);
  expect(incoming).toHaveLength(2);
  begin(FILES, 100, 'another');
  await vi.waitFor(() => expect(incoming).toHaveLength(3));
  first.request.resume();
  first.client.end('b');
  await once(first.request, 'end');
  begin(FILES);
  await vi.waitFor(() => expect(incoming).toHaveLength(4));
});
