import { expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { insertLike } from '~db/queries/member-like';
import { transaction } from '~db/database';
import { cellOf } from '~db/schema/geo-cell';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed } from '~/testing/make-member';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { getProfile } from './profile.service.server';
import { listInterests, listRegions } from './lists.service.server';

const everything = {
  visible_profile_fields: ['gender', 'hair_color', 'interests', 'country', 'countryregion'],
  visible_profile_notes: ['about_me'],
};
const like = (context: TestContext, fromId: string, toId: string) =>
  transaction(context.db, (tx) => insertLike(tx, { fromId, toId, authorKind: 'member', now: TEST_NOW }));

withDatabase('profiles', (open) => {
  // covers S2-124
  it('show what the brand shows, and similar people', async () => {
    const database = await open();
    const about = {
      name: 'Ann',
      city: 'Leiden',
      hair_color: 'dark blond',
      eye_color: 'blue',
      interests: '["hiking","gone-since"]',
      about: 'Hello',
      language: 'nl',
    };
    const context = testContext(database, { tenant: everything });
    const ann = await makeMember(context, about);
    await makeMember(context, { name: 'Old', birth_date: '1950-01-01' });
    await makeMember(context, { name: 'Near', birth_date: '1985-01-01' });
    await makeMember(context, { name: 'Far', birth_date: '1995-01-01', region_id: 'NL-GR' });
    await makeMember(context, { name: 'Other', gender: 'male' });
    const me = await makeMember(context, { name: 'Me', gender: 'male' });
    const view = await getProfile(as(context, me), ann.id, true);
    expect(view).toMatchObject({
      person: { name: 'Ann', age: 36, place: 'Leiden' },
      facts: [
        { trait: 'gender', value: 'female' },
        { trait: 'hair_color', value: 'dark blond' },
      ],
      interests: ['hiking'],
      about: 'Hello',
      language: 'nl',
      viewer: { kind: 'member', blocking: false, likesYou: false, matched: false },
    });
    // About the same age before the same place before anybody of the country.
    expect(view.related.map((person) => person.name)).toEqual(['Near', 'Far', 'Old']);
    const bare = testContext(database, { tenant: { visible_profile_fields: [], visible_profile_notes: [] } });
    expect(await getProfile(bare, ann.id, true)).toMatchObject({
      person: { place: null },
      facts: [],
      interests: [],
      about: null,
      viewer: { kind: 'visitor' },
    });
  });

  it('show the distance only if both have a town and the brand shows where members live', async () => {
    const database = await open();
    const context = testContext(database, { tenant: everything });
    const [leiden, utrecht] = [
      cellOf({ latitude: 52.158, longitude: 4.494 }),
      cellOf({ latitude: 52.091, longitude: 5.122 }),
    ];
    const me = await makeMember(context, { geo_cell: leiden });
    const ann = await makeMember(context, { geo_cell: utrecht });
    const nowhere = await makeMember(context);
    const distance = async (from: TestContext, id: string) => (await getProfile(from, id, true)).person.distance;
    expect(await distance(as(context, me), ann.id)).toEqual({ value: 50, unit: 'km' });
    expect(await distance(as(context, { ...me, country: 'GB' }), ann.id)).toEqual({ value: 30, unit: 'mile' });
    expect(await distance(as(context, me), nowhere.id)).toBeNull();
    expect(await distance(as(context, nowhere), ann.id)).toBeNull();
    expect(await distance(as(context, me), me.id)).toBeNull();
    expect(await distance(context, ann.id)).toBeNull();
    const silent = testContext(database, { tenant: { visible_profile_fields: ['country'] } });
    expect(await distance(as(silent, me), ann.id)).toBeNull();
  });

  it('are not found by viewers who may not see them', async () => {
    const database = await open();
    const context = testContext(database);
    const me = as(context, await makeMember(context));
    const hidden = await makeUnconfirmed(context);
    const deleted = await makeMember(context, { status: 'deleted', profile_status: 'disabled', searchable: 0 });
    const elsewhere = await makeMember(testContext(database, { brand: 2 }));
    for (const id of [hidden.id, deleted.id, elsewhere.id, 'nobody', ''])
      await expect(getProfile(me, id, true)).rejects.toMatchObject({ status: 404 });
    expect((await getProfile(as(context, hidden), hidden.id, true)).viewer.kind).toBe('own');
  });

  // covers S6-022 S6-024
  it('are closed by a block, and stay open for the member who blocks', async () => {
    const context = testContext(await open());
    const [me, bo] = [await makeMember(context), await makeMember(context, { name: 'Bo' })];
    await insertBlock(context.db, bo.id, me.id, TEST_NOW);
    await expect(getProfile(as(context, me), bo.id, true)).rejects.toMatchObject({
      status: 403,
      code: 'members.blocked-by',
      values: { name: 'Bo' },
    });
    expect((await getProfile(as(context, bo), me.id, true)).viewer.blocking).toBe(true);
    const third = await makeMember(context);
    const { related } = await getProfile(as(context, me), third.id, true);
    expect(related).toEqual([]);
  });

  it('mark a like as seen when a person looks, not when a browser prefetches', async () => {
    const context = testContext(await open());
    const [me, fan] = [await makeMember(context), await makeMember(context)];
    await like(context, fan.id, me.id);
    expect((await getProfile(as(context, me), fan.id, false)).viewer).toMatchObject({
      likesYou: 'person',
      sawLike: false,
    });
    expect((await getProfile(as(context, me), fan.id, true)).viewer.sawLike).toBe(true);
    expect((await getProfile(as(context, me), fan.id, true)).viewer.sawLike).toBe(false);
    await like(context, me.id, fan.id);
    const view = await getProfile(as(context, me), fan.id, true);
    expect(view.viewer.matched).toBe(true);
    expect(view.person.liked).toBe(true);
  });

  it('are labelled if they are made up, and are then never shown as online', async () => {
    const context = testContext(await open());
    const madeUp = await makeFictional(context, { photo: true });
    const { person, picture } = await getProfile(context, madeUp.id, true);
    expect(person).toMatchObject({ fictional: true, online: false });
    expect(picture).toMatchObject({ width: 900, height: 1200 });
  });

  it('show interests and regions in the reader’s language', async () => {
    const context = testContext(await open());
    expect(listInterests(context)).toContainEqual({ id: 'hiking', name: 'Hiking' });
    expect(listInterests({ ...context, locale: 'nl' })).not.toContainEqual({ id: 'hiking', name: 'Hiking' });
    expect(listRegions(context, 'NL')).toContainEqual({ id: 'NL-ZH', country: 'NL', name: 'South Holland' });
    expect(listRegions(context)).toEqual(listRegions(context, 'NL'));
    expect(listRegions(context, 'SE')).toEqual([]);
  });
});
