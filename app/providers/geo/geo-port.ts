/** Finds the country of an IP address. Adapters: mmdb (embedded data, no network), fixed (tests). */
export interface GeoPort {
  readonly name: string;
  /**
   * Returns two capital letters (ISO 3166-1), or undefined for a loopback, private, reserved or unknown IP address and
   * for text that is none. Never throws.
   */
  countryOf(ip: string): string | undefined;
}
