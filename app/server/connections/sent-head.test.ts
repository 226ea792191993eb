import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { dropSentHead } from './sent-head';

const HEAD = '_header';
const headOf = (response: ServerResponse) => (response as unknown as Record<string, unknown>)[HEAD];

async function served(serve: (response: ServerResponse) => void) {
  const server = createServer((_, response) => serve(response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: '127.0.0.1', port, agent: false }, resolve).on('error', reject);
    });
    let text = '';
    for await (const piece of response.setEncoding('utf8')) text += String(piece);
    return { status: response.statusCode, kind: response.headers['content-type'], text };
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

// covers X37-701
it('drops the head of a response that was sent, and the rest of it goes on', async () => {
  const seen: unknown[] = [];
  const got = await served((response) => {
    response.writeHead(200, ['Content-Type', 'text/event-stream']);
    // Not sent yet: it stays.
    dropSentHead(response);
    response.write('one,', () => {
      seen.push(String(headOf(response)).startsWith('HTTP/1.1 200'));
      dropSentHead(response);
      seen.push(headOf(response), response.headersSent);
      response.write('two,');
      response.end('three');
    });
  });
  expect(got).toEqual({ status: 200, kind: 'text/event-stream', text: 'one,two,three' });
  // This Node keeps the head where we look for it; otherwise thousands of open pages take 3 kB more each.
  expect(seen).toEqual([true, 'sent', true]);
});
