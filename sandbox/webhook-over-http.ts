import { request } from 'node:http';
import { Unavailable } from '~/providers/provider-errors';
import type { Deliver } from './deliveries';

const PATIENCE = 10_000;

/**
 * Brings webhooks to the server of the same machine: always to `address` (loopback) at the port the URL names, with the
 * URL's host in the Host header, since Node does not resolve *.localhost. Whatever URL is given, nobody else is called.
 */
export function webhookOverHttp({ address = '127.0.0.1', patience = PATIENCE } = {}): Deliver {
  return ({ url, body, headers }) =>
    new Promise((resolve, reject) => {
      const target = new URL(url);
      const fail = (error: Error) =>
        reject(new Unavailable('sandbox payments', 'the webhook did not answer', { cause: error }));
      const call = request({
        host: address,
        port: target.port || 80,
        path: `${target.pathname}${target.search}`,
        method: 'POST',
        agent: false,
        headers: {
          ...headers,
          host: target.host,
          'content-length': Buffer.byteLength(body),
          'user-agent': 'facet-sandbox-payments',
        },
        // Of the whole exchange, so that a trickle cannot hold it open.
        signal: AbortSignal.timeout(patience),
      });
      call.on('error', fail);
      call.on('response', (response) => {
        response.on('error', fail);
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.resume();
      });
      call.end(body);
    });
}
