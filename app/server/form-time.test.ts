import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boundFormTime } from './form-time';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that has been told the first byte of a body of two; answers both ends. */
async function half(type: string) {
  const server = createServer(boundFormTime);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const headers = { 'Content-Type': type, 'Content-Length': '2' };
  const client = ask({ port: (server.address() as AddressInfo).port, method: 'POST', headers });
  client.on('error', () => {});
  client.write('a');
  const [incoming] = (await once(server, 'request')) as [IncomingMessage];
  const stop = () => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  };
  return { incoming, client, stop };
}

it('closes the connection of a form that is not complete after a minute', async () => {
  const { incoming, stop } = await half('application/x-www-form-urlencoded');
  vi.advanceTimersByTime(59_000);
  expect(incoming.socket.destroyed).toBe(false);
  vi.advanceTimersByTime(1_001);
  expect(incoming.socket.destroyed).toBe(true);
  stop();
});

it('lets photos take their time', async () => {
  const { incoming, stop } = await half('multipart/form-data; boundary=x');
  vi.advanceTimersByTime(200_000);
  expect(incoming.socket.destroyed).toBe(false);
  stop();
});

it('lets the answer to a complete form take its time', async () => {
  const { incoming, client, stop } = await half('application/json');
  incoming.resume();
  client.end('b');
  await once(incoming, 'end');
  vi.advanceTimersByTime(200_000);
  expect(incoming.socket.destroyed).toBe(false);
  stop();
});
