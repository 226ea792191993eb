import type { ServerResponse } from 'node:http';

/** Where Node keeps it, and whether it was sent. */
const HEAD = '_header';
const IS_SENT = '_headerSent';
const SENT = 'sent';

/**
 * Node keeps the head of a response for as long as that is open, put together from sixty strings: 3 kB. Once it was sent,
 * only whether there is one matters. Where a later Node keeps it otherwise, nothing happens.
 */
export function dropSentHead(response: ServerResponse): void {
  const fields = response as unknown as Record<string, unknown>;
  if (fields[IS_SENT] === true && typeof fields[HEAD] === 'string') fields[HEAD] = SENT;
}
