import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page at a URL that can be opened before there is anything to show. */
export interface EarlyPage {
  url: string;
  /** From now on the page leads there. */
  redirectTo(url: string): void;
  close(): void;
}

/** Serves a page that reloads itself every second until it is told where to lead. */
export async function openEarlyPage(name: string): Promise<EarlyPage> {
  let ready: string | undefined;
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>${name}</title><p>Building ${name} …</p></html>`;
  const server = createServer((_request, response) => {
    const headers = { 'Cache-Control': 'no-store' };
    if (ready !== undefined) response.writeHead(307, { ...headers, Location: ready }).end();
    else response.writeHead(200, { ...headers, 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    redirectTo(url) {
      ready = url;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
