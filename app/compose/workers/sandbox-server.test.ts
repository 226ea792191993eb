import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { forwardTo } from './sandbox-server.server';

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, port: (server.address() as AddressInfo).port };
}

it('ends the call to the sandbox when the client leaves in the middle of its body', async () => {
  const sandbox = await serve(() => {});
  let forwarded: Promise<void> | undefined;
  const forward = forwardTo(sandbox.port);
  const front = await serve((request, response) => void (forwarded = forward(request, response)));
  const client = connect(front.port, '127.0.0.1');
  client.write('POST /pay HTTP/1.1\r\nHost: pay.localhost\r\nContent-Length: 100\r\n\r\nhalf');
  const [call] = (await once(sandbox.server, 'request')) as [IncomingMessage];
  call.on('error', () => {});
  const closed = new Promise((resolve) => call.once('close', resolve));
  client.destroy();
  await forwarded;
  await closed;
  expect(call.complete).toBe(false);
});
