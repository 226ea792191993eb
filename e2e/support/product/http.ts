import { request, type IncomingHttpHeaders } from 'node:http';

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** The body as it arrived, possibly compressed. */
  bytes: Buffer;
  cookies: string[];
}

export interface Ask {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends one raw request to a brand, with node:http, since only browsers resolve *.localhost. */
export function ask(
  product: { port: number },
  slug: string,
  { method = 'GET', path, headers = {}, body }: Ask,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: product.port,
        method,
        path,
        headers: {
          Host: `${slug}.localhost:${product.port}`,
          ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        // If the server dies in the middle of its response, the promise would never settle without this.
        response.once('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: bytes.toString(),
            bytes,
            cookies: (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]!),
          });
        });
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** Posts a form as a browser on a page of the brand does. */
export function postForm(
  product: { port: number },
  slug: string,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<HttpResponse> {
  return ask(product, slug, {
    method: 'POST',
    path,
    body: new URLSearchParams(fields).toString(),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
      Accept: 'text/html',
      ...headers,
    },
  });
}
