import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { streamedRequest } from './streamed-request';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function serve(reply: (request: Request, response: ServerResponse, raw: IncomingMessage) => Promise<void>) {
  const server = createServer((request, response) => {
    void reply(streamedRequest(request, response, 'http://aurea.localhost'), response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024).fill(7);
const post = (port: number, body: Uint8Array<ArrayBuffer>) =>
  fetch(`http://127.0.0.1:${port}/x?y=1`, { method: 'POST', body });

it('delivers the whole body, and the URL of the brand', async () => {
  const port = await serve(async (request, response) => {
    const { byteLength } = await request.arrayBuffer();
    response.end(`${request.url} ${byteLength}`);
  });
  expect(await (await post(port, megabytes(3))).text()).toBe(`http://aurea.localhost/x?y=1 ${3 * 1024 * 1024}`);
});

it('reads no more than its consumer', async () => {
  let received = 0;
  const port = await serve(async (request, response, raw) => {
    raw.on('data', (chunk: Buffer) => (received += chunk.length));
    const reader = request.body!.getReader();
    await reader.read();
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    response.setHeader('X-Received', received);
    await reader.cancel();
    response.end('enough');
  });
  const reply = await post(port, megabytes(20));
  expect(Number(reply.headers.get('X-Received'))).toBeLessThan(2 * 1024 * 1024);
  expect(await reply.text()).toBe('enough');
});

it('allows a response without reading the body, and keeps the connection usable', async () => {
  const port = await serve(async (_request, response) => void response.end('no'));
  for (let i = 0; i < 3; i++) expect(await (await post(port, megabytes(4))).text()).toBe('no');
});

it('is aborted where the client leaves before the response, and not by the end of a response', async () => {
  const aborted: Promise<boolean>[] = [];
  const port = await serve(async (request, response, raw) => {
    const closed = new Promise((resolve) => response.once('close', resolve));
    aborted.push(closed.then(() => request.signal.aborted));
    await request.arrayBuffer().catch(() => {});
    if (raw.headers.host !== 'leaving') response.end('yes');
  });
  expect(await (await post(port, megabytes(1))).text()).toBe('yes');
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: leaving\r\nContent-Length: 4\r\n\r\nbody');
  await vi.waitFor(() => expect(aborted).toHaveLength(2));
  socket.destroy();
  expect(await Promise.all(aborted)).toEqual([false, true]);
});

it('fails for a client that leaves half-way', async () => {
  let failed!: (error: unknown) => void;
  const failure = new Promise((resolve) => (failed = resolve));
  const port = await serve(async (request) => void request.arrayBuffer().catch(failed));
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf', () => socket.destroy());
  expect(await failure).toBeInstanceOf(Error);
});
