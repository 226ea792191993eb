import { expect, it } from 'vitest';
import { nearestTown } from './location.service.server';

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
