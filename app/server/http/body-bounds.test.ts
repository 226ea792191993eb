import { once } from 'node:events';
import { createServer, request as ask, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBodies, type BodyBounds } from './body-bounds';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  stops.splice(0).forEach((stop) => stop());
});
const stops: (() => void)[] = [];

const HOME = '192.0.2.1';

/** A server that reads no body unless a test makes it read. Visitors are told apart by a header. */
async function open(bounds: Partial<BodyBounds> = {}) {
  const bodies = openBodies({ wholeMs: 60_000, perSource: 20, ...bounds });
  const incoming: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    bodies.watch(request);
    if (!bodies.admit(request, response, String(request.headers['x-from']))) return;
    incoming.push(request);
    if (request.url === '/early') response.writeHead(302, { Location: '/login' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  /** Announces a body of `length` bytes and sends only the first of them. */
  const begin = (type: string, length = 100_000, from = HOME, path = '/'): ClientRequest => {
    const headers = { 'Content-Type': type, 'Content-Length': String(length), 'X-From': from };
    const client = ask({ port: (server.address() as AddressInfo).port, method: 'POST', path, headers, agent: false });
    client.on('error', () => {});
    client.write('a');
    return client;
  };
  const half = async (type: string, length?: number) => {
    const client = begin(type, length);
    const [request] = (await once(server, 'request')) as [IncomingMessage];
    return { client, request };
  };
  /** The answer to a body that is never completed, after which the client leaves. */
  const responseTo = async (client: ClientRequest) => {
    const [response] = (await once(client, 'response', { signal: AbortSignal.timeout(5000) })) as [IncomingMessage];
    client.destroy();
    return response.statusCode;
  };
  return { begin, half, incoming, responseTo, bodies };
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
  const { begin, half, incoming } = await open({ perSource: 2 });
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
  begin(FILES, 100, '192.0.2.2');
  await vi.waitFor(() => expect(incoming).toHaveLength(3));
  first.request.resume();
  first.client.end('b');
  await once(first.request, 'end');
  begin(FILES);
  await vi.waitFor(() => expect(incoming).toHaveLength(4));
});

it('gives the place back when the answer comes first and the body never does', async () => {
  const { begin, incoming, responseTo, bodies } = await open({ perSource: 2 });
  for (let round = 0; round < 5; round++) {
    const client = begin(FILES, 100_000, HOME, '/early');
    expect(await responseTo(client)).toBe(302);
  }
  begin(FILES);
  await vi.waitFor(() => expect(incoming).toHaveLength(6));
  await vi.waitFor(() => expect(bodies.taken).toBe(1));
});

it('gives it back when the client leaves without an answer', async () => {
  const { half, bodies } = await open({ perSource: 2 });
  for (let round = 0; round < 5; round++) {
    const { client } = await half(FILES);
    expect(bodies.taken).toBe(1);
    client.destroy();
    await vi.waitFor(() => expect(bodies.taken).toBe(0));
  }
});

it('tells whose places are all taken, and counts the refusals', async () => {
  const full: string[] = [];
  const { begin, half, bodies } = await open({ perSource: 1, onFull: (ip) => full.push(ip) });
  await half(FILES);
  expect(full).toEqual([]);
  for (let round = 1; round <= 2; round++) {
    await once(begin(FILES), 'response');
    expect([full.length, bodies.refused, bodies.taken]).toEqual([round, round, 1]);
  }
  expect(full).toEqual([HOME, HOME]);
});

it('watches no connection any more that has ended', async () => {
  const { begin, responseTo, incoming } = await open();
  await responseTo(begin(FILES, 100_000, HOME, '/early'));
  await vi.waitFor(() => expect(incoming[0]!.socket.destroyed).toBe(true));
  vi.advanceTimersByTime(1000);
  expect(vi.getTimerCount()).toBe(0);
});
