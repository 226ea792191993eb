import autocannon from 'autocannon';
import type { HttpResponse, Ask } from '../../e2e/support/product/http';

/** A kind of request that is measured. */
export interface RequestKind {
  /** Makes the nth request. */
  ask: (n: number) => Ask;
  /** Throws if a response is not the expected one, because a fast error page is no result. */
  check: (response: Pick<HttpResponse, 'status' | 'body' | 'headers'>) => void;
}

/** One kind of request, and the process that handles it. */
export interface Measured extends RequestKind {
  pid: number;
  port: number;
  /** The Host header. */
  host: string;
}

/** How often the load generator checks whether it is done, in milliseconds. */
const SAMPLE_INTERVAL_MS = 10;
/** No measured request takes this long. */
const TIMEOUT_SECONDS = 60;

/**
 * Sends the requests, `connections` at a time, and returns their latencies in milliseconds. Throws if one fails its
 * check or gets no response.
 */
export async function fire(kind: Measured, requests: number, connections: number): Promise<number[]> {
  const { port, host, ask, check } = kind;
  const latencies: number[] = [];
  let sent = 0;
  let wrong: unknown;
  const options: autocannon.Options = {
    url: `http://127.0.0.1:${port}`,
    amount: requests,
    connections: Math.min(connections, requests),
    sampleInt: SAMPLE_INTERVAL_MS,
    timeout: TIMEOUT_SECONDS,
    requests: [
      {
        setupRequest: (request) => {
          const { headers, ...next } = ask(sent++);
          return { ...request, ...(next as autocannon.Request), headers: { Host: host, ...headers } };
        },
        onResponse: (status, body, _context, headers) => {
          try {
            check({ status, body, headers: headers as HttpResponse['headers'] });
          } catch (error) {
            wrong ??= error;
          }
        },
      },
    ],
  };
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, result) => (error ? reject(error) : resolve(result)));
    run.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
  });
  if (wrong !== undefined) throw wrong;
  if (errors > 0) throw new Error(`${errors} of ${requests} requests had no response`);
  return latencies;
}
