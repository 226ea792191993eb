import type { GeoPort } from './geo-port';
import { publicIp } from './public-ip';

/** A few IP addresses with their countries, for tests. */
export function fixedGeo(countries: Readonly<Record<string, string>>): GeoPort {
  return {
    name: 'fixed',
    countryOf(ip) {
      const canonical = publicIp(ip);
      return canonical && Object.hasOwn(countries, canonical) ? countries[canonical] : undefined;
    },
  };
}
