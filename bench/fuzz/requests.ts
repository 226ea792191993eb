import type { Rng } from '~db/seed/rng';

/** A request byte for byte, because an HTTP client would not send the worst ones. */
export interface FuzzRequest {
  route: string;
  method: string;
  path: string;
  headers: [string, string][];
  body: Buffer | undefined;
}

/** A route of the route map: its id, and its path with `:name` and `:name?`. */
export interface FuzzRoute {
  id: string;
  path: string;
}

export interface FuzzWorld {
  routes: readonly FuzzRoute[];
  /** scheme://host:port of the brand. */
  origin: string;
  /** Existing ids: members, conversations, orders, links. */
  ids: readonly string[];
}

const METHODS = [
  ['GET', 45],
  ['POST', 35],
  ['PUT', 6],
  ['DELETE', 5],
  ['HEAD', 5],
  ['OPTIONS', 2],
  ['PATCH', 1],
  ['TRACE', 1],
] as const;

/** Segments and values that often cause errors, as they stand in a URL. */
const ODD = [
  '', '0', '-1', '1e99', 'NaN', '99999999999999999999', 'null', 'undefined', 'true', '[]', '%7B%7D', '__proto__',
  'constructor', 'toString', '%00', '%0a', '%0d%0aX-Y:1', '%09', '%1f', '%7f', '%5C', '%5Cevil.example', '%2F',
  '%2F%2Fevil.example', '..', '%2e%2e', '..%2f..%2fetc%2fpasswd', '.', '%20', '+', '%ff', '%c0%af', '%', '%zz', '%E2%80%A8',
  '%E2%80%AE', '%E4%B8%AD%E6%96%87', '%F0%9F%92%98', '%ED%A0%80', '%CC%81', "'", '%22', '%22%3E%3Cscript%3E', '%60',
  '$%7B7*7%7D', '%27%20or%201=1--', ';', ':', '@', '~', '*', '(', ',', '=', '%26', '%3F', '%23', 'a'.repeat(300),
  '%41'.repeat(200), 'http://evil.example', 'javascript:alert(1)', '//evil.example', '/%5Cevil.example', '1970-02-30',
  '2026-11-22T25:61', 'NL-ZH', 'GB', 'male', 'x.y.z', '.data', '_root.data', 'T'.repeat(43),
] as const; // prettier-ignore

const NAMES = [
  'page', 'gender', 'country', 'countryregion', 'min_age', 'max_age', 'sexuality', 'interests', 'distance', 'online', 'new',
  'photo', 'real', 'hidden', 'next', 'notice', 'before', 'after', 'conversation', 'id', 'lander', 'like', 'region', 'answer',
  'network', 'ref', 'sub1', 'sub2', 't', 'lb', 'lat', 'lon', 'q', 'say', 'match', 'ideas', 'push', 'welcome', '_routes',
  '_data', 'index', 'api_signup_complete', 'intent', 'email', 'password', 'name', 'date_of_birth', 'birth_day', 'birth_month',
  'birth_year', 'signup_message', 'text', 'request_key', 'gift', 'total', 'currency', 'reason', 'locale', 'language', 'read',
  'query', 'return_to', 'resume', 'section', 'order', 'seq', 'member', 'session', 'code', 'subscription', 'a[b]', '',
] as const; // prettier-ignore

const TYPES = [
  'application/x-www-form-urlencoded', 'application/json', 'multipart/form-data; boundary=x', 'multipart/form-data',
  'text/plain', 'application/octet-stream', 'nonsense', 'application/json; charset=utf-16', 'text/html;;;=',
] as const; // prettier-ignore

const SITES = ['same-origin', 'none', 'cross-site', 'same-site', 'nobody', ''] as const;
const PARTS = ['fetch', 'forwarded', 'odd', 'cookie', 'accept'] as const;

/** Makes one request from the seed and its number alone, so that each can be sent again. */
export function fuzzRequest(world: FuzzWorld, rng: Rng, number: number): FuzzRequest {
  // In turn, so that no route is left out however few requests are sent.
  const route = world.routes[number % world.routes.length]!;
  const method = rng.weighted(METHODS);
  const headers = headersOf(world, rng, method);
  const body = ['POST', 'PUT', 'DELETE', 'PATCH'].includes(method) && rng.chance(0.9) ? bodyOf(world, rng) : undefined;
  if (body) {
    if (!rng.chance(0.05)) headers.push(['Content-Type', body.type]);
    // One in fifty states a wrong length.
    headers.push(['Content-Length', rng.chance(0.02) ? rng.pick(['-1', 'x', '1e3', '']) : String(body.bytes.length)]);
  }
  const path = `${pathOf(world, rng, route.path)}${rng.chance(0.5) ? queryOf(world, rng) : ''}`;
  return { route: route.id, method, path, headers, body: body?.bytes };
}

const valueOf = ({ ids }: FuzzWorld, rng: Rng): string => {
  const kind = rng.next();
  if (kind < 0.35 && ids.length > 0) return rng.pick(ids);
  if (kind < 0.45 && ids.length > 0) return bend(rng, rng.pick(ids));
  return rng.pick(ODD);
};

/** A valid value with one character replaced. */
function bend(rng: Rng, text: string): string {
  const at = rng.int(0, Math.max(0, text.length - 1));
  return `${text.slice(0, at)}${rng.pick(ODD)}${rng.chance(0.5) ? text.slice(at + 1) : ''}`;
}

function pathOf(world: FuzzWorld, rng: Rng, pattern: string): string {
  const segments = pattern.split('/').slice(1);
  const parts = segments.flatMap((segment) => {
    if (segment === '*') return Array.from({ length: rng.int(1, 4) }, () => valueOf(world, rng));
    if (segment.endsWith('?') && rng.chance(0.3)) return [];
    if (segment.startsWith(':')) return [valueOf(world, rng)];
    return [rng.chance(0.03) ? bend(rng, segment) : rng.chance(0.05) ? segment.toUpperCase() : segment];
  });
  const end = rng.weighted([['', 70], ['.data', 15], ['/', 6], ['//', 3], ['/%2e', 2], ['/.data', 2], [`/${rng.pick(ODD)}`, 2]] as const); // prettier-ignore
  const start = rng.weighted([['/', 92], ['//', 3], ['/\\', 2], ['/./', 1], ['/.//', 1], [`${world.origin}/`, 1]] as const); // prettier-ignore
  // A space would end the URL; everything else is sent as it is.
  return `${start}${parts.join('/')}${end}`.replaceAll(' ', '%20');
}

function queryOf(world: FuzzWorld, rng: Rng): string {
  const pair = () => `${encodeURIComponent(rng.pick(NAMES))}=${valueOf(world, rng)}`;
  return `?${Array.from({ length: rng.int(1, 5) }, pair).join('&')}`.replaceAll(' ', '+').replaceAll('#', '%23');
}

function headersOf({ origin }: FuzzWorld, rng: Rng, method: string): [string, string][] {
  const headers: [string, string][] = [];
  const parts = PARTS.filter(() => rng.chance(0.4));
  const honest = rng.chance(0.7);
  if (method !== 'GET' && honest) headers.push(['Sec-Fetch-Site', 'same-origin'], ['Origin', origin]);
  if (parts.includes('fetch') && !honest) {
    headers.push(['Sec-Fetch-Site', rng.pick(SITES)]);
    if (rng.chance(0.5))
      headers.push(['Origin', rng.pick([origin, 'null', 'https://evil.example', 'x', '', `${origin}:1`])]);
    headers.push(['Sec-Fetch-Dest', rng.pick(['document', 'iframe', 'image', 'empty'])]);
  }
  if (parts.includes('forwarded')) {
    headers.push(['X-Forwarded-Host', rng.pick(['evil.example', 'zonneterras.localhost', '', 'a b', 'x, y'])]);
    headers.push(['X-Forwarded-Proto', rng.pick(['https', 'http', 'gopher'])]);
    headers.push(['X-Forwarded-For', rng.pick(['203.0.113.7', '::1', 'x', '127.0.0.1, 10.0.0.1'])]);
  }
  if (parts.includes('odd')) {
    headers.push([
      rng.pick(['If-None-Match', 'Range', 'Referer', 'X-Client-Type', 'Content-Encoding', 'Expect', 'X-Remix-Response', 'Purpose']),
      rng.pick(['"x"', 'bytes=0-', 'bytes=9-1,-5', `${origin}/?network=x&ref=%ff`, 'http://[', 'gzip', '', '\u00e9\u00ff', '%E0%A4%A']),
    ]); // prettier-ignore
  }
  headers.push([
    'Accept',
    parts.includes('accept') ? rng.pick(['*/*', 'application/json', '', 'text/html;q=x']) : 'text/html',
  ]);
  if (rng.chance(0.2))
    headers.push(['Accept-Encoding', rng.pick(['br', 'gzip', 'br;q=0', 'identity;q=0', '*', ',,,'])]);
  if (rng.chance(0.2)) headers.push(['Accept-Language', rng.pick(['nl', 'xx-YY', '*', '-', 'en;q=', 'a'.repeat(200)])]);
  if (parts.includes('cookie')) headers.push(['Cookie', oddCookie(rng)]);
  return headers;
}

const oddCookie = (rng: Rng): string =>
  `${rng.pick(['session', 'locale', 'country', 'theme', 'traffic', 'device', 'hide-site-entry', 'x'])}=${rng.pick(ODD).replaceAll(';', '')}`;

function bodyOf(world: FuzzWorld, rng: Rng): { type: string; bytes: Buffer } {
  const fields = Array.from({ length: rng.int(0, 8) }, () => [rng.pick(NAMES), valueOf(world, rng)] as const);
  const kind = rng.weighted([['form', 50], ['json', 25], ['multipart', 10], ['noise', 10], ['mixed', 5]] as const); // prettier-ignore
  if (kind === 'form') {
    const text = fields.map(([name, value]) => `${encodeURIComponent(name)}=${value}`).join('&');
    return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(text) };
  }
  if (kind === 'json') return { type: 'application/json', bytes: Buffer.from(jsonOf(rng, fields)) };
  if (kind === 'multipart')
    return { type: 'multipart/form-data; boundary=x', bytes: Buffer.from(multipartOf(rng, fields)) };
  const bytes = Buffer.from(Array.from({ length: rng.int(0, 400) }, () => rng.int(0, 255)));
  return { type: rng.pick(TYPES), bytes };
}

type Fields = readonly (readonly [string, string])[];

function jsonOf(rng: Rng, fields: Fields): string {
  const odd = () =>
    rng.pick([null, true, -1, 1e308, [], {}, ['x'], { a: { b: [] } }, '', '\u0000', '\ud800', 'x'.repeat(5000)]);
  const whole = JSON.stringify(
    Object.fromEntries(fields.map(([name, value]) => [name, rng.chance(0.5) ? value : odd()])),
  );
  return rng.weighted([[whole, 85], [whole.slice(0, -1), 5], ['[['.repeat(500), 5], [JSON.stringify(odd()), 5]] as const); // prettier-ignore
}

function multipartOf(rng: Rng, fields: Fields): string {
  const part = ([name, value]: readonly [string, string]) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${rng.chance(0.4) ? '; filename="a.jpg"' : ''}\r\n\r\n${value}\r\n`;
  return `${fields.map(part).join('')}${rng.chance(0.8) ? '--x--\r\n' : ''}`;
}
