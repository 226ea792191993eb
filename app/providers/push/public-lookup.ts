import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { publicIp } from '../geo/public-ip';

/** The name of a host leads into a private network. */
export class PrivateNetwork extends Error {}

type Resolve = (
  hostname: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * Resolves names for sockets and refuses any name with an IP address that is not public. The socket connects to the very
 * IP address that was checked, so a name that leads elsewhere a moment later gains nothing.
 */
export function publicLookup(resolve: Resolve = systemLookup): LookupFunction {
  return (hostname, { family, all }, done) => {
    resolve(hostname, { all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const usable = family === 4 || family === 6 ? found.filter((address) => address.family === family) : found;
      const ips = usable.map(({ address }) => address);
      if (ips.length === 0) return done(new Error(`${hostname} has no IP address`), '', 0);
      if (ips.some((ip) => publicIp(ip) === undefined))
        return done(new PrivateNetwork(`${hostname} leads into a private network`), '', 0);
      if (all) return done(null, usable);
      done(null, ips[0]!, usable[0]!.family);
    });
  };
}
