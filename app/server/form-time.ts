import type { IncomingMessage } from 'node:http';

/** Words are here within a minute on any connection. */
const FORM_MS = 60_000;

/**
 * The server waits minutes for a body, since photos take that long on a slow connection. Whoever sends anything else as
 * slowly only means to keep the connection busy: it is closed.
 */
export function boundFormTime(request: IncomingMessage): void {
  const { 'content-length': length, 'transfer-encoding': transfer, 'content-type': type } = request.headers;
  if ((length === undefined || length === '0') && transfer === undefined) return;
  if (type?.startsWith('multipart/form-data')) return;
  const timer = setTimeout(() => request.complete || request.socket.destroy(), FORM_MS);
  request.once('close', () => clearTimeout(timer));
}
