import { fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { connect, createServer as createNetServer, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { giveConnection, serveGiven } from './given-connections';

const opened: { close(): unknown }[] = [];
const never = () => {};
afterEach(() => opened.splice(0).forEach((server) => server.close()));

/** A server behind another one that accepts, both in this process. */
async function open() {
  const inner = createServer({ headersTimeout: 100, connectionsCheckingInterval: 20 }, (request, response) =>
    response.end(`served ${request.url}`),
  );
  const source = new EventEmitter();
  serveGiven(inner, source);
  const server = createNetServer({ pauseOnConnect: true }, (socket) => {
    giveConnection({ send: (message, given) => source.emit('message', message, given), once: never }, socket, () => {});
    socket.resume();
  });
  opened.push(server, { close: () => inner.closeAllConnections() });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  opened.push({ close: () => client.destroy() });
  let text = '';
  client.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { client, text: () => text };
}

it('serves requests on a connection that was given', async () => {
  const { client, text } = await open();
  client.write('GET /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await once(client, 'end');
  expect(text()).toContain('served /a');
});

it('bounds the time for headers there too', async () => {
  const { client, text } = await open();
  client.write('GET /a HTTP/1.1\r\nHost:');
  await once(client, 'end');
  expect(text()).toContain('408');
});

it('calls back if the other process has ended', async () => {
  let failed = 0;
  giveConnection(
    { send: (_message, _socket, _options, sent) => sent(new Error('closed')), once: never },
    {} as never,
    () => failed++,
  );
  giveConnection({ send: (_message, _socket, _options, sent) => sent(null), once: never }, {} as never, () => failed++);
  expect(failed).toBe(1);
});

// Also the version test: once Node says itself that it has forgotten them, the patch can be removed.
it('calls back for each connection that waited behind one that a killed process never took', async () => {
  const child = fork('-e', ['process.on("message", () => {}); process.send("up")'], { execArgv: [] });
  opened.push({ close: () => child.kill('SIGKILL') });
  await once(child, 'message');
  child.kill('SIGSTOP');
  const [ended, failed] = [new Set<unknown>(), new Set<unknown>()];
  const server = createNetServer({ pauseOnConnect: true }, (socket) => {
    giveConnection(child, socket, () => {
      failed.add(socket);
      socket.end();
    });
  });
  opened.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const clients = [1, 2, 3].map(() => connect((server.address() as AddressInfo).port, '127.0.0.1'));
  for (const client of clients) client.on('error', () => {}).resume();
  await Promise.all(clients.map((client) => once(client, 'connect')));
  await new Promise(setImmediate);
  child.kill('SIGKILL');
  // Nobody waits for ever, whether the connection was on its way or had not left.
  await Promise.all(
    clients.map(async (client) => {
      if (!client.closed) await once(client, 'close');
      ended.add(client);
    }),
  );
  expect([ended.size, failed.size]).toEqual([3, 2]);
});
