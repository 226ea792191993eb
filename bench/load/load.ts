import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { summarise } from '../report/statistics';
import type { Summary } from '../report/statistics';

export interface Ask {
  method?: 'GET' | 'POST';
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  milliseconds: number;
}

export interface Target {
  port: number;
  /** Host header; by default the address. */
  host?: string;
}

/** One request on a kept connection, read to its end. */
export function send(target: Target, agent: Agent, { method = 'GET', path, headers, body }: Ask): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: target.port,
        method,
        path,
        agent,
        headers: {
          ...(target.host ? { Host: target.host } : {}),
          ...(body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
            milliseconds: performance.now() - started,
          }),
        );
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

export interface Load {
  target: Target;
  /** The nth request. */
  ask: (n: number) => Ask;
  /** Throws when a reply is not what was asked for: a fast error page is no result. */
  check: (reply: Reply) => void;
  requests: number;
  concurrency: number;
}

/** Latencies of `requests` requests, `concurrency` at a time, over connections of their own. */
export async function load(what: Load): Promise<Summary> {
  const agent = new Agent({ keepAlive: true, maxSockets: what.concurrency });
  try {
    return summarise(await latenciesOf(what, agent));
  } finally {
    agent.destroy();
  }
}

/** The same one by one (milliseconds), over connections that go on. */
export async function latenciesOf(
  { target, ask, check, requests, concurrency }: Load,
  agent: Agent,
): Promise<number[]> {
  const latencies: number[] = [];
  let next = 0;
  async function worker(): Promise<void> {
    while (next < requests) {
      const reply = await send(target, agent, ask(next++));
      check(reply);
      latencies.push(reply.milliseconds);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker));
  return latencies;
}
