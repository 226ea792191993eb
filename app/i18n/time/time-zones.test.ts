import { expect, it } from 'vitest';
import { timeZoneOf, timeZones } from './time-zones';

it.each([
  [{ country: 'US', region: 'US-OR' }, 'America/Los_Angeles'],
  [{ country: 'US', region: 'US-TX' }, 'America/Chicago'],
  [{ country: 'AU', region: 'AU-WA' }, 'Australia/Perth'],
  [{ country: 'ES', region: 'ES-CN' }, 'Atlantic/Canary'],
  [{ country: 'ES', region: 'ES-MD' }, 'Europe/Madrid'],
  [{ country: 'NZ', region: null }, 'Pacific/Auckland'],
  [{ country: 'US', region: null }, 'America/New_York'],
  [{ country: null, region: null }, 'America/New_York'],
])('somebody from %j lives by the clock of %s', (home, zone) => {
  expect(timeZoneOf(home, 'America/New_York')).toBe(zone);
});

it('are known to every machine, each once', () => {
  for (const zone of timeZones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  expect(new Set(timeZones).size).toBe(timeZones.length);
});
