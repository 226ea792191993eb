import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

export interface Peer {
  ip: string;
  /** Whether the visitor's side uses https, according to this socket or to a trusted proxy. */
  secure: boolean;
  /** The host as the visitor typed it. */
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

/**
 * The nearest entry that is no trusted proxy's. Nothing left of an entry that is no IP address counts: a proxy of ours wrote
 * that one for the visitor, who may have written everything before it.
 */
function nearestVisitor(entries: string, proxies: readonly Range[]): string | undefined {
  for (const entry of entries.split(',').reverse()) {
    const text = entry.trim();
    const [, ipv6, ipv4] = HOP.exec(text) ?? [];
    const ip = ipv6 ?? ipv4 ?? text;
    if (!ipaddr.isValid(ip)) return undefined;
    if (!isTrusted(ip, proxies)) return ip;
  }
  return undefined;
}

/** The nearest IP address that is no trusted proxy's. X-Forwarded-* counts only from a trusted peer (ASVS 4.1.3). */
export function findPeer(
  socket: { remoteAddress: string | undefined; encrypted: boolean },
  headers: IncomingHttpHeaders,
  proxies: readonly Range[],
): Peer {
  const direct = socket.remoteAddress ?? '0.0.0.0';
  if (!isTrusted(direct, proxies)) return { ip: plain(direct), secure: socket.encrypted, host: headers.host };
  const visitor = nearestVisitor(String(headers['x-forwarded-for'] ?? ''), proxies) ?? direct;
  return {
    ip: plain(visitor),
    secure: headers['x-forwarded-proto'] === 'https',
    host: (headers['x-forwarded-host'] as string | undefined) ?? headers.host,
  };
}

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
