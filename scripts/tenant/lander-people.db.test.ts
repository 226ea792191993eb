import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testContext } from '~/testing/context';
import { makeFictional } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { leftOutHere, leftOutLanders } from './lander-people';

const landers = join(import.meta.dirname, '../../landers');

withDatabase('the landers that live on people', (open) => {
  it('are listed as left out, with the country and the number, until there are enough', async () => {
    const opened = await open();
    const context = testContext(opened);
    const { id, slug, niche } = context.tenant;
    const brand = { id, slug, niche, landers: {}, features: context.tenant.features, countries: ['NL', 'BE'] as const };
    const lines = () => leftOutLanders([{ ...brand, countries: [...brand.countries] }], landers, () => context.db);
    for (let person = 0; person < 5; person++) await makeFictional(context, { country: 'NL', photo: true });
    const [netherlands, belgium] = await lines();
    expect(netherlands).toMatch(
      /^.+: the rotation leaves out collagelanding, .*tinderswipe for visitors from NL: 5 of 6 /,
    );
    expect(belgium).toMatch(/ for visitors from BE: 0 of 6 /);
    await makeFictional(context, { country: 'NL', photo: true });
    expect(await lines()).toEqual([belgium]);
  });

  it('are not named where the brand shows none of them', async () => {
    const opened = await open();
    const { tenant, db } = testContext(opened);
    const none = { gallery: 0, collagelanding: 0, socialnetwork: 0, tinderswipe: 0 };
    expect(await leftOutLanders([{ ...tenant, landers: none }], landers, () => db)).toEqual([]);
  });
});

it('are not counted before there is a database', async () => {
  expect(await leftOutHere([], landers, 'sqlite:/nowhere/facet.db')).toEqual([
    'no database at /nowhere/facet.db yet: start the server once to see which landers lack people',
  ]);
});
