import { expect, it } from 'vitest';
import { insertMembers } from '~db/queries/member.testing';
import { cellOf } from '~db/schema/geo-cell';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { memberRow } from '~/testing/rows';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { findSearchPage } from './search-page.service.server';
import { searchPeople, type FoundPeople } from './search.service.server';

const tenant = { visible_profile_fields: ['countryregion'] };
const amsterdam = cellOf({ latitude: 52.374, longitude: 4.89 });
const utrecht = cellOf({ latitude: 52.091, longitude: 5.122 });

const ask = (context: TestContext, query: string): Promise<FoundPeople> =>
  searchPeople(context, new URLSearchParams(query)).then((found) => found!);
const names = ({ people }: FoundPeople) => people.map(({ name }) => name);

async function brand(context: TestContext) {
  const seen = (minutes: number, days: number) => ({
    last_active_at: TEST_NOW - minutes * 60_000,
    signup_date: TEST_NOW - days * DAY,
  });
  await makeMember(context, { name: 'Utrecht', ...seen(1, 20), geo_cell: utrecht });
  await makeMember(context, { name: 'Amsterdam', ...seen(20, 10), geo_cell: amsterdam });
  await makeMember(context, { name: 'Somewhere', ...seen(5, 1) });
}

withDatabase('the order of a search', (open) => {
  // covers X17-001 X17-015
  it('is the choice in the URL', async () => {
    const context = testContext(await open(), { tenant });
    await brand(context);
    const me = as(context, await makeMember(context, { gender: 'male', geo_cell: amsterdam }));
    expect(names(await ask(me, 'order=active'))).toEqual(['Utrecht', 'Somewhere', 'Amsterdam']);
    expect(names(await ask(me, 'order=new'))).toEqual(['Somewhere', 'Amsterdam', 'Utrecht']);
    const nearest = await ask(me, 'order=nearest');
    expect(names(nearest)).toEqual(['Amsterdam', 'Utrecht']);
    // Who gives no place is below, among the similar ones.
    expect(nearest.similar.map(({ name }) => name)).toEqual(['Somewhere']);
    expect(nearest.within).toEqual({ value: 200, unit: 'km' });
    expect((await ask(me, 'order=nearest&distance=25')).within).toEqual({ value: 25, unit: 'km' });
  });

  // covers X17-002
  it.each(['richest', 'NEAREST', 'active,new', '%00'])('leaves out the order "%s", and says so', async (order) => {
    const context = testContext(await open(), { tenant });
    await brand(context);
    const me = as(context, await makeMember(context, { geo_cell: amsterdam }));
    expect(await ask(me, `order=${order}`)).toMatchObject({ adjusted: true, form: { order: 'best' } });
  });

  // covers X17-079
  it('tells a member without a place that the nearest are not known, and nobody else a distance', async () => {
    const database = await open();
    const context = testContext(database, { tenant });
    await brand(context);
    const unplaced = await makeMember(context, { gender: 'male' });
    const placed = await makeMember(context, { gender: 'male', geo_cell: amsterdam });
    const usual = { form: { order: 'best' }, within: undefined };
    expect(await ask(as(context, unplaced), 'order=nearest')).toMatchObject({
      ...usual,
      unplaced: true,
      adjusted: false,
    });
    expect(await ask(context, 'order=nearest')).toMatchObject({ ...usual, unplaced: false, adjusted: true });
    const secretive = testContext(database, { tenant: { visible_profile_fields: ['country'] } });
    expect(await ask(as(secretive, placed), 'order=nearest')).toMatchObject({
      ...usual,
      unplaced: false,
      adjusted: true,
    });
  });

  // covers X17-080
  it('begins anew where the order changed while pages were appended', async () => {
    const context = testContext(await open(), { tenant });
    await insertMembers(
      context.db,
      Array.from({ length: 60 }, (_, i) =>
        memberRow(`m${String(i).padStart(2, '0')}`, {
          last_active_at: TEST_NOW - i * 1000,
          signup_date: TEST_NOW - ((i * 7) % 60) * 1000,
          geo_cell: amsterdam + (i % 4),
        }),
      ),
    );
    const me = as(context, await makeMember(context, { gender: 'male', geo_cell: amsterdam }));
    const orders = ['best', 'active', 'new', 'nearest'];
    for (const order of orders) {
      const { next } = await ask(me, `order=${order}`);
      expect(await ask(me, `order=${order}&page=${next}`)).toMatchObject({ page: 2, adjusted: false });
      for (const changed of orders.filter((other) => other !== order)) {
        const [{ people }, begun] = [await ask(me, `order=${changed}`), await ask(me, `order=${changed}&page=${next}`)];
        expect([begun.page, begun.people], `${order} to ${changed}`).toEqual([1, people]);
      }
    }
  });

  it('is remembered with the last search', async () => {
    const context = testContext(await open(), { tenant });
    await brand(context);
    const me = as(context, await makeMember(context, { gender: 'male', geo_cell: amsterdam }));
    const visit = (query: string) =>
      findSearchPage(me, new URLSearchParams(query), { remember: true }).then(({ results }) => results!);
    await visit('order=new');
    expect(await visit('')).toMatchObject({ form: { order: 'new' }, restored: true });
    await visit('order=active');
    expect(await visit('')).toMatchObject({ form: { order: 'active' } });
  });
});
