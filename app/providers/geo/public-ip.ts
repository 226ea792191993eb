import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The canonical text of a public IP address (IPv4 mapped into IPv6 as IPv4); undefined for any other text. */
export function publicIp(ip: string): string | undefined {
  // Node's check is stricter: ipaddr.js accepts '1.2.3' as an IP address.
  if (isIP(ip) === 0) return undefined;
  const parsed = ipaddr.process(ip);
  return parsed.range() === 'unicast' ? parsed.toString() : undefined;
}
