import type { ServerResponse } from 'node:http';
import type { Refused } from '../http/guard';

/** Answers with a line of text where no page can be made. Returns what the metrics call it. */
export function plain(response: ServerResponse, status: number, text: string): string {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(`${text}\n`);
  return 'refused';
}

export function redirectTo(response: ServerResponse, status: 302 | 307 | 308, location: string): string {
  response.writeHead(status, { Location: location, 'Cache-Control': 'no-store' }).end();
  return 'redirect';
}

/** Answers what the guard refused. */
export function reject({ status, reason }: Refused, response: ServerResponse): string {
  if (status === 405) response.setHeader('Allow', 'GET, HEAD, POST, PUT, DELETE');
  if (status === 413 || status === 411) response.setHeader('Connection', 'close');
  return plain(response, status, `Refused: ${reason}.`);
}
