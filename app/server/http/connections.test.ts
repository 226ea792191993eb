import { createServer, get, Agent, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { trackConnections, type Connections, type Listener } from './connections';

const LIMITS = { limitMs: 5000, idleMs: 50 };
const LARGE = Buffer.alloc(8_000_000, 'facet');

let server: Server;
let connections: Connections;
const clients: { destroy(): void }[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  server.closeAllConnections();
});

async function start(listener: Listener): Promise<number> {
  server = createServer();
  connections = trackConnections(server, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A connection that sends `text` and collects what comes back. */
async function speak(port: number, text: string): Promise<{ socket: Socket; heard(): string; closed: Promise<void> }> {
  const socket = connect(port, '127.0.0.1');
  clients.push(socket);
  let heard = '';
  socket.on('data', (data: Buffer) => (heard += data.toString('latin1')));
  socket.on('error', () => (heard += '<error>'));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  socket.write(text);
  return { socket, heard: () => heard, closed };
}

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

it('sends one more response on an open connection, with Connection: close, and closes it', async () => {
  const port = await start((_request, response) => void response.end('yes'));
  const reused = await speak(port, GET);
  await vi.waitFor(() => expect(reused.heard()).toContain('yes'));
  expect(reused.heard()).not.toContain('Connection: close');
  const drained = connections.drain(LIMITS);
  reused.socket.write(GET);
  await reused.closed;
  expect(reused.heard().split('HTTP/1.1 200')).toHaveLength(3);
  expect(reused.heard()).toContain('Connection: close');
  expect(await drained).toEqual({ cut: 0 });
});

it('accepts no new connections, and closes silent ones without a response', async () => {
  const port = await start((_request, response) => void response.end('yes'));
  const silent = await speak(port, '');
  const drained = connections.drain(LIMITS);
  const late = connect(port, '127.0.0.1');
  const refused = await new Promise<NodeJS.ErrnoException>((resolve) => late.once('error', resolve));
  expect(refused.code).toBe('ECONNREFUSED');
  expect(await drained).toEqual({ cut: 0 });
  await silent.closed;
  expect(silent.heard()).toBe('');
});

it('reads a request to its end whose head has partly arrived', async () => {
  const port = await start((_request, response) => void response.end('yes'));
  const half = await speak(port, GET.slice(0, 10));
  await vi.waitFor(async () => {
    const count = await new Promise<number>((resolve) => server.getConnections((_error, all) => resolve(all)));
    expect(count).toBe(1);
  });
  const drained = connections.drain({ ...LIMITS, idleMs: 20 });
  const idle = await speakUntilRefused(port);
  half.socket.write(GET.slice(10));
  await half.closed;
  expect([half.heard(), idle]).toEqual([expect.stringContaining('yes'), 'ECONNREFUSED']);
  expect(await drained).toEqual({ cut: 0 });
});

async function speakUntilRefused(port: number): Promise<string> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const code = await new Promise<string>((resolve) => {
      socket.once('connect', () => resolve(''));
      socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code!));
    });
    socket.destroy();
    if (code) return code;
  }
}

/** Requests the large response without reading it yet. */
async function askLarge(port: number): Promise<IncomingMessage> {
  const agent = new Agent({ keepAlive: true });
  clients.push(agent);
  return new Promise((resolve) => get({ port, host: '127.0.0.1', agent }, resolve));
}

async function readAll(response: IncomingMessage): Promise<number | string> {
  let bytes = 0;
  try {
    for await (const chunk of response) bytes += (chunk as Buffer).length;
    return bytes;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code!;
  }
}

const sendLarge: Listener = (_request, response) => void response.end(LARGE);

it('delivers a response completely that is written but not sent yet', async () => {
  const port = await start(sendLarge);
  const response = await askLarge(port);
  const drained = connections.drain(LIMITS);
  expect(await readAll(response)).toBe(LARGE.length);
  expect(await drained).toEqual({ cut: 0 });
});

it('control: Node’s own close breaks it off', async () => {
  const port = await start(sendLarge);
  const response = await askLarge(port);
  await turn();
  server.close();
  expect(await readAll(response)).toBe('ECONNRESET');
});

it('waits for work whose client has left', async () => {
  const order: string[] = [];
  let finish = () => {};
  let begun = false;
  const port = await start(async () => {
    begun = true;
    await new Promise<void>((resolve) => (finish = resolve));
    order.push('worked');
  });
  const left = await speak(port, GET);
  await vi.waitFor(() => expect(begun).toBe(true));
  left.socket.destroy();
  await left.closed;
  const drained = connections.drain(LIMITS).then(() => order.push('drained'));
  finish();
  await drained;
  expect(order).toEqual(['worked', 'drained']);
});

it('cuts off what takes longer than the limit, and counts it', async () => {
  let begun = false;
  const port = await start(() => void (begun = true));
  const open = await speak(port, GET);
  await vi.waitFor(() => expect(begun).toBe(true));
  const [drained] = await Promise.all([connections.drain({ limitMs: 150, idleMs: 10 }), open.closed]);
  expect(drained).toEqual({ cut: 1 });
});

it('closes the port in the tick in which it begins to send away whoever has a connection', async () => {
  await start((_request, response) => void response.end('yes'));
  const drained = connections.drain(LIMITS);
  expect(server.listening).toBe(false);
  await drained;
});
