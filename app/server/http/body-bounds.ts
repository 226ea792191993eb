import type { IncomingMessage, ServerResponse } from 'node:http';
import { sourceOf } from './client-ip';

export interface BodyBounds {
  /** In milliseconds, for a whole body. Time in which the server itself does not read does not count. */
  wholeMs: number;
  /** How many bodies one source (an IPv4 address, an IPv6 /64) may be sending at the same time. */
  perSource: number;
  /** Called for every body that is refused, with the IP address whose places are all taken. */
  onFull?: (ip: string) => void;
}

/** Bounds the time and the speed of bodies, and how many of them one source may be sending. */
export interface Bodies {
  /** Closes the connection of a body that is too slow. */
  watch(request: IncomingMessage): void;
  /** Counts the body of a request. False, with a 429 sent, if its source is sending as many as it may. */
  admit(request: IncomingMessage, response: ServerResponse, ip: string): boolean;
  /** How many places are taken now, and how many bodies were refused since the start. */
  readonly taken: number;
  readonly refused: number;
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

export function openBodies({ wholeMs, perSource, onFull }: BodyBounds): Bodies {
  const open = new Map<string, Set<IncomingMessage>>();
  let refused = 0;

  function enter(request: IncomingMessage, response: ServerResponse, source: string): boolean {
    const own = open.get(source) ?? new Set();
    // Most bodies are complete before anything checks them; they are removed only when their place is needed.
    if (own.size >= perSource) for (const request of own) if (isOver(request)) own.delete(request);
    if (own.size >= perSource) return false;
    own.add(request);
    open.set(source, own);
    const leave = () => {
      own.delete(request);
      if (own.size === 0 && open.get(source) === own) open.delete(source);
    };
    // A request whose body never comes is not closed once its response has finished: only the response is.
    response.once('close', leave);
    request.once('close', leave);
    return true;
  }

  return {
    watch(request) {
      if (hasBody(request)) watchSpeed(request, hasFiles(request) ? wholeMs : Math.min(wholeMs, FORM_MS));
    },
    admit(request, response, ip) {
      if (!hasBody(request) || enter(request, response, sourceOf(ip))) return true;
      refused += 1;
      onFull?.(ip);
      const headers = { 'Retry-After': '10', Connection: 'close', 'Content-Type': 'text/plain; charset=utf-8' };
      response.writeHead(429, headers).end('Refused: too many uploads at once.\n');
      return false;
    },
    get taken() {
      let count = 0;
      for (const own of open.values()) count += own.size;
      return count;
    },
    get refused() {
      return refused;
    },
  };
}

const isOver = (request: IncomingMessage): boolean => request.complete || request.destroyed || request.socket.destroyed;

/** A second in which the server did not read counts neither for the grace period nor for the rate. */
function watchSpeed(request: IncomingMessage, wholeMs: number): void {
  const { socket } = request;
  const before = socket.bytesRead;
  let waited = 0;
  const timer = setInterval(() => {
    if (isOver(request)) return clearInterval(timer);
    if (!request.isPaused()) waited += CHECK_INTERVAL_MS;
    const tooSlow = waited > GRACE_MS && ((socket.bytesRead - before) * 1000) / waited < LEAST_PER_SECOND;
    if (waited < wholeMs && !tooSlow) return undefined;
    clearInterval(timer);
    return void socket.destroy();
  }, CHECK_INTERVAL_MS).unref();
  request.once('close', () => clearInterval(timer));
}
