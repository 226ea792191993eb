import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

export interface Peer {
  ip: string;
  /** Whether the visitor's side uses https, according to this socket or to a trusted proxy. */
  secure: boolean;
  /** The host that the visitor typed, in one spelling (`plainHost`). */
  host: string | undefined;
}

/** The prefix of an IPv4 peer's IP address on a socket that listens on both families. */
const MAPPED = '::ffff:';

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Parses TRUSTED_PROXIES. Throws on a wrong entry, so that the process does not start. */
export function parseProxies(entries: readonly string[]): Range[] {
  return entries.map((entry) => {
    const range = entry.includes('/') ? ipaddr.parseCIDR(entry) : undefined;
    if (range) return range as Range;
    const single = ipaddr.process(entry);
    return [single, single.kind() === 'ipv4' ? 32 : 128];
  });
}

function isTrusted(ip: string, proxies: readonly Range[]): boolean {
  if (proxies.length === 0 || !ipaddr.isValid(ip)) return false;
  const parsed = ipaddr.process(ip);
  return proxies.some((range) => parsed.kind() === range[0].kind() && parsed.match(range));
}

/** An entry of X-Forwarded-For; some proxies add the port, and write an IPv6 address in brackets then. */
const HOP = /^(?:\[([\da-f:.]+)\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d{1,5})?$/i;

/** The IP address in an entry, or the entry itself. */
function ipOf(entry: string): string {
  const text = entry.trim();
  const [, ipv6, ipv4] = HOP.exec(text) ?? [];
  return ipv6 ?? ipv4 ?? text;
}

/**
 * The nearest entry that is no trusted proxy's, and how many were passed. Nothing left of an entry that is no IP address
 * counts: a proxy of ours wrote that one for the visitor, who may have written everything before it.
 */
function nearestVisitor(entries: string, proxies: readonly Range[]): { ip: string | undefined; passed: number } {
  let passed = 0;
  for (const entry of entries.split(',').reverse()) {
    const ip = ipOf(entry);
    if (!ipaddr.isValid(ip)) return { ip: undefined, passed };
    if (!isTrusted(ip, proxies)) return { ip, passed };
    passed += 1;
  }
  return { ip: undefined, passed };
}

/** What the headers of proxies say; undefined for what they do not. */
interface Claim {
  ip: string | undefined;
  proto: string | undefined;
  host: string | undefined;
}

/**
 * Who asks, by which scheme and for which host. The headers of proxies count only from a trusted peer (ASVS 4.1.3); then
 * the nearest IP address is the visitor's that is no trusted proxy's.
 */
export function findPeer(
  socket: { remoteAddress: string | undefined; encrypted: boolean },
  headers: IncomingHttpHeaders,
  proxies: readonly Range[],
): Peer {
  const direct = socket.remoteAddress ?? '0.0.0.0';
  const typed = headers.host === undefined ? undefined : plainHost(headers.host);
  if (!isTrusted(direct, proxies)) return { ip: plain(direct), secure: socket.encrypted, host: typed };
  const { ip = direct, proto, host = typed } = findClaim(headers, proxies);
  return { ip: plain(ip), secure: proto === 'https', host };
}

/**
 * A proxy writes X-Forwarded-* or Forwarded, and most pass on the other as the visitor wrote it. So X-Forwarded-* counts
 * where there is any, and where both name a visitor, they must name the same one.
 */
function findClaim(headers: IncomingHttpHeaders, proxies: readonly Range[]): Claim {
  const standard = headers.forwarded === undefined ? undefined : fromForwarded(String(headers.forwarded), proxies);
  const usual = fromUsualHeaders(headers, proxies);
  if (!usual) return standard ?? { ip: undefined, proto: undefined, host: undefined };
  const contradicts = standard?.ip !== undefined && usual.ip !== undefined && plain(standard.ip) !== plain(usual.ip);
  return contradicts ? { ...usual, ip: undefined } : usual;
}

function fromUsualHeaders(headers: IncomingHttpHeaders, proxies: readonly Range[]): Claim | undefined {
  const read = (name: string) => {
    const value = headers[name];
    return value === undefined ? undefined : String(value);
  };
  const hops = read('x-forwarded-for');
  const schemes = PROTO_HEADERS.map((name) => schemeOf(read(name))).filter((scheme) => scheme !== undefined);
  const proto = schemes.includes('https') ? 'https' : schemes[0];
  const hosts = read('x-forwarded-host');
  if (hops === undefined && proto === undefined && hosts === undefined) return undefined;
  const { ip, passed } = nearestVisitor(hops ?? '', proxies);
  const named = listOf(hosts);
  // Each proxy adds what it was asked for, so the visitor's own is as far from the end as the visitor's IP address.
  const host = named[Math.max(0, named.length - 1 - passed)];
  return { ip, proto, host: host && plainHost(host) };
}

/** RFC 7239: one element for each proxy, the nearest last; the visitor's is the nearest that is for no trusted proxy. */
function fromForwarded(text: string, proxies: readonly Range[]): Claim {
  const elements = parseForwarded(text) ?? [];
  const own = elements.findLast((element) => !isTrusted(ipOf(element.get('for') ?? ''), proxies)) ?? elements[0];
  const ip = ipOf(own?.get('for') ?? '');
  const host = own?.get('host');
  return {
    ip: ipaddr.isValid(ip) && !isTrusted(ip, proxies) ? ip : undefined,
    proto: schemeOf(own?.get('proto')),
    host: host && plainHost(host),
  };
}

const PAIR = /[ \t]*([\w!#$%&'*+.^`|~-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*))[ \t]*([;,]|$)/y;

/** Undefined for a header that cannot be read. */
function parseForwarded(text: string): Map<string, string>[] | undefined {
  const elements = [new Map<string, string>()];
  let end: string | undefined = ',';
  PAIR.lastIndex = 0;
  while (end !== '') {
    const pair = PAIR.exec(text);
    if (!pair) return undefined;
    elements.at(-1)!.set(pair[1]!.toLowerCase(), pair[2]?.replace(/\\(.)/g, '$1') ?? pair[3]!);
    end = pair[4];
    if (end === ',') elements.push(new Map());
  }
  return elements;
}

const listOf = (text = ''): string[] => text.split(',').map((entry) => entry.trim()).filter(Boolean); // prettier-ignore

/** The usual one, and those of services that have one of their own. A load balancer behind them may say http in the usual. */
const PROTO_HEADERS = [
  'x-forwarded-proto',
  'x-forwarded-scheme',
  'x-forwarded-ssl',
  'x-url-scheme',
  'cloudfront-forwarded-proto',
  'fastly-ssl',
  'front-end-https',
];
const MEANS_HTTPS = ['on', '1', 'wss'];

/** The first of a list is the visitor's side. Anyone who writes a wrong one there only deceives itself. */
function schemeOf(text: string | undefined): string | undefined {
  const first = listOf(text)[0]?.toLowerCase();
  return first !== undefined && MEANS_HTTPS.includes(first) ? 'https' : first;
}

/** One spelling: without capitals, and without a port that every browser leaves out. */
const plainHost = (host: string): string => host.toLowerCase().replace(/:(?:80|443)$/, '');

function plain(ip: string): string {
  // Nearly every IP address has one of these two forms, so ipaddr.js is not needed for it.
  if (isIPv4(ip)) return ip;
  if (ip.startsWith(MAPPED) && isIPv4(ip.slice(MAPPED.length))) return ip.slice(MAPPED.length);
  return ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : '0.0.0.0';
}

/** The visitor's network (IPv4 /24, IPv6 /48): enough for abuse control, too little to name a person. */
export function networkOf(ip: string): string {
  return shorten(ip, { ipv4: 3, ipv6: 6 });
}

/** An IPv4 address, or the IPv6 /64 within which one household chooses its own addresses. */
export function sourceOf(ip: string): string {
  return shorten(ip, { ipv4: 4, ipv6: 8 });
}

function shorten(ip: string, bytes: { ipv4: number; ipv6: number }): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const parsed = ipaddr.process(ip);
  const prefix = parsed.toByteArray().slice(0, bytes[parsed.kind()]);
  return `${parsed.kind() === 'ipv4' ? '4' : '6'}:${prefix.join('.')}`;
}

export function isLoopback(ip: string): boolean {
  if (isIPv4(ip)) return ip.startsWith('127.');
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback';
}
