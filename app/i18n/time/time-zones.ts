/** Where a country has one time zone, as far as people notice. */
const ofCountry: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  CH: 'Europe/Zurich',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  NZ: 'Pacific/Auckland',
  PL: 'Europe/Warsaw',
  SE: 'Europe/Stockholm',
};

/** Where it has several: the regions of each, and of a region with two the zone in which most of its people live. */
const ofRegions: Readonly<Record<string, string>> = {
  'America/New_York':
    'US-CT US-DE US-DC US-FL US-GA US-IN US-KY US-ME US-MD US-MA US-MI US-NH US-NJ US-NY US-NC US-OH US-PA US-RI US-SC US-VT US-VA US-WV',
  'America/Chicago': 'US-AL US-AR US-IL US-IA US-KS US-LA US-MN US-MS US-MO US-NE US-ND US-OK US-SD US-TN US-TX US-WI',
  'America/Denver': 'US-CO US-ID US-MT US-NM US-UT US-WY',
  'America/Phoenix': 'US-AZ',
  'America/Los_Angeles': 'US-CA US-NV US-OR US-WA',
  'America/Anchorage': 'US-AK',
  'Pacific/Honolulu': 'US-HI',
  'America/Toronto': 'CA-ON CA-QC',
  'America/Halifax': 'CA-NB CA-NS CA-PE',
  'America/St_Johns': 'CA-NL',
  'America/Winnipeg': 'CA-MB',
  'America/Regina': 'CA-SK',
  'America/Edmonton': 'CA-AB CA-NT',
  'America/Vancouver': 'CA-BC',
  'America/Whitehorse': 'CA-YT',
  'America/Iqaluit': 'CA-NU',
  'Australia/Sydney': 'AU-NSW AU-ACT',
  'Australia/Melbourne': 'AU-VIC',
  'Australia/Brisbane': 'AU-QLD',
  'Australia/Adelaide': 'AU-SA',
  'Australia/Perth': 'AU-WA',
  'Australia/Hobart': 'AU-TAS',
  'Australia/Darwin': 'AU-NT',
  'Atlantic/Canary': 'ES-CN',
};

const zoneOfRegion = new Map(
  Object.entries(ofRegions).flatMap(([zone, regions]) => regions.split(' ').map((region) => [region, zone] as const)),
);

/** The time zones that a member can choose. */
export const timeZones: readonly string[] = [
  ...new Set([...Object.values(ofCountry), ...Object.keys(ofRegions)]),
].sort();

/** Where someone lives, as far as it is known. */
export interface Home {
  country: string | null;
  /** As in the lists of regions: `US-OR`. */
  region: string | null;
}

/** The time zone of a member who has chosen none: of the region, else of the country, else of the brand. */
export function timeZoneOf({ country, region }: Home, ofBrand: string): string {
  const known = region === null ? undefined : zoneOfRegion.get(region);
  return known ?? (country === null ? undefined : ofCountry[country]) ?? ofBrand;
}
