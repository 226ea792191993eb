import { request } from 'node:http';
import { Unavailable } from '~/providers/provider-errors';
import type { ApiResponse, SandboxApi } from './sandbox-api';

const PATIENCE = 10_000;

/** Calls the sandbox in the running server of this machine: always loopback, because Node does not resolve *.localhost. */
export function apiOverHttp({ origin, ip = '127.0.0.1' }: { origin: () => string; ip?: string }): SandboxApi {
  return ({ method, path, body, headers }) =>
    new Promise((resolve, reject) => {
      const { host, port } = new URL(origin());
      const fail = (error: Error) =>
        reject(new Unavailable('sandbox payments', 'the server does not run', { cause: error }));
      const call = request({
        host: ip,
        port: port || 80,
        path,
        method,
        agent: false,
        headers: { ...headers, host, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(PATIENCE),
      });
      call.on('error', fail);
      call.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('error', fail);
        response.on('end', () => {
          try {
            resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as ApiResponse['body'] });
          } catch (error) {
            fail(error as Error);
          }
        });
      });
      call.end(body);
    });
}
