import { expect, it } from 'vitest';
import { cellOf } from '~db/schema/geo-cell';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeMember, type MemberWishes } from '~/testing/make-member';
import { marketJson } from '~/tenancy/tenant.testing';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { findSearchPage } from './search-page.service.server';

const UTRECHT = cellOf({ latitude: 52.09, longitude: 5.12 });
const MAASTRICHT = cellOf({ latitude: 50.85, longitude: 5.69 });

async function opening(open: OpenDatabase, tenant: Record<string, unknown> = {}, who: MemberWishes = {}) {
  const settings = { visible_profile_fields: ['countryregion'], min_age: 18, ...tenant };
  const context = testContext(open, { tenant: settings });
  // The clock of the tests says November 2026: 40 years.
  const me = await makeMember(context, {
    gender: 'male',
    seeks: 'female',
    birth_date: '1986-05-01',
    geo_cell: UTRECHT,
    ...who,
  });
  return { context, me: as(context, me) };
}

const here = (birth_date: string, geo_cell = UTRECHT) => ({ birth_date, geo_cell });

async function visit(context: TestContext, query = '', remember = true) {
  const page = await findSearchPage(context, new URLSearchParams(query), { remember });
  const { form, people, preset, restored } = page.results!;
  return { form, names: people.map(({ name }) => name), preset, restored };
}

withDatabase('the first search of a member', (open) => {
  // covers X17-010
  it('is for the gender sought, around their own age, and near', async () => {
    const { context, me } = await opening(await open());
    await makeMember(context, { name: 'Near', ...here('1990-01-01') });
    await makeMember(context, { name: 'Older', ...here('1950-01-01') });
    await makeMember(context, { name: 'Away', ...here('1990-01-01', MAASTRICHT) });
    await makeMember(context, { name: 'Man', gender: 'male', ...here('1990-01-01') });
    const { form, names, preset } = await visit(me);
    expect(form).toMatchObject({ gender: 'female', minAge: 33, maxAge: 47, distance: 50, order: 'best' });
    expect([names, preset]).toEqual([['Near'], 'set']);
  });

  it.each([
    ['nothing', null, ['Man', 'Woman'], ''],
    ['that they are straight', 'hetero', ['Woman'], 'female'],
    ['that they are gay', 'gay', ['Man'], 'male'],
  ] as const)(
    'assumes no gender of whoever would rather not say, and says %s',
    async (_what, sexuality, found, gender) => {
      const { context, me } = await opening(await open(), {}, { seeks: null, sexuality });
      await makeMember(context, { name: 'Woman', ...here('1990-01-01') });
      await makeMember(context, { name: 'Man', gender: 'male', ...here('1990-01-01') });
      const { form, names, preset } = await visit(me);
      expect([names.toSorted(), form.gender, preset]).toEqual([found, gender, 'set']);
      expect(form).toMatchObject({ minAge: 33, maxAge: 47, distance: 50 });
    },
  );

  // covers X17-012
  it.each([
    ['farther away', here('1990-01-01', MAASTRICHT), { minAge: 33, maxAge: 47, distance: null }],
    ['of another age', here('1950-01-01', MAASTRICHT), { minAge: null, maxAge: null, distance: null }],
  ])('is widened, and says so, where the only person is %s', async (_where, person, wider) => {
    const { context, me } = await opening(await open());
    await makeMember(context, { name: 'Only', ...person });
    const { form, names, preset } = await visit(me);
    expect(form).toMatchObject(wider);
    expect([names, preset]).toEqual([['Only'], 'wider']);
  });

  it('claims nothing where there is nobody at all', async () => {
    const { me } = await opening(await open());
    expect(await visit(me)).toMatchObject({ names: [], form: { minAge: null, distance: null } });
    expect((await visit(me)).preset).toBeUndefined();
  });

  // covers X17-011
  it('is not made again once a filter was removed or chosen, and the URL always wins', async () => {
    const { context, me } = await opening(await open());
    await makeMember(context, { name: 'Near', ...here('1990-01-01') });
    await makeMember(context, { name: 'Older', ...here('1950-01-01') });
    expect((await visit(me)).preset).toBe('set');
    expect((await visit(me)).preset).toBe('set');
    // As the chip of the age leads to.
    const without = await visit(me, 'gender=female&country=NL&distance=50');
    expect([without.preset, without.names.toSorted()]).toEqual([undefined, ['Near', 'Older']]);
    const again = await visit(me);
    expect(again).toMatchObject({ restored: true, form: { minAge: null, maxAge: null, distance: 50 } });
    expect(again.preset).toBeUndefined();
  });

  it('is still made after only a view was chosen, or after a link from elsewhere', async () => {
    const { context, me } = await opening(await open());
    await makeMember(context, { name: 'Near', ...here('1990-01-01') });
    await visit(me, 'gender=&country=&min_age=60', false);
    await visit(me, 'view=grid');
    expect((await visit(me)).preset).toBe('set');
  });

  it('asks for no age below the brand’s, none that is not known, and no distance without a place', async () => {
    const { context } = await opening(await open(), { min_age: 25 });
    await makeMember(context, { name: 'Near', ...here('1998-01-01') });
    const young = as(context, await makeMember(context, { gender: 'male', birth_date: '1999-01-01', geo_cell: null }));
    expect((await visit(young)).form).toMatchObject({ minAge: 25, maxAge: 34, distance: null });
    const unsaid = as(context, await makeMember(context, { gender: 'male', birth_date: null, geo_cell: null }));
    const { form, preset } = await visit(unsaid);
    expect([form.minAge, form.maxAge, form.distance, preset]).toEqual([null, null, null, undefined]);
  });

  // covers X17-013
  it('counts in miles where people do, and says nothing of ages or distances where the brand does not', async () => {
    const database = await open();
    const gb = { countries: ['GB'], markets: { GB: marketJson() } };
    const { context } = await opening(database, gb);
    const place = { country: 'GB', region_id: null, geo_cell: UTRECHT };
    await makeMember(context, { name: 'Near', ...place, birth_date: '1990-01-01' });
    const she = await makeMember(context, { gender: 'male', birth_date: '1986-05-01', ...place });
    // 25 miles.
    expect((await visit(as(context, she))).form.distance).toBe(40);
    const silent = testContext(database, {
      tenant: { ...gb, visible_profile_fields: ['tattoos'], search_fields: ['gender'] },
    });
    const { form, preset } = await visit(as(silent, she));
    expect([form.minAge, form.distance, preset]).toEqual([null, null, undefined]);
  });

  it('is not made for visitors', async () => {
    const { context } = await opening(await open());
    await makeMember(context, { name: 'Older', ...here('1950-01-01') });
    const { names, form, preset } = await visit(context);
    expect([names.includes('Older'), form.minAge, preset]).toEqual([true, null, undefined]);
  });
});
