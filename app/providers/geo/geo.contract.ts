import { beforeAll, describe, expect, it } from 'vitest';
import type { GeoPort } from './geo-port';

/** IP addresses whose country has been the same for decades: universities, broadcasters and national registries. */
export const KNOWN: Readonly<Record<string, string>> = {
  '129.132.19.216': 'CH', // ETH Zürich
  '130.89.0.1': 'NL', // Universiteit Twente
  '131.111.150.25': 'GB', // University of Cambridge
  '18.9.22.169': 'US', // MIT
  '130.225.0.1': 'DK', // the Danish research network
  '2001:660::1': 'FR', // RENATER
};

const NOWHERE = [
  '127.0.0.1', '::1', '10.1.2.3', '172.16.0.9', '192.168.1.1', '169.254.169.254', '100.64.0.1', 'fe80::1', 'fd00::1',
  '0.0.0.0', '::', '224.0.0.1', '255.255.255.255', '192.0.2.1', '2001:db8::1', '::ffff:10.0.0.1',
  '', 'localhost', '1.2.3', '999.1.1.1', '1.2.3.4, 5.6.7.8', '1.2.3.4:80', '__proto__', 'x'.repeat(10_000),
]; // prettier-ignore

/** What every geo adapter promises. The adapter must know the IP addresses of KNOWN. */
export function geoContract(name: string, open: () => Promise<GeoPort>): void {
  describe(`geo contract: ${name}`, () => {
    let port: GeoPort;
    beforeAll(async () => {
      port = await open();
    });

    it.each(Object.entries(KNOWN))('finds %s in %s', (ip, country) => {
      expect(port.countryOf(ip)).toBe(country);
    });

    it('reads an IPv4 address that is mapped into IPv6', () => {
      expect(port.countryOf('::ffff:129.132.19.216')).toBe('CH');
    });

    it.each(NOWHERE)('finds no country for %j', (ip) => {
      expect(port.countryOf(ip)).toBeUndefined();
    });
  });
}
