import { expect, it } from 'vitest';
import { getMember } from '~db/queries/member';
import { insertMembers } from '~db/queries/member.testing';
import { cellOf } from '~db/schema/geo-cell';
import { changeInvisible } from '~/features/account/settings/visibility.service.server';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { memberRow } from '~/testing/rows';
import { readableNumbers } from '~/testing/readable-numbers';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { RANKED } from '~/features/discovery/search/best-ranking.server';
import { searchPeople, type FoundPeople } from '~/features/discovery/search/search.service.server';

const tenant = { visible_profile_fields: ['countryregion'] };
const amsterdam = cellOf({ latitude: 52.374, longitude: 4.89 });
const ORDERS = ['best', 'active', 'new', 'nearest'];

const ask = (context: TestContext, query: string): Promise<FoundPeople> =>
  searchPeople(context, new URLSearchParams(query)).then((found) => found!);
const idsOf = ({ people, similar }: FoundPeople) => [...people, ...similar].map(({ id }) => id);

/** Of three each were here, and have joined, in the same moment, and live in the same place. */
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const moment = Math.floor(i / 3) * 1_234_567;
    return memberRow(`m${String(i).padStart(4, '0')}`, {
      last_active_at: TEST_NOW - moment,
      signup_date: TEST_NOW - 86_400_000 - moment,
      geo_cell: amsterdam + (i % 4),
    });
  });

async function brand(context: TestContext, count: number) {
  const rows = many(count);
  for (let i = 0; i < rows.length; i += 100) await insertMembers(context.db, rows.slice(i, i + 100));
  const me = await makeMember(context, { gender: 'male', seeks: 'female', geo_cell: amsterdam });
  return { rows, me: as(context, me) };
}

withDatabase('the token of a page of a search', (open) => {
  it.each(ORDERS)('%s: leads through all results, three of a moment each, without a repeat or a gap', async (order) => {
    const context = testContext(await open(), { tenant });
    const { rows, me } = await brand(context, 100);
    const seen: string[] = [];
    let page: string | null = '1';
    while (page !== null) {
      const found: FoundPeople = await ask(me, `order=${order}&page=${page}`);
      expect(found).toMatchObject({ adjusted: false, page: Number.parseInt(page, 10) });
      seen.push(...idsOf(found));
      page = found.next;
    }
    expect(seen.toSorted()).toEqual(rows.map(({ id }) => id));
  });

  it.each(ORDERS)(
    '%s: tells neither when the last person was here or joined, nor who it is or where',
    async (order) => {
      const context = testContext(await open(), { tenant });
      const { me } = await brand(context, order === 'best' ? RANKED + 30 : 60);
      let found = await ask(me, `order=${order}`);
      // The token after the last one who is ranked continues with the last activity.
      while (order === 'best' && found.page < RANKED / 24) found = await ask(me, `order=best&page=${found.next}`);
      const last = await getMember(context.db, idsOf(found).at(-1)!);
      const { text, numbers } = readableNumbers(found.next!);
      expect(text).not.toContain(last.id);
      for (const secret of [last.last_active_at, last.signup_date, last.geo_cell!])
        expect(numbers, `${order} ${secret}`).not.toContain(secret);
    },
  );

  it('says the same at every request, so that a page has one URL', async () => {
    const context = testContext(await open(), { tenant });
    const { me } = await brand(context, 60);
    for (const order of ['active', 'new', 'nearest'])
      expect((await ask(me, `order=${order}`)).next, order).toBe((await ask(me, `order=${order}`)).next);
  });

  it('cannot be made: a moment or a place that somebody chose is no beginning', async () => {
    const context = testContext(await open(), { tenant });
    const { rows, me } = await brand(context, 60);
    const { last_active_at: at, id } = rows[40]!;
    const forged = [`2.m.24.${at!.toString(36)}.${id}`, `2.n.24.${at!.toString(36)}.${id}`, `2.s.24.0.${id}`];
    const placed = [`2.d.24.${at!.toString(36)}.${id}.${(amsterdam + 2).toString(36)}`];
    for (const [order, pages] of [
      ['active', forged],
      ['new', forged],
      ['nearest', placed],
    ] as const) {
      const first = await ask(me, `order=${order}`);
      for (const page of pages) {
        const found = await ask(me, `order=${order}&page=${page}`);
        expect(found, page).toMatchObject({ adjusted: true, page: 1 });
        expect(idsOf(found), page).toEqual(idsOf(first));
      }
    }
  });

  it('is none of another brand, with another number, or changed in any place', async () => {
    const database = await open();
    const context = testContext(database, { tenant });
    const { me } = await brand(context, 60);
    const elsewhere = testContext(database, { tenant, brand: 2 });
    await insertMembers(elsewhere.db, many(60));
    const { next } = await ask(me, 'order=active');
    const foreign = (await ask(elsewhere, 'order=active')).next!;
    const wrong = [foreign, next!.replace(/^2/, '3'), `${next}A`, next!.slice(0, -1)];
    for (let i = 2; i < next!.length; i++)
      wrong.push(`${next!.slice(0, i)}${next![i] === 'A' ? 'B' : 'A'}${next!.slice(i + 1)}`);
    for (const page of wrong)
      expect(await ask(me, `order=active&page=${page}`)).toMatchObject({ adjusted: true, page: 1 });
    expect(await ask(me, `order=active&page=${next}`)).toMatchObject({ adjusted: false, page: 2 });
    // A visitor who was sent the link, or logs in on the way, goes on from there.
    expect(await ask(context, `order=active&page=${next}`)).toMatchObject({ adjusted: false, page: 2 });
  });
});

withDatabase('the order of those who were here last', (open) => {
  it('does not tell in which hour of the day somebody became invisible', async () => {
    const orders: string[] = [];
    for (const hour of [3, 11]) {
      const database = await open();
      const context = testContext(database, { tenant });
      const at = (clock: number) => ({ last_active_at: TEST_NOW - (12 - clock) * 3_600_000 });
      for (const clock of [1, 7, 10]) await makeMember(context, { name: `Seen at ${clock}`, ...at(clock) });
      await makeMember(context, { name: 'Seen the day before', ...at(-1) });
      const shy = await makeMember(context, { name: 'Shy', ...at(hour) });
      await changeInvisible(as(context, shy), true);
      const found = await ask(context, 'order=active');
      orders.push(found.people.map(({ name }) => name).join(', '));
    }
    expect(new Set(orders)).toEqual(new Set(['Seen at 10, Seen at 7, Seen at 1, Shy, Seen the day before']));
  });

  it('has the visible in the order in which they were here, and those who are visible again first', async () => {
    const database = await open();
    const context = testContext(database, { tenant });
    const shy = await makeMember(context, { name: 'Shy', last_active_at: TEST_NOW - 3_600_000 });
    await makeMember(context, { name: 'Early', last_active_at: TEST_NOW - 7_200_000 });
    const names = async () => (await ask(context, 'order=active')).people.map(({ name }) => name);
    expect(await names()).toEqual(['Shy', 'Early']);
    await changeInvisible(as(context, shy), true);
    expect(await names()).toEqual(['Early', 'Shy']);
    // Anyone who saves the form again, and stays invisible, does not move.
    const since = (await getMember(context.db, shy.id)).last_active_at;
    database.clock.advance(3 * 86_400_000);
    await changeInvisible(as(context, { ...shy, invisible: true }), true);
    expect((await getMember(context.db, shy.id)).last_active_at).toBe(since);
    await changeInvisible(as(context, { ...shy, invisible: true }), false);
    expect(await names()).toEqual(['Shy', 'Early']);
  });
});
