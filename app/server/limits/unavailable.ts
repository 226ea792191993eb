import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { RETRY_SECONDS, retryAfterHeader } from '../response/app-error';

/** Why nothing can be done now: too many ask, or something that is needed does not work. */
export type UnavailableReason = 'busy' | 'failed';

/** The codes are message ids, the same in a page and for a client. */
export const UNAVAILABLE_CODES: Record<UnavailableReason, string> = {
  busy: 'errors.busy',
  failed: 'errors.try-again-later',
};

/** A finished page; it is made once, since it is asked for when there is no time to make one. */
export interface UnavailablePage {
  body: Buffer;
  csp: string;
}

/** Who reads the answer: a person, a client of the contract, or a machine that only looks at the status. */
export type Reader = 'page' | 'client' | 'machine';

export function readerOf(path: string, headers: IncomingHttpHeaders): Reader {
  const accept = headers.accept ?? '';
  if (path.startsWith('/api/') || /\.data$/.test(path)) return 'client';
  if (accept.includes('text/html')) return 'page';
  return accept.includes('application/json') ? 'client' : 'machine';
}

/** What a balancer reads: it asks again in a moment. */
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
  /** Without one a person reads plain words. */
  page?: (() => UnavailablePage) | undefined;
}

/** The one way to say 503 outside loaders and actions, where an AppError with this status says it: always with Retry-After. */
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
  const made = reader === 'page' ? page?.() : undefined;
  if (made) return ['text/html; charset=utf-8', made.body, { 'Content-Security-Policy': made.csp }];
  return [
    'text/plain; charset=utf-8',
    reason === 'busy' ? 'Busy: please try again.\n' : 'An error occured, please try again later.\n',
  ];
}
