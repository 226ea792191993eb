import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { connect, createServer as createNetServer, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { giveConnection, serveGiven } from './given-connections';

const opened: { close(): unknown }[] = [];
afterEach(() => opened.splice(0).forEach((one) => one.close()));

/** A server behind another one that accepts, both in this process. */
async function open() {
  const inner = createServer({ headersTimeout: 100, connectionsCheckingInterval: 20 }, (request, response) =>
    response.end(`served ${request.url}`),
  );
  const source = new EventEmitter();
  serveGiven(inner, source);
  const server = createNetServer({ pauseOnConnect: true }, (socket) => {
    giveConnection({ send: (message, given) => source.emit('message', message, given) }, socket, () => {});
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
    { send: (_message, _socket, _options, sent) => sent(new Error('closed')) },
    {} as never,
    () => failed++,
  );
  giveConnection({ send: (_message, _socket, _options, sent) => sent(null) }, {} as never, () => failed++);
  expect(failed).toBe(1);
});
