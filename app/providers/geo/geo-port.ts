/** Where an address is, as far as a country. Adapters: mmdb (embedded data, no network), fixed (tests). */
export interface GeoPort {
  readonly name: string;
  /** Two capital letters (ISO 3166-1), or undefined: loopback, private, reserved, unknown or no address at all. Never throws. */
  countryOf(ip: string): string | undefined;
}
