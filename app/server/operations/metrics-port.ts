import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics';

/** Serves /metrics and nothing else, on its own port, which no brand's host leads to. */
export function serveMetrics(
  metrics: Pick<Metrics, 'text'>,
  port: number,
  host: string,
): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    if (request.url?.split('?', 1)[0] !== '/metrics')
      return void response.writeHead(404).end('The only path is /metrics.\n');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const text = await metrics.text().catch(() => undefined);
    if (text === undefined) return void response.writeHead(500).end();
    response.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
    return void response.writeHead(200).end(request.method === 'HEAD' ? undefined : text);
  });
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const { port: real } = server.address() as AddressInfo;
      const close = () => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ url: `http://${host.includes(':') ? `[${host}]` : host}:${real}/metrics`, close });
    });
  });
}
