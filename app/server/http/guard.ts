import type { IncomingHttpHeaders } from 'node:http';
import { CLIENT_TYPE_HEADER } from '../response/client-type';

/** What is refused before anything else looks at a request. Sources: OWASP ASVS 5.0 3.5.1, 3.5.3, 5.2.1. */
export type Verdict = { ok: true } | { ok: false; status: 400 | 403 | 405 | 411 | 413 | 414; reason: string };

export type Refused = Exclude<Verdict, { ok: true }>;

export interface GuardedRequest {
  method: string;
  path: string;
  urlLength: number;
  headers: IncomingHttpHeaders;
  /** The origin (scheme://host[:port]) of the request itself. */
  origin: string;
  hasSession: boolean;
  /** Whether the request came over plain http where only https is allowed. Such a request must not change anything. */
  insecure?: boolean;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);
const SAFE = new Set(['GET', 'HEAD']);
/** GET calls of the API that change state. They need the same origin or the client-type header. */
const STATE_CHANGING_GETS = new Set(['/api/logout.php', '/api/auto-like.php', '/api/geocode.php']);
const MACHINE_ENDPOINTS = [/^\/webhooks\//];

const KB = 1024;
const BODY_LIMITS: [RegExp, number][] = [
  // A report may contain the mail that it is about.
  [/^\/webhooks\/mail-reports$/, 512 * KB],
  [/^\/webhooks\//, 64 * KB],
  [/^\/api\//, 64 * KB],
];
/** Only POST bodies of these are streamed (streamed-request.ts): thirty phone photos, or one where there is one at a time. */
const FILE_FORMS: [RegExp, number][] = [
  [/^\/profile\/photos(?:\.data)?$/, 256 * 1024 * KB],
  [/^\/chats\/[^/]+\/photo(?:\.data)?$/, 11 * 1024 * KB],
  [/^\/notifications\/photo-check(?:\.data)?$/, 11 * 1024 * KB],
];
const DEFAULT_BODY_LIMIT = 64 * KB;

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.?(?::\d{1,5})?$/i;

/**
 * Whether a Host header names one host (a DNS name, perhaps with the dot of the root, or an IPv6 address)
 * and perhaps a port.
 */
export function isWellFormedHost(host: string | undefined): host is string {
  return host !== undefined && host.length <= 255 && (HOST.test(host) || /^\[[0-9a-f:]+\](?::\d{1,5})?$/i.test(host));
}

const refuse = (status: Refused['status'], reason: string): Verdict => ({
  ok: false,
  status,
  reason,
});

export function guard(request: GuardedRequest): Verdict {
  if (!METHODS.has(request.method) || asksDataForItsHead(request)) return refuse(405, 'method');
  if (request.urlLength > 4096) return refuse(414, 'URL too long');
  const { origin } = request.headers;
  if (origin !== undefined && origin !== 'null' && !isOrigin(origin)) return refuse(400, 'malformed Origin');
  if (!isReadablePath(request.path)) return refuse(400, 'malformed URL');
  if (SAFE.has(request.method)) return guardStateChangingGet(request);
  if (request.insecure) return refuse(403, 'https only');
  const crossSite = guardCrossSite(request);
  return crossSite.ok ? guardBody(request) : crossSite;
}

/** Remix runs the action of a form for a HEAD request to `.data`, without checking where it comes from. */
const asksDataForItsHead = ({ method, path }: GuardedRequest) => method === 'HEAD' && /\.data\/?$/i.test(path);

/**
 * Remix decodes paths into headers, where control characters fail, and URLs, where a backslash begins another host. It logs
 * each path that it cannot decode.
 */
function isReadablePath(path: string): boolean {
  if (!path.includes('%')) return true;
  if (/%(?:[01][0-9a-f]|7f|5c)/i.test(path)) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The route of a path in one spelling: Remix decodes, ignores case and trailing slashes, and drops `.data`. */
export function routePath(path: string): string {
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // A Referer may name such a path; a request never does.
  }
  return plain
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/\/?(?:\.data)?\/?$/, '');
}

function guardStateChangingGet(request: GuardedRequest): Verdict {
  if (!STATE_CHANGING_GETS.has(routePath(request.path))) return { ok: true };
  const ours = request.headers['sec-fetch-site'] === 'same-origin' || CLIENT_TYPE_HEADER in request.headers;
  return ours && !namesAnotherSite(request) ? { ok: true } : refuse(403, 'cross-site');
}

/** The Origin header is `null` if the page hides its origin (a sandboxed frame, a file): another site too. */
function namesAnotherSite({ headers, origin }: GuardedRequest): boolean {
  return headers.origin !== undefined && headers.origin !== origin;
}

function guardCrossSite(request: GuardedRequest): Verdict {
  if (namesAnotherSite(request)) return refuse(403, 'cross-site');
  if (MACHINE_ENDPOINTS.some((endpoint) => endpoint.test(request.path))) return { ok: true };
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? { ok: true } : refuse(403, 'cross-site');
  if (request.headers.origin !== undefined) return { ok: true };
  return request.hasSession ? refuse(403, 'no origin') : { ok: true };
}

function guardBody(request: GuardedRequest): Verdict {
  const length = request.headers['content-length'];
  if (length === undefined) {
    return request.headers['transfer-encoding'] === undefined ? { ok: true } : refuse(411, 'length required');
  }
  const files = request.method === 'POST' && request.headers['content-type']?.startsWith('multipart/form-data');
  const limits = files ? [...FILE_FORMS, ...BODY_LIMITS] : BODY_LIMITS;
  const limit = limits.find(([path]) => path.test(request.path))?.[1] ?? DEFAULT_BODY_LIMIT;
  return Number(length) <= limit ? { ok: true } : refuse(413, 'body too large');
}

function isOrigin(text: string): boolean {
  try {
    return new URL(text).origin === text;
  } catch {
    return false;
  }
}
