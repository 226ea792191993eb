import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { RETRY_SECONDS, retryAfterHeader } from '../response/app-error';

/** `busy` if there are too many requests, `failed` if something that is needed does not work. */
export type UnavailableReason = 'busy' | 'failed';

/** The codes are message ids, the same in a page and in the API. */
export const UNAVAILABLE_CODES: Record<UnavailableReason, string> = {
  busy: 'errors.busy',
  failed: 'errors.try-again-later',
};

/** A finished page. It is made in advance, since it is needed when there is no time to make one. */
export interface UnavailablePage {
  body: Buffer;
  csp: string;
}

/** What reads the response: a person, a client of the API contract, or a machine that only looks at the status. */
export type Reader = 'page' | 'client' | 'machine';

export function readerOf(path: string, headers: IncomingHttpHeaders): Reader {
  const accept = headers.accept ?? '';
  if (path.startsWith('/api/') || /\.data$/.test(path)) return 'client';
  if (accept.includes('text/html')) return 'page';
  return accept.includes('application/json') ? 'client' : 'machine';
}

/** The response for a load balancer, which tries again after a second. */
export function sendNotReady(response: ServerResponse, reason: string): void {
  response
    .writeHead(503, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...retryAfterHeader(1),
    })
    .end(`not ready: ${reason}\n`);
}

export interface UnavailableResponse {
  reason: UnavailableReason;
  reader: Reader;
  seconds?: number;
  /** Without a page a person gets plain text. */
  page?: (() => UnavailablePage) | undefined;
}

/** Sends a 503 with Retry-After outside loaders and actions, where an AppError with this status does it. */
export function sendUnavailable(response: ServerResponse, content: UnavailableResponse): void {
  const { reason, reader, seconds = RETRY_SECONDS, page } = content;
  const [type, body, more] = contentFor(reason, reader, seconds, page);
  response
    .writeHead(503, {
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'private, no-store',
      ...retryAfterHeader(seconds),
      ...more,
    })
    .end(body);
}

function contentFor(
  reason: UnavailableReason,
  reader: Reader,
  seconds: number,
  page: UnavailableResponse['page'],
): [type: string, body: string | Buffer, more?: Record<string, string>] {
  if (reader === 'client') {
    const error = { code: UNAVAILABLE_CODES[reason], values: { retry_after: seconds } };
    return ['application/json; charset=utf-8', JSON.stringify({ error })];
  }
  const rendered = reader === 'page' ? page?.() : undefined;
  if (rendered) return ['text/html; charset=utf-8', rendered.body, { 'Content-Security-Policy': rendered.csp }];
  return [
    'text/plain; charset=utf-8',
    reason === 'busy' ? 'Busy: please try again.\n' : 'An error occured, please try again later.\n',
  ];
}
