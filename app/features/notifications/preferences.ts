import type { Frequency } from './decide';
import type { QuietHours } from './local-time';

/** What holds for members who have changed nothing. */
export const DEFAULT_QUIET: QuietHours = { from: 22, until: 8 };
export const DEFAULT_FREQUENCY: Frequency = 'now';

export const frequencies = ['now', 'hourly', 'daily', 'weekly'] as const satisfies readonly Frequency[];

/** Countries with one time zone, as far as people notice; in others the brand's own holds. */
const zones: Readonly<Record<string, string>> = {
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

/** The time zones that a member can choose. */
export const timeZones: readonly string[] = [
  ...new Set([
    ...Object.values(zones),
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    'America/Toronto',
    'America/Vancouver',
    'Australia/Perth',
    'Australia/Sydney',
  ]),
].sort();

/** The time zone of a member who has chosen none. */
export function timeZoneOf(country: string | null, ofBrand: string): string {
  return (country === null ? undefined : zones[country]) ?? ofBrand;
}
