import { describe, expect, it } from 'vitest';
import { findOption, groupRegions, type RegionOption } from './region-options';

const england = { id: 'GB-ENG', name: 'England' };
const wales = { id: 'GB-WLS', name: 'Wales' };
const kent: RegionOption = { id: 'GB-KEN', name: 'Kent', area: england };
const powys: RegionOption = { id: 'GB-POW', name: 'Powys', area: wales };
const surrey: RegionOption = { id: 'GB-SRY', name: 'Surrey', area: england };

describe('regions to choose from', () => {
  it('are grouped where they are part of larger ones', () => {
    expect(groupRegions([kent, surrey, powys])).toEqual([
      { ...england, regions: [kent, surrey] },
      { ...wales, regions: [powys] },
    ]);
  });

  it('stand alone where they are not, between the groups of their country', () => {
    const brussels = { id: 'BE-BRU', name: 'Brussels' };
    const antwerp = { id: 'BE-VAN', name: 'Antwerp', area: { id: 'BE-VLG', name: 'Flanders' } };
    expect(groupRegions([brussels, antwerp])).toEqual([
      { ...brussels, regions: [] },
      { id: 'BE-VLG', name: 'Flanders', regions: [antwerp] },
    ]);
  });

  it('stay in the order of the server, whatever order the browser knows', () => {
    const swedish = ['Kalmar', 'Västra Götaland', 'Örebro', 'Östergötland'].map((name) => ({ id: name, name }));
    const names = (options: RegionOption[]) => groupRegions(options).map(({ name }) => name);
    expect(names(swedish)).toEqual(swedish.map(({ name }) => name));
    expect(names(swedish.toReversed())).toEqual(swedish.toReversed().map(({ name }) => name));
  });

  it('are found by their id, and so are the larger ones; no other', () => {
    expect(findOption([powys, kent], 'GB-KEN')).toBe(kent);
    expect(findOption([powys, kent], 'GB-WLS')).toBe(wales);
    expect(findOption([powys, kent], 'GB-SCT')).toBeUndefined();
  });
});
