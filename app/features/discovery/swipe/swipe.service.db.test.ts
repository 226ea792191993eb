import { expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { cellOf } from '~db/schema/geo-cell';
import { insertPhotos, listPhotos, patchPhoto } from '~db/queries/photo';
import { likeMember } from '~/features/likes/likes.service.server';
import { as, testContext, type TestOptions } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed, type MemberWishes } from '~/testing/make-member';
import { TEST_NOW, withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY, HOUR } from '~/time/durations';
import { swipeLike } from './swipe-like.service.server';
import { findSwipeGame, listSkipped, swipeSkip, undoSkip } from './swipe.service.server';

const nothing = { first: null, matchedId: null };

/** A man of brand 1 who looks for women, and a function that creates some. */
async function begin(open: OpenDatabase, options: TestOptions = {}) {
  const context = testContext(open, options);
  const me = as(context, await makeMember(context, { gender: 'male', seeks: 'female' }));
  const women = (count: number, wishes: MemberWishes = {}) =>
    Promise.all(Array.from({ length: count }, () => makeMember(context, wishes)));
  const deck = async () => (await findSwipeGame(me, nothing)).cards.map(({ person }) => person.name);
  return { context, me, women, deck };
}

withDatabase('the deck of the swipe game', (open) => {
  // covers S2-145
  it('holds matching members, photos first, and nobody who is liked, skipped, blocked or hidden', async () => {
    const opened = await open();
    const { context, me, deck } = await begin(opened);
    await makeMember(context, { name: 'No photo' });
    await makeMember(context, { name: 'Photo', photo: true });
    await makeFictional(context, { name: 'Made up', photo: true });
    await makeMember(context, { name: 'A man', gender: 'male' });
    await makeMember(context, { name: 'Elsewhere', country: 'DE' });
    await makeUnconfirmed(context, { name: 'Unconfirmed' });
    await makeMember(testContext(opened, { brand: 2 }), { name: 'Other brand' });
    const deleted = await Promise.all(
      ['Liked', 'Skipped', 'Blocked', 'Blocker', 'Skipped last'].map((name) => makeMember(context, { name })),
    );
    await likeMember(me, deleted[0]!.id);
    await swipeSkip(me, deleted[1]!.id);
    // The last one is left out anyway, because it can be brought back.
    opened.clock.advance(1);
    await swipeSkip(me, deleted[4]!.id);
    await insertBlock(context.db, me.member.id, deleted[2]!.id, TEST_NOW);
    await insertBlock(context.db, deleted[3]!.id, me.member.id, TEST_NOW);
    const names = await deck();
    expect(names.slice(0, 2).sort()).toEqual(['Made up', 'Photo']);
    expect(names.slice(2)).toEqual(['No photo']);
    const { cards } = await findSwipeGame(me, nothing);
    expect(cards.filter(({ person }) => person.fictional).map(({ person }) => person.name)).toEqual(['Made up']);
  });

  it('begins near, and deals those farther away once the near ones are swiped', async () => {
    const opened = await open();
    const context = testContext(opened, { tenant: { visible_profile_fields: ['countryregion'] } });
    const at = (latitude: number) => cellOf({ latitude, longitude: 5 });
    const me = as(context, await makeMember(context, { gender: 'male', seeks: 'female', geo_cell: at(52) }));
    const people: [string, number, number][] = [['Near', 52.2, 90], ['Next', 52.7, 30], ['Far', 50.9, 0]]; // prettier-ignore
    for (const [name, latitude, days] of people)
      await makeMember(context, { name, photo: true, geo_cell: at(latitude), last_active_at: TEST_NOW - days * DAY });
    const deck = async () => (await findSwipeGame(me, nothing)).cards.map(({ person }) => person);
    const first = await deck();
    expect(first.map(({ name }) => name)).toEqual(['Near', 'Next', 'Far']);
    await likeMember(me, first[0]!.id);
    expect((await deck()).map(({ name }) => name)).toEqual(['Next', 'Far']);
  });

  it('shows what the brand shows of a profile, common interests first', async () => {
    const opened = await open();
    const options = { tenant: { visible_profile_fields: ['interests'], visible_profile_notes: ['about_me'] } };
    const context = testContext(opened, options);
    const member = await makeMember(context, { gender: 'male', seeks: 'female', interests: '["sailing"]' });
    const about = `${'Words. '.repeat(40)}`;
    await makeMember(context, { interests: '["yoga","sailing"]', about, language: 'nl' });
    const [card] = (await findSwipeGame(as(context, member), nothing)).cards;
    expect(card!.interests).toEqual([
      { name: 'Sailing', shared: true },
      { name: 'Yoga', shared: false },
    ]);
    expect(card).toMatchObject({ language: 'nl', about: expect.stringMatching(/^Words\..*…$/) as unknown });
    expect([...card!.about].length).toBeLessThanOrEqual(181);
    const silent = testContext(opened, { tenant: { visible_profile_fields: [], visible_profile_notes: [] } });
    const [quiet] = (await findSwipeGame(as(silent, member), nothing)).cards;
    expect(quiet).toMatchObject({ about: '', interests: [] });
  });

  // covers S2-125
  it('carries further photos for premium members, and of locked ones their number and one blurred rendition', async () => {
    const { context, me, women } = await begin(await open());
    const [her] = await women(1, { photo: true });
    const [main] = await listPhotos(me.db, her!.id);
    const { tenant_id: _tenant, ...photo } = main!;
    const more = ['2', '3', '4'].map((digit, index) => ({
      ...photo,
      id: digit.repeat(26),
      position: 1 + index,
      filename: `${digit.repeat(26)}.webp`,
      thumb_filename: `${digit.repeat(26)}-thumb.webp`,
      blur_filename: `${'b'.repeat(25)}${digit}-blur.webp`,
      status: digit === '4' ? ('pending' as const) : ('active' as const),
    }));
    await insertPhotos(me.db, more);
    const [locked] = (await findSwipeGame(me, nothing)).cards;
    expect(locked).toMatchObject({ photos: [], locked: { count: 2, blur: more[0]!.blur_filename } });
    const secrets = more.flatMap(({ filename, thumb_filename }) => [filename, thumb_filename]);
    expect(secrets.filter((name) => JSON.stringify(locked).includes(name))).toEqual([]);
    const premium = as(context, { ...me.member, paidUser: true });
    const [open2] = (await findSwipeGame(premium, nothing)).cards;
    expect([open2!.photos.map(({ filename }) => filename), open2!.locked]).toEqual([
      [more[0]!.filename, more[1]!.filename],
      null,
    ]);
  });

  it('carries the colour of each picture, shown until the picture is loaded', async () => {
    const { me, women } = await begin(await open());
    const [her] = await women(1, { photo: true });
    const [photo] = await listPhotos(me.db, her!.id);
    await patchPhoto(me.db, photo!.id, { placeholder: '#8c6f5a' });
    await women(1);
    expect((await findSwipeGame(me, nothing)).cards.map(({ person }) => person.color)).toEqual(['#8c6f5a', null]);
  });

  it('does not exist if the brand leaves it out', async () => {
    const opened = await open();
    const { me } = await begin(opened, { tenant: { features: { swipe_game: false } } });
    await expect(findSwipeGame(me, nothing)).rejects.toMatchObject({ status: 404 });
    await expect(swipeLike(me, 'x')).rejects.toMatchObject({ status: 404 });
  });
});

withDatabase('skips', (open) => {
  it('last for thirty days, then the profiles come back', async () => {
    const opened = await open();
    const { me, women, deck } = await begin(opened);
    const [her] = await women(1, { name: 'Her' });
    await swipeSkip(me, her!.id);
    expect(await deck()).toEqual([]);
    opened.clock.advance(30 * 24 * HOUR - 1);
    expect(await deck()).toEqual([]);
    opened.clock.advance(1);
    expect(await deck()).toEqual(['Her']);
    expect((await listSkipped(me, 1)).people).toEqual([]);
  });

  it('can be undone: the last one comes back on top', async () => {
    const opened = await open();
    const { me, women } = await begin(opened);
    const [a, b] = await women(4);
    await swipeSkip(me, a!.id);
    opened.clock.advance(1000);
    await swipeSkip(me, b!.id);
    const game = await findSwipeGame(me, nothing);
    expect([game.lastSkip?.person.id, game.hasSkips]).toEqual([b!.id, true]);
    await undoSkip(me, b!.id);
    const again = await findSwipeGame(me, { first: b!.id, matchedId: null });
    expect([again.cards[0]!.person.id, again.lastSkip?.person.id]).toEqual([b!.id, a!.id]);
    await undoSkip(me, b!.id);
    expect((await listSkipped(me, 1)).people.map(({ id }) => id)).toEqual([a!.id]);
  });

  it('are listed, the latest first, page by page, of this brand and this member only', async () => {
    const opened = await open();
    const { context, me, women } = await begin(opened);
    const ids = (await women(26)).map(({ id }) => id);
    for (const id of ids) {
      opened.clock.advance(1000);
      await swipeSkip(me, id);
    }
    await insertBlock(context.db, ids[25]!, me.member.id, TEST_NOW);
    const first = await listSkipped(me, 1);
    expect(first).toMatchObject({ page: 1, hasMore: true });
    expect(first.people.map(({ id }) => id)).toEqual(ids.slice(1, 25).toReversed());
    const second = await listSkipped(me, 2);
    expect([second.people.map(({ id }) => id), second.hasMore]).toEqual([[ids[0]], false]);
    const other = as(context, await makeMember(context));
    expect((await listSkipped(other, 1)).people).toEqual([]);
    const elsewhere = as(testContext(opened, { brand: 2 }), me.member);
    expect((await listSkipped(elsewhere, 1)).people).toEqual([]);
  });

  it('are refused for members who cannot be seen, oneself, or members of another brand', async () => {
    const opened = await open();
    const { context, me } = await begin(opened);
    const elsewhere = await makeMember(testContext(opened, { brand: 2 }));
    const hidden = await makeUnconfirmed(context);
    for (const id of [me.member.id, elsewhere.id, hidden.id, 'nobody'])
      await expect(swipeSkip(me, id)).rejects.toMatchObject({ status: 404 });
  });
});
