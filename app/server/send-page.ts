import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { compress, pickEncoding } from './encoding';
import { hasEtag } from './etag';
import { bodyFor, type CachedPage } from './html-cache';

/** Below this size compressing costs more than it saves. */
const MIN_COMPRESSED = 1000;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest\+json)|image\/svg)/;

/** A page from memory; the headers of the door (the traffic cookie among them) stay. */
export function sendCached(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Vary', 'Accept-Encoding, Cookie, Accept-Language');
  if (page.etag) {
    response.setHeader('ETag', page.etag);
    if (hasEtag(request.headers['if-none-match'], page.etag)) {
      response.setHeader('Cache-Control', page.headers['cache-control'] ?? '');
      response.writeHead(304).end();
      return;
    }
  }
  for (const name in page.headers) response.setHeader(name, page.headers[name]!);
  for (const cookie of page.cookies) response.appendHeader('Set-Cookie', cookie);
  const { body, encoding } = bodyFor(page, pickEncoding(request.headers['accept-encoding']));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.writeHead(page.status).end(request.method === 'HEAD' ? undefined : body);
}

/** An answer of Remix for one person: compressed where that pays, streamed where not. */
export async function sendAnswer(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  for (const cookie of answer.headers.getSetCookie()) response.appendHeader('Set-Cookie', cookie);
  const shrinks =
    COMPRESSIBLE.test(answer.headers.get('Content-Type') ?? '') && !answer.headers.has('Content-Encoding');
  if (!answer.body || !shrinks) return stream(answer, request, response);
  response.appendHeader('Vary', 'Accept-Encoding');
  const body = Buffer.from(await answer.arrayBuffer());
  const encoding = body.length < MIN_COMPRESSED ? undefined : pickEncoding(request.headers['accept-encoding']);
  const packed = encoding ? await compress(body, encoding, 4) : body;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', packed.length);
  response.writeHead(answer.status).end(request.method === 'HEAD' ? undefined : packed);
  return undefined;
}

async function stream(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status);
  if (!answer.body || request.method === 'HEAD') {
    response.end();
    await answer.body?.cancel();
    return;
  }
  try {
    await pipeline(Readable.fromWeb(answer.body as never), response);
  } catch (error) {
    // Who leaves in the middle is no failure of ours; the pipeline has let the source go.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
