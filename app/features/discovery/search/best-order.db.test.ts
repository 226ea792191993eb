import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { insertHidden } from '~db/queries/hidden';
import { getMember, patchMember } from '~db/queries/member';
import { insertMembers } from '~db/queries/member.testing';
import { cellOf } from '~db/schema/geo-cell';
import { wishOf } from '~/features/profiles/view/wish.service.server';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeFictional, makeMember } from '~/testing/make-member';
import { memberRow } from '~/testing/rows';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { RANKED } from './best-ranking.server';
import { readPage, writePage } from '../filters/search-page.server';
import { searchPeople, type FoundPeople } from './search.service.server';

const tenant = { visible_profile_fields: ['countryregion'] };
const amsterdam = cellOf({ latitude: 52.374, longitude: 4.89 });
const utrecht = cellOf({ latitude: 52.091, longitude: 5.122 });
const details = {
  hair_color: 'red',
  eye_color: 'blue',
  body_type: 'slim',
  relationship_status: 'single',
  tattoos: 'no' as const,
};

const ask = (context: TestContext, query = ''): Promise<FoundPeople> =>
  searchPeople(context, new URLSearchParams(query)).then((found) => found!);
const names = ({ people }: FoundPeople) => people.map(({ name }) => name);
const me = async (context: TestContext) =>
  as(context, await makeMember(context, { gender: 'male', seeks: 'female', geo_cell: amsterdam }));

/** All pages, until there are no more. `between` runs before each further page. */
async function pages(context: TestContext, between: (shown: string[]) => Promise<unknown> = async () => {}) {
  const seen: string[] = [];
  let page: string | null = '1';
  while (page !== null) {
    const found: FoundPeople = await ask(context, `page=${page}`);
    seen.push(...found.people.map(({ id }) => id));
    page = found.next;
    if (page !== null) await between(seen);
  }
  return seen;
}

/** The same end in a ranking that no process holds. */
function ofAnotherRanking(context: TestContext, page: string): string {
  const start = readPage(context, page, 'best')!;
  return writePage(context, { ...start, after: { ...start.after!, at: 1 } }, 'best');
}

/** 64, 180 and 322 km from Amsterdam. */
const [tilburg, maastricht, paris] = [[51.79, 4.89], [50.85, 5.69], [49.48, 4.89]].map(([latitude, longitude]) =>
  cellOf({ latitude: latitude!, longitude: longitude! }),
) as [number, number, number]; // prettier-ignore

const many = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    memberRow(`m${String(i).padStart(4, '0')}`, { last_active_at: TEST_NOW - i * 1000, geo_cell: amsterdam + (i % 9) }),
  );

withDatabase('the order "best for me"', (open) => {
  // covers X17-051
  it.each([
    [true, ['Checked', 'Plain']],
    [false, ['Plain', 'Checked']],
  ])('knows whose photo was checked, where the brand checks photos: %s', async (photo_check, order) => {
    const context = testContext(await open(), { tenant: { ...tenant, photo_check } });
    const facts = { seeks: 'male', geo_cell: amsterdam } as const;
    const member = await makeMember(context, { ...facts, name: 'Checked', photo: true, last_active_at: TEST_NOW - 2 });
    await makeMember(context, { ...facts, name: 'Plain', photo: true, last_active_at: TEST_NOW - 1 });
    const { main_photo_id: photo } = await getMember(context.db, member.id);
    await patchMember(context.db, member.id, { checked_photo_id: photo, checked_at: 1 });
    expect(names(await ask(await me(context), 'order=best&gender=female'))).toEqual(order);
  });

  it('counts a wish for both as a wish for each, and presets no gender for whoever has it', async () => {
    const context = testContext(await open(), { tenant });
    const facts = { geo_cell: amsterdam, last_active_at: TEST_NOW };
    await makeMember(context, { ...facts, name: 'Seeks women', seeks: 'female' });
    await makeMember(context, { ...facts, name: 'Seeks both', seeks: 'both' });
    await makeMember(context, { ...facts, name: 'Says nothing', seeks: null });
    const order = ['Seeks both', 'Says nothing', 'Seeks women'];
    expect(names(await ask(await me(context), 'order=best&gender=female'))).toEqual(order);
    const man = { gender: 'male', sexuality: 'hetero' } as const;
    const wishes = (['both', 'female', 'male', null] as const).map((seeks) => wishOf({ ...man, seeks }, 1));
    expect(wishes).toEqual(['', 'female', 'male', 'female']);
  });

  // covers X17-003
  it('is the default of members: wishes of both, then distance, activity and what the profile tells', async () => {
    const context = testContext(await open(), { tenant });
    const seen = (days: number) => ({
      last_active_at: TEST_NOW - days * DAY,
      seeks: 'male' as const,
      geo_cell: amsterdam,
    });
    await makeMember(context, { name: 'Seeks women', ...seen(0), ...details, seeks: 'female' });
    await makeMember(context, { name: 'Says nothing', ...seen(0), seeks: null });
    await makeMember(context, { name: 'Away', ...seen(30) });
    await makeMember(context, { name: 'Far', ...seen(1), geo_cell: cellOf({ latitude: 50.85, longitude: 5.69 }) });
    await makeMember(context, { name: 'Near', ...seen(1), geo_cell: utrecht });
    await makeMember(context, { name: 'Here', ...seen(1) });
    await makeMember(context, { name: 'Tells', ...seen(1), ...details });
    const found = await ask(await me(context));
    expect(found.form.order).toBe('best');
    expect(names(found)).toEqual(['Tells', 'Here', 'Near', 'Away', 'Says nothing', 'Far', 'Seeks women']);
  });

  it.each([
    ['near and long away', { geo_cell: utrecht, last_active_at: TEST_NOW - 300 * DAY }],
    ['near and silent', { geo_cell: utrecht, last_active_at: TEST_NOW - 30 * DAY, seeks: null }],
    ['40 miles', { geo_cell: tilburg, last_active_at: TEST_NOW - 30 * DAY }],
    ['110 miles', { geo_cell: maastricht, last_active_at: TEST_NOW - 30 * DAY }],
  ])('puts %s before 200 miles, present and complete', async (_, person) => {
    const context = testContext(await open(), { tenant });
    await makeMember(context, { name: 'Far', geo_cell: paris, seeks: 'male', photo: true, ...details });
    await makeMember(context, { name: 'Nearer', seeks: 'male', ...person });
    expect(names(await ask(await me(context)))).toEqual(['Nearer', 'Far']);
  });

  it('shows the near ones first although hundreds farther away were here later, and everybody once', async () => {
    const context = testContext(await open(), { tenant });
    const far = many(RANKED + 60).map((row) => ({ ...row, geo_cell: paris }));
    const near = Array.from({ length: 30 }, (_, i) =>
      memberRow(`near${i}`, { last_active_at: TEST_NOW - (100 + i) * DAY, geo_cell: i % 2 ? utrecht : amsterdam }),
    );
    const rows = [...far, ...near];
    for (let i = 0; i < rows.length; i += 100) await insertMembers(context.db, rows.slice(i, i + 100));
    const person = await me(context);
    const seen = await pages(person);
    expect(seen.slice(0, 30).toSorted()).toEqual(near.map(({ id }) => id).toSorted());
    expect([seen.length, new Set(seen).size]).toEqual([rows.length, rows.length]);
    // The page after all ranked ones, by its number alone.
    const number = RANKED / 24 + 1;
    expect((await ask(person, `page=${number}`)).people.map(({ id }) => id)).toEqual(seen.slice(RANKED, RANKED + 24));
    expect((await ask(person, `page=${number + 9}`)).people).toEqual([]);
  });

  it('finds the near ones also where they are not among those whom a filtered search examines', async () => {
    const context = testContext(await open(), { tenant });
    const far = many(600).map((row, i) => ({
      ...row,
      geo_cell: paris,
      birth_date: i % 2 ? '1980-01-01' : '1950-01-01',
    }));
    for (let i = 0; i < far.length; i += 100) await insertMembers(context.db, far.slice(i, i + 100));
    await makeMember(context, { name: 'Near', geo_cell: utrecht, birth_date: '1980-01-01', last_active_at: 1 });
    const found = await ask(await me(context), 'min_age=40&max_age=60&distance=50');
    expect(names(found)).toEqual(['Near']);
    expect(found.counts.main.count).toBe(1);
  });

  // covers X17-004
  it('is the order of activity for visitors', async () => {
    const context = testContext(await open(), { tenant });
    await makeMember(context, { name: 'Then', last_active_at: TEST_NOW - DAY, ...details });
    await makeMember(context, { name: 'Now', last_active_at: TEST_NOW });
    expect(names(await ask(context))).toEqual(['Now', 'Then']);
  });

  // covers X17-006
  it('gives nobody a better place for premium, for an affiliate or for being fictional', async () => {
    const context = testContext(await open(), { tenant });
    const same = { geo_cell: amsterdam, seeks: 'male' as const };
    const at = (minutes: number) => ({ ...same, last_active_at: TEST_NOW - minutes * 60_000 });
    await makeMember(context, { name: 'Later', ...at(1) });
    await makeMember(context, { name: 'Premium', ...at(2), paid_user: 1, premium_since: 1, network: 'n', ref: 'r' });
    await makeFictional(context, { name: 'Fictional', ...at(3) });
    await makeMember(context, { name: 'Earlier', ...at(4) });
    expect(names(await ask(await me(context)))).toEqual(['Later', 'Premium', 'Fictional', 'Earlier']);
  });

  // covers X17-007
  it('reveals no distance where the brand does not show where members live', async () => {
    const context = testContext(await open(), { tenant: { visible_profile_fields: ['country'] } });
    await makeMember(context, { name: 'Far', geo_cell: utrecht, last_active_at: TEST_NOW });
    await makeMember(context, { name: 'Here', geo_cell: amsterdam, last_active_at: TEST_NOW - 1 });
    expect(names(await ask(await me(context)))).toEqual(['Far', 'Here']);
  });

  // covers X17-008
  it('neither repeats nor misses anybody, whoever becomes active or moves while pages are fetched', async () => {
    const database = await open();
    const context = testContext(database, { tenant });
    await insertMembers(context.db, many(100));
    const person = await me(context);
    let turn = 0;
    const seen = await pages(person, async (shown) => {
      turn++;
      database.clock.advance(60_000);
      // The last of those shown and some who were not become active and move far away.
      const moved = [
        shown.at(-1)!,
        ...many(100)
          .map(({ id }) => id)
          .filter((_, i) => i % 7 === turn),
      ];
      await context.db
        .updateTable('member')
        .set({ last_active_at: context.clock.now(), geo_cell: utrecht })
        .where('tenant_id', '=', context.db.tenantId)
        .where('id', 'in', moved)
        .execute();
    });
    expect([seen.length, new Set(seen).size]).toEqual([100, 100]);
  });

  it('leaves out who was hidden or has left since the ranking was made', async () => {
    const context = testContext(await open(), { tenant });
    await insertMembers(context.db, many(60));
    const person = await me(context);
    const whole = await pages(person);
    const [deleted, hidden] = [whole[30]!, whole[31]!];
    let once = true;
    const seen = await pages(person, async () => {
      if (!once) return;
      once = false;
      await transaction(context.db, (tx) => insertHidden(tx, person.member.id, hidden, TEST_NOW));
      await context.db
        .updateTable('member')
        .set({ searchable: 0 })
        .where('tenant_id', '=', context.db.tenantId)
        .where('id', '=', deleted)
        .execute();
    });
    expect(seen).toEqual(whole.filter((id) => id !== deleted && id !== hidden));
  });

  it('goes on after the last one shown where the ranking is not held any more', async () => {
    const context = testContext(await open(), { tenant });
    await insertMembers(context.db, many(60));
    const person = await me(context);
    const whole = await pages(person);
    const lost = ofAnotherRanking(context, (await ask(person)).next!);
    const second = await ask(person, `page=${lost}`);
    expect([second.adjusted, second.people.map(({ id }) => id)]).toEqual([false, whole.slice(24, 48)]);
    expect((await ask(person, 'page=2')).people.map(({ id }) => id)).toEqual(whole.slice(24, 48));
  });

  // covers X17-009
  it(
    'ranks a limited number of people; the others follow, whoever was here last first',
    { timeout: 60_000 },
    async () => {
      const context = testContext(await open(), { tenant });
      const rows = many(RANKED + 30).map((row) => ({ ...row, geo_cell: paris }));
      for (let i = 0; i < rows.length; i += 100) await insertMembers(context.db, rows.slice(i, i + 100));
      const seen = await pages(await me(context));
      expect(seen.slice(RANKED)).toEqual(rows.slice(RANKED).map(({ id }) => id));
      expect(seen.slice(0, RANKED).toSorted()).toEqual(rows.slice(0, RANKED).map(({ id }) => id));
    },
  );

  it('comes to an end where no ranking is held and the last one shown moves to the front each time', async () => {
    const database = await open();
    const context = testContext(database, { tenant });
    await insertMembers(context.db, many(100));
    const person = await me(context);
    let page: string | null = '1';
    let turns = 0;
    for (; page !== null && turns < 10; turns++) {
      const { next, people }: FoundPeople = await ask(person, `page=${page}`);
      page = next && ofAnotherRanking(context, next);
      database.clock.advance(60_000);
      await context.db
        .updateTable('member')
        .set({ last_active_at: database.clock.now(), seeks: 'male' })
        .where('tenant_id', '=', context.db.tenantId)
        .where('id', '=', people.at(-1)!.id)
        .execute();
    }
    expect(turns).toBe(5);
  });
});
