/** Finds the country of an IP address. Adapters: mmdb (embedded data, no network), fixed (tests). */
export interface GeoPort {
  readonly name: string;
  /** Two capital letters (ISO 3166-1); undefined for whatever is not a known, public IP address. Never throws. */
  countryOf(ip: string): string | undefined;
}
