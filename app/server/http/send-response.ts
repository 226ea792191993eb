import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { baseHeaders } from './base-headers';
import { compress, pickEncoding, type Encoding } from './encoding';
import { hasEtag } from './etag';
import { isFinished, readBody } from '../response/buffered-response.server';
import { JSON_TYPE, PRIVATE, type JsonResponse } from '../response/json-response.server';
import type { CachedPage } from '~/document/pipeline/html-cache';
import type { RequestFacts } from './request-facts';

/** Responses of fewer bytes cost more to compress than compression saves. */
const MIN_COMPRESSED = 1000;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest\+json)|image\/svg)/;

/** Sends a cached page. Headers that the request listener has set (the traffic cookie) stay. */
export function sendCached(
  page: CachedPage,
  { requestId, peer }: Pick<RequestFacts, 'requestId' | 'peer'>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (page.etag && hasEtag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, [...firstHeaders(requestId, peer.secure), 'ETag', page.etag, ...unchanged(page)]).end();
    return;
  }
  const { body, encoding } = bodyFor(page, pickEncoding(request.headers['accept-encoding']));
  // The headers are one flat list, made once for each combination of encoding and scheme: setting them one by one costs
  // more than sending the page.
  const form = `${encoding ?? ''}${peer.secure ? '+' : ''}`;
  const heads = (page.heads ??= new Map<string, string[]>());
  let head = heads.get(form);
  if (!head) heads.set(form, (head = wholeHead(page, body, encoding, peer.secure)));
  // Appended to the cookies of the request listener, since a list given to `writeHead` would replace them.
  for (const cookie of page.cookies) response.appendHeader('Set-Cookie', cookie);
  const own = head.slice();
  own[1] = requestId;
  response.writeHead(page.status, own).end(request.method === 'HEAD' ? undefined : body);
}

const VARY = ['Vary', 'Accept-Encoding, Cookie, Accept-Language'];

const unchanged = (page: CachedPage) => ['Cache-Control', page.headers['cache-control'] ?? '', ...VARY];

function firstHeaders(requestId: string, secure: boolean): string[] {
  return ['X-Request-Id', requestId, ...Object.entries(baseHeaders(secure)).flat()];
}

function wholeHead(page: CachedPage, body: Buffer, encoding: Encoding | undefined, secure: boolean): string[] {
  const head = [...firstHeaders('', secure), ...VARY, ...Object.entries(page.headers).flat()];
  if (page.etag) head.push('ETag', page.etag);
  if (encoding) head.push('Content-Encoding', encoding);
  head.push('Content-Length', String(body.length));
  return head;
}

/** Sends a response that Remix made for one person: compressed where that pays, streamed where it does not. */
export async function sendResponse(
  content: Response,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of content.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  for (const cookie of content.headers.getSetCookie()) response.appendHeader('Set-Cookie', cookie);
  const shrinks =
    COMPRESSIBLE.test(content.headers.get('Content-Type') ?? '') && !content.headers.has('Content-Encoding');
  if (!shrinks || !(content.body || isFinished(content))) return stream(content, request, response);
  return sendWhole(content.status, await readBody(content), request, response);
}

/** The response to a page that holds what it asks for already. */
export function sendUnchanged(tag: string, response: ServerResponse): void {
  response.writeHead(304, { ...PRIVATE, ETag: tag, Vary: 'Accept-Encoding' }).end();
}

/** Sends a response of the API, whose body is in memory. */
export async function sendJson(
  { status, headers, body }: JsonResponse,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Cache-Control', PRIVATE['Cache-Control']);
  for (const [name, value] of Array.isArray(headers) ? headers : Object.entries(headers)) {
    if (name === 'set-cookie') response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  if (body === undefined) return void response.writeHead(status).end();
  response.setHeader('Content-Type', JSON_TYPE);
  return sendWhole(status, Buffer.from(JSON.stringify(body)), request, response);
}

async function sendWhole(
  status: number,
  body: Buffer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.appendHeader('Vary', 'Accept-Encoding');
  const encoding = body.length < MIN_COMPRESSED ? undefined : pickEncoding(request.headers['accept-encoding']);
  const packed = encoding ? await compress(body, encoding, 'once') : body;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', packed.length);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : packed);
}

async function stream(content: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.writeHead(content.status);
  if (!content.body || request.method === 'HEAD') {
    response.end();
    await content.body?.cancel();
    return;
  }
  try {
    await pipeline(Readable.fromWeb(content.body as never), response);
  } catch (error) {
    // A client that leaves in the middle is not an error of the server; the pipeline has already released the source.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

function bodyFor(page: CachedPage, encoding: Encoding | undefined): { body: Buffer; encoding?: Encoding } {
  const compressed = encoding && page[encoding];
  return compressed ? { body: compressed, encoding } : { body: page.body };
}
