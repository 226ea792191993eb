import { describe, expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { insertMembers } from '~db/queries/member.testing';
import { cellOf } from '~db/schema/geo-cell';
import { searchFields } from '~/tenancy/tenant-choices';
import { marketJson } from '~/tenancy/tenant.testing';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed } from '~/testing/make-member';
import { memberRow } from '~/testing/rows';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { searchPeople, type FoundPeople } from './search.service.server';
import { findShowcase } from '../front-page/showcase.service.server';

const ask = (context: TestContext, query = '') => searchPeople(context, new URLSearchParams(query));
const names = (people: readonly { name: string }[]) => people.map((person) => person.name);
/** A brand of two countries. */
const two = {
  countries: ['NL', 'BE'],
  markets: { NL: marketJson(), BE: marketJson() },
  visible_profile_fields: ['countryregion'],
};

async function brand(context: TestContext) {
  const at = (minutes: number) => ({ last_active_at: TEST_NOW - minutes * 60_000 });
  await makeMember(context, { name: 'Anna', ...at(1), photo: true, city: 'Leiden' });
  await makeFictional(context, { name: 'Bea', ...at(2), birth_date: '1960-01-01' });
  await makeMember(context, { name: 'Carl', ...at(3), gender: 'male' });
  await makeMember(context, { name: 'Dora', ...at(4), country: 'BE', region_id: 'BE-VLG' });
  await makeUnconfirmed(context, { name: 'Hidden' });
  await makeMember(context, { name: 'Gone', status: 'deleted', searchable: 0 });
}

withDatabase('search', (open) => {
  it('finds profiles that match the member’s wish in their own country by default, then similar ones elsewhere', async () => {
    const context = testContext(await open(), { tenant: two });
    await brand(context);
    const me = await makeMember(context, { name: 'Me', gender: 'male', seeks: 'female' });
    const found = (await ask(as(context, me)))!;
    expect(found.form).toMatchObject({ gender: 'female', country: 'NL' });
    expect(names(found.people)).toEqual(['Anna', 'Bea']);
    expect(names(found.similar)).toEqual(['Dora']);
    expect(found.counts).toEqual({ main: { count: 2, capped: false }, similar: { count: 1, capped: false } });
    expect(found.next).toBeNull();
    expect(found.people[0]).toMatchObject({ place: 'Leiden', age: 36, online: true, liked: false, fictional: false });
    expect(found.people[1]).toMatchObject({ fictional: true, age: 66, online: false });
  });

  it.each([{ gender: null }, { region_id: null }])('filters a profile without %o by country only', async (lacks) => {
    const context = testContext(await open(), { tenant: two });
    await brand(context);
    const me = await makeMember(context, lacks);
    const found = (await ask(as(context, me), 'order=active'))!;
    expect(found.form).toMatchObject({ gender: '', country: 'NL' });
    expect(names(found.people)).toEqual(['Anna', 'Bea', 'Carl']);
  });

  // covers S3-106 S3-107 S3-108 S3-109 S3-110
  it('filters by everything a brand offers, and real members only', async () => {
    const context = testContext(await open(), { tenant: two });
    await brand(context);
    const visitor = (query: string) => ask(context, query).then((found) => names(found!.people));
    expect(await visitor('gender=&country=')).toEqual(['Anna', 'Bea', 'Carl', 'Dora']);
    expect(await visitor('gender=male&country=NL')).toEqual(['Carl']);
    expect(await visitor('country=BE&countryregion=BE-VLG')).toEqual(['Dora']);
    expect(await visitor('country=NL&min_age=60')).toEqual(['Bea']);
    expect(await visitor('country=NL&max_age=40&gender=female')).toEqual(['Anna']);
    expect(await visitor('country=NL&gender=female&real=1')).toEqual(['Anna']);
  });

  // covers X17-034
  it('finds in a county those who live there, and by an old link all of its country, whoever has no town included', async () => {
    const tenant = { ...two, countries: ['GB'], markets: { GB: marketJson() } };
    const context = testContext(await open(), { tenant });
    const at = (name: string, region_id: string, minutes: number) =>
      makeMember(context, { name, country: 'GB', region_id, last_active_at: TEST_NOW - minutes * 60_000 });
    await at('Kent', 'GB-KEN', 1);
    await at('Leeds', 'GB-WYK', 2);
    await at('Somewhere', 'GB-ENG', 3);
    await at('Cardiff', 'GB-CRF', 4);
    const found = async (region: string) => {
      const { people, similar, counts } = (await ask(context, `country=GB&countryregion=${region}`))!;
      expect(counts!.main.count).toBe(people.length);
      return [names(people), names(similar)];
    };
    expect(await found('GB-KEN')).toEqual([['Kent'], ['Leeds', 'Somewhere', 'Cardiff']]);
    expect(await found('GB-ENG')).toEqual([['Kent', 'Leeds', 'Somewhere'], ['Cardiff']]);
    expect(await found('GB-WLS')).toEqual([['Cardiff'], ['Kent', 'Leeds', 'Somewhere']]);
    const results = (await ask(context, 'country=GB&countryregion=GB-ENG'))!;
    expect(results.form.region).toBe('GB-ENG');
  });

  it('finds by traits, interests, photo, online, new and distance, all of it in the URL', async () => {
    const context = testContext(await open(), { tenant: { ...two, search_fields: searchFields } });
    const amsterdam = cellOf({ latitude: 52.374, longitude: 4.89 });
    // 27 km away, so outside 25 km; a search that is only slightly too wide would find people there.
    const almere = cellOf({ latitude: 52.374, longitude: 5.29 });
    const old = { signup_date: TEST_NOW - 60 * DAY };
    await makeMember(context, { name: 'Ann', photo: true, hair_color: 'red', geo_cell: amsterdam, ...old });
    await makeMember(context, { name: 'Bea', interests: '["chess"]', geo_cell: almere, last_active_at: TEST_NOW - 1 });
    const shy = { invisible: 1, last_active_at: TEST_NOW - 2, ...old };
    await makeMember(context, { name: 'Cat', hair_color: 'black', ...shy });
    await makeFictional(context, { name: 'Dot', interests: '["chess","sauna"]', last_active_at: TEST_NOW - 3 });
    const away = { last_active_at: TEST_NOW - 30 * 60_000, ...old };
    await makeMember(context, { name: 'Eve', hair_color: 'red', ...away });
    const me = as(context, await makeMember(context, { geo_cell: amsterdam, gender: 'male', seeks: 'female' }));
    const ours = (query: string) => ask(me, query).then((found) => names(found!.people));
    expect(await ours('hair_color=red')).toEqual(['Ann', 'Eve']);
    expect(await ours('hair_color=red&hair_color=black')).toEqual(['Ann', 'Cat', 'Eve']);
    expect(await ours('interests=chess')).toEqual(['Bea', 'Dot']);
    expect(await ours('interests=chess&interests=sauna&real=1')).toEqual(['Bea']);
    expect(await ours('photo=1')).toEqual(['Ann']);
    expect(await ours('online=1')).toEqual(['Ann', 'Bea']);
    expect(await ours('new=1')).toEqual(['Bea']);
    expect(await ours('distance=25')).toEqual(['Ann']);
    expect(await ours('distance=50')).toEqual(['Ann', 'Bea']);
    // Everybody found as online is shown as online, and nobody else.
    const online = (await ask(me, 'online=1'))!;
    expect(online.people.every((person) => person.online)).toBe(true);
    expect(online.counts.main).toEqual({ count: 2, capped: false });
    expect(names(online.similar)).toEqual(['Cat', 'Dot', 'Eve']);
    expect(online.similar.some((person) => person.online)).toBe(false);
    const near = (await ask(me, 'distance=25'))!;
    expect(near.people[0]).toMatchObject({ name: 'Ann', distance: { value: 10, unit: 'km' } });
    expect(names(near.similar)).toEqual(['Bea']);
  });

  it('reveals no distance to visitors, to members without a place, or where the brand shows no regions', async () => {
    const database = await open();
    const context = testContext(database, { tenant: two });
    const secretive = testContext(database, { tenant: { ...two, visible_profile_fields: ['country'] } });
    const cell = cellOf({ latitude: 52.374, longitude: 4.89 });
    await makeMember(context, { name: 'Far', geo_cell: cellOf({ latitude: 51, longitude: 6 }) });
    const placed = await makeMember(context, { geo_cell: cell, seeks: 'female', gender: 'male' });
    const unplaced = await makeMember(context, { seeks: 'female', gender: 'male' });
    for (const who of [context, as(context, unplaced), as(secretive, placed)]) {
      const found = (await ask(who, 'distance=10&gender=female'))!;
      expect([names(found.people), found.form.distance, found.adjusted]).toEqual([['Far'], null, true]);
    }
    expect(names((await ask(as(context, placed), 'distance=10&gender=female'))!.people)).toEqual([]);
  });

  it('leaves out a filter that the brand does not offer', async () => {
    const context = testContext(await open(), { tenant: { ...two, search_fields: ['gender'] } });
    await brand(context);
    const found = (await ask(context, 'gender=female&country=BE&min_age=60'))!;
    expect(names(found.people)).toEqual(['Anna', 'Bea']);
  });

  it('corrects invalid parameters, and says so', async () => {
    const context = testContext(await open(), { tenant: two });
    await brand(context);
    const forms = [
      ['gender=robot&country=XX&countryregion=%00&min_age=abc&max_age=-5&page=zzz', { gender: '', country: 'NL' }],
      ['min_age=3&max_age=400', { minAge: 18, maxAge: 99 }],
      ['min_age=50&max_age=30', { minAge: 30, maxAge: 50 }],
      ['page=2.m.24.zzzzzzzzzzzz.x', {}],
      ['page=0', {}],
    ] as const;
    for (const [query, form] of forms) {
      const found = (await ask(context, query))!;
      expect(found.form, query).toMatchObject(form);
      expect(found.adjusted, query).toBe(true);
    }
    const ordinary = (await ask(context, 'country=BE&countryregion=NL-ZH&min_age=&page='))!;
    expect(ordinary).toMatchObject({ adjusted: false, form: { country: 'BE', region: '' } });
  });

  it('never shows oneself, or members blocked either way', async () => {
    const context = testContext(await open());
    const me = await makeMember(context, { name: 'Me', seeks: 'female' });
    const blocked = await makeMember(context, { name: 'Blocked' });
    const blocker = await makeMember(context, { name: 'Blocker' });
    await makeMember(context, { name: 'Seen' });
    await insertBlock(context.db, me.id, blocked.id, TEST_NOW);
    await insertBlock(context.db, blocker.id, me.id, TEST_NOW);
    const found = (await ask(as(context, me)))!;
    expect(names(found.people)).toEqual(['Seen']);
    expect(found.counts.main.count).toBe(1);
  });

  // covers S0-006 S3-111 S3-112 S3-113 S4-060
  it('appends pages through the main results into the similar ones, with and without JavaScript', async () => {
    const context = testContext(await open(), { tenant: two });
    const row = (i: number, country: string) =>
      memberRow(`${country.toLowerCase()}${String(i).padStart(2, '0')}`, {
        country,
        last_active_at: TEST_NOW - i * 1000,
      });
    await insertMembers(context.db, [
      ...Array.from({ length: 50 }, (_, i) => row(i, 'NL')),
      ...Array.from({ length: 30 }, (_, i) => row(i, 'BE')),
    ]);
    const me = await makeMember(context, { name: 'Me', gender: 'female', seeks: 'female' });
    const seen: string[] = [];
    const counts: (FoundPeople['counts'] & { shown: boolean })[] = [];
    let page: string | null = '1';
    for (let i = 0; page !== null && i < 10; i++) {
      const found: FoundPeople = (await ask(as(context, me), `page=${page}`))!;
      seen.push(...found.people.map((person) => person.id), ...found.similar.map((person) => person.id));
      counts.push({ ...found.counts, shown: found.similar.length > 0 });
      page = found.next;
    }
    expect(seen).toHaveLength(80);
    expect(new Set(seen).size).toBe(80);
    expect(seen.slice(0, 50).every((id) => id.startsWith('nl'))).toBe(true);
    // The member who searches would be found too, and is not counted.
    for (const { main, similar, shown } of counts) {
      expect(main.count).toBe(50);
      // Only where they are seen.
      expect(similar?.count).toBe(shown ? 30 : undefined);
    }
    const typed = (await ask(as(context, me), 'page=2'))!;
    expect(typed.people.map((person) => person.id)).toEqual(seen.slice(24, 48));
    expect((await ask(as(context, me), 'page=77'))!.people).toEqual([]);
  });

  // covers S3-113
  it('shows 1,000+ beyond the maximum of its count', async () => {
    const context = testContext(await open());
    for (let i = 0; i < 1100; i += 100)
      await insertMembers(
        context.db,
        Array.from({ length: 100 }, (_, k) => memberRow(`m${i + k}`)),
      );
    const main = { count: 1000, capped: true };
    expect((await ask(context))!.counts).toEqual({ main, similar: null });
    await insertMembers(context.db, [memberRow('be', { country: 'BE' }), memberRow('be2', { country: 'BE' })]);
    const last = (await ask(context, 'page=47'))!;
    expect(last.people).toEqual([]);
    expect(last.similar).toHaveLength(2);
    expect(last.counts).toEqual({ main, similar: { count: 2, capped: false } });
  });

  it('never finds members of another brand', async () => {
    const database = await open();
    await makeMember(testContext(database, { brand: 2 }), { name: 'Elsewhere' });
    expect((await ask(testContext(database)))!.people).toEqual([]);
  });
});

// covers S6-003 S6-004
withDatabase('who may search', (open) => {
  describe.each([
    ['none', 'none', null, null],
    ['limited', 'none', 'limited', null],
    ['none', 'all', null, 'all'],
    ['all', 'limited', 'all', 'limited'],
  ] as const)('logged out %s, with a traffic source %s', (rule, withSource, without, sourced) => {
    it.each([
      ['without a source', null, without],
      ['with a source', 'partner', sourced],
    ] as const)('%s', async (_label, network, expected) => {
      const context = testContext(await open(), {
        tenant: { logged_out_search: rule, logged_out_search_trafficsource: withSource },
        tracking: { network, ref: null, sub1: null, sub2: null, sub3: null },
      });
      for (let i = 0; i < 26; i++) await makeMember(context, { photo: true });
      const found = await ask(context, 'min_age=90&page=2');
      expect(found?.access ?? null).toBe(expected);
      const shown = await findShowcase(context);
      expect(shown).toHaveLength(expected === null ? 0 : 10);
      if (expected !== 'limited') return;
      expect(found).toMatchObject({ page: 1, next: null, similar: [] });
      expect(found!.people).toHaveLength(24);
      expect(found!.people[0]).toMatchObject({ age: null, place: null, online: false });
      const me = await makeMember(context);
      expect((await ask(as(context, me)))?.access).toBe('all');
    });
  });
});
