import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The canonical text of an address out on the internet, IPv4 also when it came mapped into IPv6; else undefined. */
export function publicAddress(ip: string): string | undefined {
  // Node's check is the strict one: ipaddr.js takes '1.2.3' for an address.
  if (isIP(ip) === 0) return undefined;
  const address = ipaddr.process(ip);
  return address.range() === 'unicast' ? address.toString() : undefined;
}
