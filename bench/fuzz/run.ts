import { connect } from 'node:net';
import { forgetPeak, MEMORY_CEILING, peakOf, residentOf } from '../../e2e/support/product/process-memory';
import { seededRng } from '~db/seed/rng';
import { fuzzRequest, type FuzzRequest, type FuzzWorld } from './requests';

/** Longer than any response may take. */
const DEADLINE_MS = 20_000;
/** Sessions end during the run, so new ones are opened after this many requests. */
const ENTER_EVERY = 500;
/** The run ends after this many failures. */
const MOST_FAILURES = 20;

export interface FuzzTarget {
  port: number;
  pid: number;
  host: string;
  logs: () => string;
}

export interface FuzzOptions {
  target: FuzzTarget;
  world: FuzzWorld;
  seed: string;
  /** The run ends with whichever limit is reached first. */
  requests: number;
  milliseconds: number;
  concurrency: number;
  /** Returns the Cookie headers of the senders, '' for a visitor; called again from time to time. */
  enter: () => Promise<string[]>;
  now: () => number;
}

export interface FuzzResult {
  requests: number;
  /** The number of responses by status; 0 if the connection ended without one, which is valid for malformed HTTP. */
  statuses: Record<string, number>;
  /** The number of requests by route. */
  routes: Record<string, number>;
  /** Responses 5xx other than 503, missing responses, stacks in the log, memory above the ceiling. */
  failures: string[];
  slowestMs: number;
  /** The resident memory of the server's process in MB. */
  memory: { before: number; most: number; after: number };
}

/** Sends malformed requests and reports the results. */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { target, world, seed, requests, milliseconds, concurrency, enter, now } = options;
  const begun = now();
  const before = megabytes(residentOf(target.pid));
  forgetPeak(target.pid);
  const result: FuzzResult = {
    requests: 0,
    statuses: {},
    routes: {},
    failures: [],
    slowestMs: 0,
    memory: { before, most: before, after: before },
  };
  const fail = (what: string) => void (result.failures.length < MOST_FAILURES && result.failures.push(what));
  let number = 0;
  let cookies = await enter();
  let read = target.logs().length;

  async function work(): Promise<void> {
    while (number < requests && now() - begun < milliseconds && result.failures.length < MOST_FAILURES) {
      const own = number++;
      if (own > 0 && own % ENTER_EVERY === 0) cookies = await enter();
      const rng = seededRng(`${seed}/${own}`);
      const request = fuzzRequest(world, rng, own);
      const cookie = rng.pick(cookies);
      if (cookie !== '' && !request.headers.some(([name]) => name === 'Cookie'))
        request.headers.push(['Cookie', cookie]);
      const sent = now();
      const response = await send(target, request);
      result.requests += 1;
      result.slowestMs = Math.max(result.slowestMs, now() - sent);
      result.statuses[response.status] = (result.statuses[response.status] ?? 0) + 1;
      result.routes[request.route] = (result.routes[request.route] ?? 0) + 1;
      const name = `request ${own} of seed ${seed}: ${request.method} ${request.path.slice(0, 200)}`;
      if (response.status >= 500 && response.status !== 503) fail(`${name} got the response ${response.status}`);
      if (response.late) fail(`${name} had no response within ${DEADLINE_MS} ms`);
      if (/^\s+at .+:\d+:\d+\)?$/m.test(response.body)) fail(`${name} was shown a stack`);
      const log = target.logs();
      if (hasStack(log.slice(read))) fail(`${name}, or one beside it, left a stack: ${log.slice(read, read + 1500)}`);
      read = log.length;
    }
  }

  await Promise.all(Array.from({ length: concurrency }, work));
  const peak = peakOf(target.pid);
  if (peak > MEMORY_CEILING) fail(`the server took ${megabytes(peak)} MB`);
  result.memory.after = megabytes(residentOf(target.pid));
  result.memory.most = megabytes(peak);
  return result;
}

/** Whether the log contains a stack or an entry of the highest levels. */
export const hasStack = (log: string): boolean => /"stack":|"level":[56]0|^\s+at .+:\d+:\d+/m.test(log);

const megabytes = (bytes: number) => Math.round(bytes / 1e6);

interface Answered {
  status: number;
  body: string;
  late: boolean;
}

/** Sends a request over a connection of its own, so that none is read as the rest of another. */
function send({ port, host }: FuzzTarget, { method, path, headers, body }: FuzzRequest): Promise<Answered> {
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}:${port}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let late = false;
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'));
      if (body) socket.write(body);
    });
    const timer = setTimeout(() => {
      late = true;
      socket.destroy();
    }, DEADLINE_MS);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      // An event stream does not end by itself.
      if (chunks.length === 1 && chunk.includes('text/event-stream')) socket.destroy();
    });
    // The server may refuse and close the connection during the write.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      const text = Buffer.concat(chunks).toString('latin1');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), body: text, late });
    });
  });
}
