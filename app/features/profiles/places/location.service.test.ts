import { expect, it } from 'vitest';
import type { Tenant } from '~/tenancy/tenant';
import { homeOf, nearestTown } from './location.service.server';
import { shownPlaceKind } from './place-names.service.server';

it('finds the town in or near which a point is', () => {
  expect(nearestTown({ latitude: 52.16, longitude: 4.49 }, ['NL'])).toEqual({
    country: 'NL',
    regionId: 'NL-ZH',
    name: 'Leiden',
  });
});

it('stays in the countries of the brand, also at a border', () => {
  const aachen = { latitude: 50.776, longitude: 6.084 };
  expect(nearestTown(aachen, ['NL', 'DE'])?.country).toBe('DE');
  expect(nearestTown(aachen, ['NL'])?.regionId).toBe('NL-LI');
});

it('returns none at sea, far abroad and without countries', () => {
  expect(nearestTown({ latitude: 40, longitude: -40 }, ['NL', 'US'])).toBeUndefined();
  expect(nearestTown({ latitude: -33.9, longitude: 151.2 }, ['NL'])).toBeUndefined();
  expect(nearestTown({ latitude: 52.16, longitude: 4.49 }, [])).toBeUndefined();
});

it('finds the county, where regions are counties', () => {
  expect(nearestTown({ latitude: 53.8, longitude: -1.55 }, ['GB'])).toEqual({
    country: 'GB',
    regionId: 'GB-WYK',
    name: 'Leeds',
  });
});

it('stores the county of a town, also where a form or a link still names the larger region', () => {
  const leeds = { country: 'GB', region_id: 'GB-WYK', city: 'Leeds' };
  expect(homeOf({ country: 'GB', regionId: 'GB-WYK', name: 'Leeds' })).toMatchObject(leeds);
  expect(homeOf({ country: 'GB', regionId: 'GB-ENG', name: 'Leeds' })).toMatchObject(leeds);
  expect(homeOf({ country: 'GB', regionId: 'GB-ENG', name: null })).toEqual({
    country: 'GB',
    region_id: 'GB-ENG',
    city: null,
    geo_cell: null,
  });
});

it.each<[Tenant['visible_profile_fields'], string]>([
  [['gender', 'country', 'countryregion'], 'region'],
  [['gender', 'country'], 'country'],
  [['gender'], 'nothing'],
])('others see what the brand shows of it: %j', (visible_profile_fields, shown) => {
  expect(shownPlaceKind({ visible_profile_fields })).toBe(shown);
});
