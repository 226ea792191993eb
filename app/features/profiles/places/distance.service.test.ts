import { expect, it } from 'vitest';
import { cellOf, distanceBetween } from '~db/schema/geo-cell';
import type { ViewerMember } from '~/server/context/viewer';
import type { Tenant } from '~/tenancy/tenant';
import { distanceUnit, shownDistance } from './distance.service.server';

const amsterdam = cellOf({ latitude: 52.374, longitude: 4.89 });
const at = (latitude: number, longitude: number, unit: 'km' | 'mile' = 'km') =>
  shownDistance(amsterdam, cellOf({ latitude, longitude }), unit)?.value;

it('is rounded, more coarsely with distance, and is never below ten kilometres', () => {
  expect(shownDistance(amsterdam, amsterdam, 'km')).toEqual({ value: 10, unit: 'km' });
  expect(at(52.381, 4.637)).toBe(15);
  expect(at(52.091, 5.122)).toBe(40);
  expect(at(51.924, 4.478)).toBe(50);
  expect(at(48.857, 2.351)).toBe(450);
});

it('is in miles where people count in miles, rounded in the same steps', () => {
  expect(shownDistance(amsterdam, amsterdam, 'mile')).toEqual({ value: 5, unit: 'mile' });
  expect(at(52.381, 4.637, 'mile')).toBe(10);
  expect(at(52.091, 5.122, 'mile')).toBe(25);
  expect(at(51.924, 4.478, 'mile')).toBe(30);
  expect(at(48.857, 2.351, 'mile')).toBe(250);
});

it('is in the unit of the member’s own country, else of the brand’s main one', () => {
  const tenant = { countries: ['GB', 'IE'] } as Tenant;
  const units = ['GB', 'US', 'IE', 'NL'].map((country) =>
    distanceUnit({ tenant, viewer: { kind: 'member', member: { country } as ViewerMember, sessionId: '' } }),
  );
  expect(units).toEqual(['mile', 'mile', 'km', 'km']);
  expect(distanceUnit({ tenant, viewer: { kind: 'visitor' } })).toBe('mile');
});

it('reveals no more than the middle of a cell, so that asking from many places finds nobody', () => {
  const exact = distanceBetween(amsterdam, cellOf({ latitude: 52.091, longitude: 5.122 }))!;
  expect(exact % 5).not.toBe(0);
  expect(at(52.091, 5.122)).toBe(at(52.011, 5.199));
});

it('is unknown if one of the two has no place', () => {
  expect(shownDistance(null, amsterdam, 'km')).toBeNull();
  expect(shownDistance(amsterdam, null, 'mile')).toBeNull();
});
