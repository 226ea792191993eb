import { expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { cellOf } from '~db/schema/geo-cell';
import { getProfile } from '~/features/profiles/view/profile.service.server';
import { memberChannel, type MemberEvent } from '~/server/events/event-stream';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { autoLike } from './auto-like.service.server';
import { listLikes, buildLikesResponse } from './list/like-lists.service.server';
import { likeSample } from './like-sample.service.server';
import { likeMember, unlikeMember } from './likes.service.server';

const brand = (opened: OpenDatabase, perDay: number, on = true) =>
  testContext(opened, { tenant: { limits: { auto_likes_per_day: perDay }, features: { auto_like: on } } });

const rows = ({ db }: TestContext) =>
  db.selectFrom('member_like').selectAll().where('tenant_id', '=', db.tenantId).execute();

const likers = async (context: TestContext, count: number) => {
  const people = [];
  for (let i = 0; i < count; i++)
    people.push(await makeFictional(context, { gender: 'male', photo: true, name: `Made up ${i}` }));
  return people;
};

withDatabase('the brand’s own like', (open) => {
  // covers S7-014
  it('comes from a labelled made-up profile, says who gave it, and is the member’s newest like', async () => {
    const context = brand(await open(), 1);
    const me = as(context, await makeMember(context));
    await makeMember(context, { photo: true });
    const [flora] = await likers(context, 1);
    expect(await autoLike(me)).toMatchObject({
      id: flora!.id,
      fictional: true,
      main_image: { match: flora!.mainPhoto!.matchFilename },
    });
    expect(await rows(context)).toMatchObject([
      { from_id: flora!.id, to_id: me.member.id, author_kind: 'automation', is_new: 1, matched_at: null },
    ]);
    expect(await buildLikesResponse(me)).toMatchObject({
      num_new_likes: 1,
      profiles: [{ id: flora!.id, fictional: true }],
    });
  });

  // covers S7-014
  it('comes at most as often a day as the brand says, also when asked a hundred times at once', async () => {
    const opened = await open();
    const context = brand(opened, 2);
    const me = as(context, await makeMember(context));
    await likers(context, 6);
    const responses = await Promise.all(Array.from({ length: 100 }, () => autoLike(me)));
    // Calls within a minute count as one, so all of these return the same profile.
    expect(new Set(responses.map((profile) => profile?.id)).size).toBe(1);
    expect(await rows(context)).toHaveLength(1);
    opened.clock.advance(61_000);
    expect(await autoLike(me)).not.toBeNull();
    opened.clock.advance(61_000);
    expect(await autoLike(me)).toBeNull();
    expect(await rows(context)).toHaveLength(2);
    // It is 12:02 in UTC; the brand's next day begins at 23:00.
    opened.clock.advance(11 * 3_600_000);
    expect(await autoLike(me)).not.toBeNull();
    expect(await rows(context)).toHaveLength(3);
  });

  it('does not come if the brand gives none, nobody fits, or the member is not confirmed', async () => {
    const opened = await open();
    const on = brand(opened, 1);
    const me = await makeMember(on);
    await makeMember(on, { photo: true });
    expect(await autoLike(as(on, me))).toBeNull();
    await likers(on, 1);
    for (const context of [brand(opened, 0), brand(opened, 1, false)])
      expect(await autoLike(as(context, me))).toBeNull();
    expect(await autoLike(as(on, await makeUnconfirmed(on)))).toBeNull();
    expect(await rows(on)).toEqual([]);
  });

  it('never comes from a profile that the member likes, blocks, or was liked by: a machine makes no match', async () => {
    const opened = await open();
    const context = brand(opened, 24);
    const me = as(context, await makeMember(context));
    const [liked, blocked, free] = await likers(context, 3);
    await makeFictional(testContext(opened, { brand: 2 }), { photo: true });
    await makeFictional(context, { photo: false });
    await makeFictional(context, { photo: true, country: 'BE' });
    await makeFictional(context, { photo: true, profile_status: 'disabled', searchable: 0 });
    await likeMember(me, liked!.id);
    await insertBlock(context.db, me.member.id, blocked!.id, context.clock.now());
    expect((await autoLike(me))?.id).toBe(free!.id);
    opened.clock.advance(DAY);
    expect(await autoLike(me)).toBeNull();
    expect((await rows(context)).filter((row) => row.matched_at !== null)).toEqual([]);
  });

  it('comes from a profile of the gender that the member looks for', async () => {
    const context = brand(await open(), 24);
    const me = as(context, await makeMember(context, { seeks: 'female' }));
    await likers(context, 3);
    const her = await makeFictional(context, { photo: true, gender: 'female' });
    expect((await autoLike(me))?.id).toBe(her.id);
  });
});

withDatabase('the brand’s like for a new member', (open) => {
  const NEW = { region_id: null, seeks: null, sexuality: null } as const;
  it.each([
    [{ gender: 'male' as const }, 1, 'female'],
    [{ gender: 'female' as const }, 1, 'male'],
    [{ gender: 'male' as const }, 7, 'male'],
    [{ gender: 'male' as const, sexuality: 'gay' as const }, 1, 'male'],
  ])('comes for %j in niche %i from a %s profile', async (about, niche, expected) => {
    const context = testContext(await open(), { tenant: { niche } });
    const me = as(context, await makeMember(context, { ...NEW, ...about }));
    const right = await makeFictional(context, { photo: true, gender: expected as 'male' | 'female' });
    // These were active more recently, so they would come first if the wished gender were ignored.
    for (let i = 0; i < 4; i++) {
      const gender = expected === 'male' ? 'female' : 'male';
      await makeFictional(context, { photo: true, gender, last_active_at: context.clock.now() + 1000 + i });
    }
    expect((await autoLike(me))?.id).toBe(right.id);
  });
});

withDatabase('the brand’s like is plausible', (open) => {
  const place = (latitude: number) => cellOf({ latitude, longitude: 5 });
  const she = { gender: 'female', photo: true } as const;

  it.each([
    [1, 'male', '1991-01-01', '2001-02-01', '2002-02-01'],
    [1, 'male', '1991-01-01', '1981-02-01', '1980-01-01'],
    [6, 'male', '1991-01-01', '1961-01-01', '2002-02-01'],
    [5, 'female', '1961-01-01', '1991-01-01', '1950-01-01'],
    [1, 'female', '2007-01-01', '2005-01-01', '1990-01-01'],
  ] as const)('by age, in niche %i to a %s of %s: from %s, not from %s', async (niche, gender, mine, right, wrong) => {
    const context = testContext(await open(), { tenant: { niche } });
    const other = gender === 'male' ? 'female' : 'male';
    const me = as(context, await makeMember(context, { gender, seeks: other, birth_date: mine }));
    await makeFictional(context, { ...she, gender: other, birth_date: wrong });
    expect(await autoLike(me)).toBeNull();
    const { id } = await makeFictional(context, { ...she, gender: other, birth_date: right });
    expect((await autoLike(me))?.id).toBe(id);
  });

  it('by distance: none rather than one from the other end of the country', async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context, { gender: 'male', seeks: 'female', geo_cell: place(52) }));
    await makeFictional(context, { ...she, geo_cell: place(53.2) });
    await makeFictional(context, { ...she, geo_cell: null });
    expect(await autoLike(me)).toBeNull();
    const { id } = await makeFictional(context, { ...she, geo_cell: place(52.6) });
    expect((await autoLike(me))?.id).toBe(id);
  });

  it('as far as the member says anything: without a place and a birthday anyone who fits may be the one', async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context, { seeks: 'female', geo_cell: null, birth_date: null }));
    const { id } = await makeFictional(context, { ...she, geo_cell: place(53.2), birth_date: '1950-01-01' });
    expect((await autoLike(me))?.id).toBe(id);
  });
});

withDatabase('liking back the brand’s like', (open) => {
  it('makes no match: no row and no event, and the member can take their own like back', async () => {
    const context = brand(await open(), 1);
    const me = as(context, await makeMember(context));
    const [flora] = await likers(context, 1);
    await autoLike(me);
    const kinds: string[] = [];
    context.ports.events.subscribe(memberChannel(1, me.member.id), (liveEvent) =>
      kinds.push((liveEvent as MemberEvent).kind),
    );
    expect(await likeMember(me, flora!.id)).toMatchObject({ matched: false, newMatch: false });
    expect(await likeMember(me, flora!.id)).toMatchObject({ matched: false, newMatch: false });
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
    expect(kinds).not.toContain('match');
    expect((await rows(context)).map(({ matched_at }) => matched_at)).toEqual([null, null]);
    expect((await buildLikesResponse(me)).matches).toEqual([]);
    expect((await buildLikesResponse(me)).liked_by).toMatchObject([{ id: flora!.id, author: 'automation' }]);
    expect((await listLikes(me, 'received', null)).people).toMatchObject([{ givenByBrand: true, matched: false }]);
    expect((await getProfile(me, flora!.id, false)).viewer).toMatchObject({ likesYou: 'brand', matched: false });
    await unlikeMember(me, flora!.id);
    expect(await rows(context)).toHaveLength(1);
  });
});

withDatabase('the example in a visitor’s like modal', (open) => {
  it('is a labelled made-up profile without a stored like; a member gets none', async () => {
    const context = testContext(await open());
    expect(await likeSample(context)).toBeNull();
    const me = await makeMember(context, { photo: true });
    expect(await likeSample(context)).toBeNull();
    const [flora] = await likers(context, 1);
    expect(await likeSample(context)).toMatchObject({ id: flora!.id, fictional: true });
    expect(await likeSample(as(context, me))).toBeNull();
    expect(await rows(context)).toEqual([]);
  });
});
