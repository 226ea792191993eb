/**
 * Standard VAT (GST in Oceania) on electronic services, by the buyer's country, in hundredths of a percent. Source:
 * European Commission, rates in force since 1 January 2025 (FI 25.5 % since September 2024); gov.uk, estv.admin.ch,
 * skatteetaten.no, ato.gov.au, ird.govt.nz. In the US and Canada the rate depends on the state or province, which an
 * order does not ask for, so none is stated.
 */
// prettier-ignore
const rates: Readonly<Record<string, number>> = {
  NL: 2100, BE: 2100, FR: 2000, IT: 2200, ES: 2100, DE: 1900, AT: 2000, IE: 2300, GB: 2000, PL: 2300, AU: 1000,
  NZ: 1500, CH: 810, DK: 2500, FI: 2550, NO: 2500, SE: 2500,
};

/** The rate in hundredths of a percent; 0 where none can be stated. */
export function vatRateOf(country: string): number {
  return Object.hasOwn(rates, country) ? rates[country]! : 0;
}

/** The tax contained in a total that includes it, both in minor units. */
export function vatContained(total: number, rate: number): number {
  return Math.round((total * rate) / (10_000 + rate));
}
