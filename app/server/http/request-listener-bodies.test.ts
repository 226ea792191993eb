import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiRequest } from './api-request';
import { openBodies } from './body-bounds';
import type { RequestFacts } from './request-facts';
import { AUREA, onHost, openTestListener, type TestListenerOptions } from './request-listener.testing';

let listener: Awaited<ReturnType<typeof openTestListener>>;
let failed: unknown[];
const sockets: Socket[] = [];
const open = async (options?: TestListenerOptions) => (listener = await openTestListener(options));
beforeEach(() => {
  failed = [];
});
afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  await listener.close();
});

const FORM = 'application/x-www-form-urlencoded';
/** Announces a hundred bytes and sends four. */
function half(path: string, headers: Record<string, string> = {}, method = 'POST', port = listener.port): Socket {
  const all = {
    Host: 'aurea.localhost',
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': FORM,
    'Content-Length': '100',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\nhalf`),
  );
  sockets.push(socket);
  return socket;
}
async function statusOf(socket: Socket): Promise<number> {
  const [first] = (await once(socket, 'data', { signal: AbortSignal.timeout(5000) })) as [Buffer];
  return Number(first.toString().split(' ')[1]);
}
const failing = async (work: Promise<unknown>) => {
  await work.catch((error: unknown) => failed.push(error));
  return new Response('never seen');
};

describe('places for bodies', () => {
  it('are not taken by what the guard refuses, which any other site can make its visitor send', async () => {
    const bodies = openBodies({ wholeMs: 60_000, perSource: 1 });
    await open({ listener: { bodies }, remix: (request) => failing(request.text()) });
    for (const site of ['cross-site', 'same-site', 'cross-site'])
      expect(await statusOf(half('/login', { 'Sec-Fetch-Site': site }))).toBe(403);
    expect(await statusOf(half('/login', { 'Content-Length': '99999999' }))).toBe(413);
    expect(await statusOf(half('/login', {}, 'PATCH'))).toBe(405);
    expect([bodies.taken, bodies.refused]).toEqual([0, 0]);
    half('/login');
    await vi.waitFor(() => expect(listener.seen).toHaveLength(1));
    expect(bodies.taken).toBe(1);
    expect(await statusOf(half('/login'))).toBe(429);
    expect([bodies.taken, bodies.refused]).toEqual([1, 1]);
  });

  it('are taken by what is for a host of the platform itself too', async () => {
    const bodies = openBodies({ wholeMs: 60_000, perSource: 1 });
    const handed: string[] = [];
    await open({
      listener: {
        bodies,
        platformHosts: onHost('pay.localhost', { serve: (request) => void handed.push(request.url!) }),
      },
    });
    half('/pay', { Host: 'pay.localhost' });
    await vi.waitFor(() => expect(handed).toEqual(['/pay']));
    expect(await statusOf(half('/pay', { Host: 'pay.localhost' }))).toBe(429);
  });
});

describe('a client that leaves in the middle of its body', () => {
  it.each([FORM, 'text/plain', 'multipart/form-data; boundary=x'])('ends the request of a page (%s)', async (type) => {
    await open({ remix: (request) => failing(request.text()) });
    const socket = half('/login', { 'Content-Type': type });
    await vi.waitFor(() => expect(listener.seen).toHaveLength(1));
    socket.destroy();
    await vi.waitFor(() => expect(listener.counted).toHaveLength(1), 20_000);
    expect(failed).toHaveLength(1);
  });

  it.each([FORM, 'multipart/form-data; boundary=x'])('ends it also if nobody read before (%s)', async (type) => {
    await open({
      async remix(request) {
        await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
        return failing(request.text());
      },
    });
    const socket = half('/login', { 'Content-Type': type });
    await vi.waitFor(() => expect(listener.seen).toHaveLength(1));
    socket.destroy();
    await vi.waitFor(() => expect(listener.counted).toHaveLength(1), 20_000);
    expect(failed).toHaveLength(1);
  });

  it('fails the reading of a call of the API that begins afterwards', async () => {
    await open();
    const server = createServer(async (request, response) => {
      await once(response, 'close');
      await failing(apiRequest({ headers: {}, url: new URL(AUREA) } as RequestFacts, request).bytes());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = half('/', {}, 'POST', (server.address() as AddressInfo).port);
    await once(server, 'request');
    socket.destroy();
    await vi.waitFor(() => expect(failed).toHaveLength(1), 20_000);
    server.close();
  });
});
