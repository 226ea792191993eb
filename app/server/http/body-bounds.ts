import type { IncomingMessage, ServerResponse } from 'node:http';

export interface BodyBounds {
  /** In milliseconds, for a whole body. Time in which the server itself does not read does not count. */
  wholeMs: number;
  /** How many bodies one visitor may be sending at the same time. */
  perIp: number;
  /** Says where a request comes from, also behind trusted proxies. */
  ipOf: (request: IncomingMessage) => string;
}

/** A body without files must be complete within a minute on any connection, however long photos may take. */
const FORM_MS = 60_000;
/** After so many milliseconds a body that arrives at less than `LEAST_PER_SECOND` bytes a second is abandoned. */
const GRACE_MS = 10_000;
const LEAST_PER_SECOND = 500;
const CHECK_INTERVAL_MS = 1000;

const hasBody = ({ headers }: IncomingMessage): boolean => {
  const { 'content-length': length, 'transfer-encoding': transfer } = headers;
  return (length !== undefined && length !== '0') || transfer !== undefined;
};
const hasFiles = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false;

/**
 * Bounds the time and the speed of bodies, and how many of them one visitor may be sending. A connection that is too
 * slow is closed; a body too many gets a 429 with `Retry-After`. The function returned says whether to go on.
 */
export function openBodyBounds({ wholeMs, perIp, ipOf }: BodyBounds) {
  const open = new Map<string, Set<IncomingMessage>>();

  function enter(request: IncomingMessage): boolean {
    const ip = ipOf(request);
    const own = open.get(ip) ?? new Set();
    // Most bodies are complete before anything checks them; they are removed only when their place is needed.
    if (own.size >= perIp) for (const one of own) if (one.complete || one.destroyed) own.delete(one);
    if (own.size >= perIp) return false;
    own.add(request);
    open.set(ip, own);
    request.once('close', () => {
      own.delete(request);
      if (own.size === 0 && open.get(ip) === own) open.delete(ip);
    });
    return true;
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!hasBody(request)) return true;
    if (!enter(request)) {
      const headers = { 'Retry-After': '10', Connection: 'close', 'Content-Type': 'text/plain; charset=utf-8' };
      response.writeHead(429, headers).end('Refused: too many uploads at once.\n');
      return false;
    }
    watch(request, hasFiles(request) ? wholeMs : Math.min(wholeMs, FORM_MS));
    return true;
  };
}

/** A second in which the server did not read counts neither for the grace period nor for the rate. */
function watch(request: IncomingMessage, wholeMs: number): void {
  const { socket } = request;
  const before = socket.bytesRead;
  let waited = 0;
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    if (!request.isPaused()) waited += CHECK_INTERVAL_MS;
    const tooSlow = waited > GRACE_MS && ((socket.bytesRead - before) * 1000) / waited < LEAST_PER_SECOND;
    if (waited < wholeMs && !tooSlow) return undefined;
    clearInterval(timer);
    return void socket.destroy();
  }, CHECK_INTERVAL_MS).unref();
  request.once('close', () => clearInterval(timer));
}
