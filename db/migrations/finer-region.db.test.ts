import { expect, it } from 'vitest';
import { insertMembers } from '~db/queries/member.testing';
import { memberRow } from '~/testing/rows';
import { withDatabase } from '~/testing/with-database';
import { areasOf, citiesOf, regionsWithin } from '~/features/profiles/places/regions.server';
import areas from './finer-regions.json' with { type: 'json' };
import { migrations } from './migrations';

const listed: Record<string, Record<string, string>> = areas;

it('the migration knows each town that members of a larger region could choose, and sends it where forms send it', () => {
  for (const country of ['GB', 'IE', 'BE', 'DK']) {
    for (const { id } of areasOf(country).filter((area) => regionsWithin(area.id).length > 1)) {
      const homes = Object.entries(listed[id] ?? {}).flatMap(([region, towns]) =>
        towns.split('|').map((town) => `${town} ${region}`),
      );
      expect(homes.toSorted(), id).toEqual(
        citiesOf(id)
          .map(({ name, regionId }) => `${name} ${regionId}`)
          .toSorted(),
      );
    }
  }
});

withDatabase('the regions of members', (open) => {
  it('become finer where the town tells, once, also if the migration runs again', async () => {
    const { db, database } = await open();
    const system = database.system('migration of regions');
    const at = (id: string, country: string, region_id: string, city: string | null) =>
      memberRow(id, { country, region_id, city });
    await insertMembers(db, [
      at('a', 'GB', 'GB-ENG', 'Leeds'),
      at('b', 'GB', 'GB-ENG', null),
      at('c', 'GB', 'GB-WLS', 'Bangor'),
      at('d', 'GB', 'GB-NIR', 'Bangor'),
      at('e', 'DK', 'DK-82', 'Århus'),
      at('f', 'NL', 'NL-UT', 'Utrecht'),
      at('g', 'IE', 'IE-L', 'Nowhere'),
      at('h', 'BE', 'BE-VLG', 'Gent'),
    ]);
    for (const _ of [1, 2]) await migrations['20261124T1500_member_finer_region']!.up(system);
    const rows = await db.selectFrom('member').where('tenant_id', '=', 1).select(['id', 'region_id']).execute();
    expect(Object.fromEntries(rows.map(({ id, region_id }) => [id, region_id]))).toEqual({
      a: 'GB-WYK',
      b: 'GB-ENG',
      c: 'GB-GWN',
      d: 'GB-DOW',
      e: 'DK-042',
      f: 'NL-UT',
      g: 'IE-L',
      h: 'BE-VOV',
    });
  });
});
