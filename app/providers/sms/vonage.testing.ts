import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Received {
  from: string;
  to: string;
  text: string;
}

export interface VonageServer {
  origin: string;
  received: Received[];
  /** While it is set, every response has this status, or is never finished (`silence`), or is no JSON (`garbage`). */
  failWith: number | 'silence' | 'garbage' | undefined;
  close(): Promise<void>;
}

const FIELDS = ['channel', 'from', 'message_type', 'text', 'to', 'ttl'];

/** A server with the documented protocol of the Messages API, over real HTTP. */
export async function startVonageServer({ key, secret }: { key: string; secret: string }): Promise<VonageServer> {
  let count = 0;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (fake.failWith === 'silence') return;
      if (fake.failWith === 'garbage') return void response.writeHead(202).end('<html>');
      if (fake.failWith !== undefined) return problem(response, fake.failWith);
      const basic = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
      if (request.method !== 'POST' || request.url !== '/v1/messages') return problem(response, 404);
      if (request.headers.authorization !== basic) return problem(response, 401);
      const message = JSON.parse(body) as Record<string, unknown>;
      if (!isMessage(message)) return problem(response, 422);
      fake.received.push({ from: message.from, to: `+${message.to}`, text: message.text });
      count += 1;
      const uuid = `aaaaaaaa-bbbb-4ccc-8ddd-${String(count).padStart(12, '0')}`;
      response.writeHead(202, { 'Content-Type': 'application/json' }).end(JSON.stringify({ message_uuid: uuid }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: VonageServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    failWith: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}

function problem(response: ServerResponse, status: number): void {
  const body = { type: 'https://developer.vonage.com/api-errors', title: 'A problem', detail: 'Why', instance: 'abc' };
  response.writeHead(status, { 'Content-Type': 'application/problem+json' }).end(JSON.stringify(body));
}

function isMessage(message: Record<string, unknown>): message is Record<string, unknown> & Received {
  return (
    JSON.stringify(Object.keys(message).sort()) === JSON.stringify(FIELDS) &&
    message.message_type === 'text' &&
    message.channel === 'sms' &&
    typeof message.ttl === 'number' &&
    /^[1-9]\d{6,14}$/.test(String(message.to)) &&
    /^[A-Za-z0-9 ]{1,11}$/.test(String(message.from)) &&
    typeof message.text === 'string' &&
    message.text.length <= 1000
  );
}
