import type { GeoPort } from './geo-port';
import { publicAddress } from './public-address';

/** A few IP addresses with their countries, for tests. */
export function fixedGeo(countries: Readonly<Record<string, string>>): GeoPort {
  return {
    name: 'fixed',
    countryOf(ip) {
      const address = publicAddress(ip);
      return address && Object.hasOwn(countries, address) ? countries[address] : undefined;
    },
  };
}
