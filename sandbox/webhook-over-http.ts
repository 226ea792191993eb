import { request } from 'node:http';
import { Unavailable } from '~/providers/provider-errors';
import type { Deliver } from './deliveries';

const PATIENCE = 10_000;

/**
 * Sends webhooks to the server on the same machine: always to `ip` (loopback) at the port in the URL, with the
 * URL's host in the Host header, because Node does not resolve *.localhost. No other host is called, whatever the URL
 * is.
 */
export function webhookOverHttp({ ip = '127.0.0.1', patience = PATIENCE } = {}): Deliver {
  return ({ url, body, headers }) =>
    new Promise((resolve, reject) => {
      const target = new URL(url);
      const fail = (error: Error) =>
        reject(new Unavailable('sandbox payments', 'no response to the webhook', { cause: error }));
      const call = request({
        host: ip,
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
        // Limits the whole exchange, so that a slow response cannot keep it open.
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
