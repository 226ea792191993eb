import type { IncomingMessage, ServerResponse } from 'node:http';

export interface BodyBounds {
  /** Longest that the server waits for a body in all: what it does not read itself meanwhile does not count. */
  wholeMs: number;
  /** Bodies of one visitor that may be on their way at once. */
  perAddress: number;
  /** Where a request comes from, through trusted proxies too. */
  addressOf: (request: IncomingMessage) => string;
}

/** Words are here within a minute on any connection, whatever photos may take. */
const FORM_MS = 60_000;
/** After so long without being read by us, fewer bytes than these a second are none that anybody waits for. */
const GRACE_MS = 10_000;
const LEAST_PER_SECOND = 500;
const LOOK_MS = 1000;

const hasBody = ({ headers }: IncomingMessage): boolean => {
  const { 'content-length': length, 'transfer-encoding': transfer } = headers;
  return (length !== undefined && length !== '0') || transfer !== undefined;
};
const hasFiles = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false;

/**
 * Bounds of bodies that come slowly, or not at all: their time, their speed, and how many one visitor has on their way.
 * A connection that is kept busy for its own sake is closed; one too many is told to come again. Answers whether the
 * request may go on.
 */
export function openBodyBounds({ wholeMs, perAddress, addressOf }: BodyBounds) {
  const open = new Map<string, Set<IncomingMessage>>();

  function enter(request: IncomingMessage): boolean {
    const address = addressOf(request);
    const own = open.get(address) ?? new Set();
    // Most bodies are whole before anybody looks; they leave when somebody else needs their place.
    if (own.size >= perAddress) for (const one of own) if (one.complete || one.destroyed) own.delete(one);
    if (own.size >= perAddress) return false;
    own.add(request);
    open.set(address, own);
    request.once('close', () => {
      own.delete(request);
      if (own.size === 0 && open.get(address) === own) open.delete(address);
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

/** Looks each second while the body is not complete; a second in which we did not read is not the visitor's. */
function watch(request: IncomingMessage, wholeMs: number): void {
  const { socket } = request;
  const before = socket.bytesRead;
  let waited = 0;
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    if (!request.isPaused()) waited += LOOK_MS;
    const tooSlow = waited > GRACE_MS && ((socket.bytesRead - before) * 1000) / waited < LEAST_PER_SECOND;
    if (waited < wholeMs && !tooSlow) return undefined;
    clearInterval(timer);
    return void socket.destroy();
  }, LOOK_MS).unref();
  request.once('close', () => clearInterval(timer));
}
