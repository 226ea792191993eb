import { expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { findLikeState, listLikedAmong } from '~db/queries/member-like';
import { patchMember } from '~db/queries/member';
import { countSwipeLikes, listOpenSwipeLikes } from '~db/queries/swipe';
import { unlikeMember } from '~/features/likes/likes.service.server';
import { as, testContext, type TestContext } from '~/testing/context';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { HOUR } from '~/time/durations';
import { UNDO_LIKE_MS } from './swipe-game';
import { beginSwiping, nothing, received } from './swipe-like.testing';
import { giveDueLikes, swipeLike, undoSwipeLike } from './swipe-like.service.server';
import { findSwipeGame } from './swipe.service.server';

withDatabase('a like of the swipe game', (open) => {
  // covers X17-026
  it('is stored at once, and the other member is told after five seconds, once', async () => {
    const { context, me, women, jobs, later } = await beginSwiping(await open());
    const [her] = await women(1);
    const events = received(context, her!.id);
    const { undoUntil } = await swipeLike(me, her!.id);
    expect(undoUntil).toBe(TEST_NOW + UNDO_LIKE_MS);
    expect(await listOpenSwipeLikes(me.db, me.member.id)).toEqual([{ likedId: her!.id, dueAt: undoUntil }]);
    later(UNDO_LIKE_MS - 1);
    expect(await jobs()).toEqual([]);
    expect([(await findLikeState(me.db, her!.id, me.member.id)).likedBy, events]).toEqual([false, []]);
    later(1);
    expect(await jobs()).toEqual(['discovery.give-like']);
    await giveDueLikes(me);
    expect((await findLikeState(me.db, her!.id, me.member.id)).likedBy).toBe(true);
    await expect.poll(() => events).toEqual(['like']);
  });

  // covers X17-026
  it('is given once, also when the page and two jobs do it at the same moment', async () => {
    const { context, me, women, jobs, later } = await beginSwiping(await open());
    const [her] = await women(1);
    const events = received(context, her!.id);
    await swipeLike(me, her!.id);
    later(UNDO_LIKE_MS);
    await Promise.all([giveDueLikes(me), jobs(), giveDueLikes(me), giveDueLikes(me)]);
    await expect.poll(() => events).toEqual(['like']);
    expect(await listOpenSwipeLikes(me.db, me.member.id)).toEqual([]);
  });

  // covers X17-027
  it('that is undone is never told, and gives the like of the day back', async () => {
    const { context, me, women, left, jobs, later } = await beginSwiping(await open());
    const [her] = await women(1);
    const events = received(context, her!.id);
    await swipeLike(me, her!.id);
    expect(await left()).toBe(3);
    later(UNDO_LIKE_MS - 1);
    await undoSwipeLike(me, her!.id);
    // A second press of the button.
    await undoSwipeLike(me, her!.id);
    expect(await left()).toBe(4);
    later(HOUR);
    await jobs();
    expect([(await findLikeState(me.db, her!.id, me.member.id)).likedBy, events]).toEqual([false, []]);
    const { cards } = await findSwipeGame(me, nothing);
    expect(cards.map(({ person }) => person.id)).toContain(her!.id);
  });

  // covers X17-028
  it('cannot be undone after five seconds, given or not, and the refusal says so', async () => {
    const { me, women, left, jobs, later } = await beginSwiping(await open());
    const [her] = await women(1);
    await swipeLike(me, her!.id);
    later(UNDO_LIKE_MS);
    const refused = { status: 409, code: 'swipe.too-late', values: { seconds: 5 } };
    await expect(undoSwipeLike(me, her!.id)).rejects.toMatchObject(refused);
    await jobs();
    await expect(undoSwipeLike(me, her!.id)).rejects.toMatchObject(refused);
    expect(await left()).toBe(3);
  });

  it('given again after an undo has five seconds of its own', async () => {
    const { me, women, left, jobs, later } = await beginSwiping(await open());
    const [her] = await women(1);
    await swipeLike(me, her!.id);
    later(3_000);
    await undoSwipeLike(me, her!.id);
    await swipeLike(me, her!.id);
    later(3_000);
    // The job of the first like is due, and finds nothing to give.
    expect(await jobs()).toEqual(['discovery.give-like']);
    expect((await findLikeState(me.db, her!.id, me.member.id)).likedBy).toBe(false);
    later(2_000);
    await jobs();
    expect([(await findLikeState(me.db, her!.id, me.member.id)).likedBy, await left()]).toEqual([true, 3]);
  });

  it('is offered for undoing on the next page, with what is left of the time, and is not dealt again', async () => {
    const { me, women, later } = await beginSwiping(await open());
    const [a, b] = await women(2);
    await swipeLike(me, a!.id);
    later(1_000);
    await swipeLike(me, b!.id);
    const { lastLike, cards } = await findSwipeGame(me, nothing);
    expect([lastLike?.card.person.id, lastLike?.until, cards]).toEqual([b!.id, TEST_NOW + 1_000 + UNDO_LIKE_MS, []]);
    later(UNDO_LIKE_MS);
    expect(await findSwipeGame(me, nothing)).toMatchObject({ lastLike: null, cards: [] });
  });

  it('undone after midnight gives nothing to the new day, and takes nothing from it', async () => {
    const opened = await open();
    const { me, women, left, later } = await beginSwiping(opened, { tenant: { time_zone: 'Europe/London' } });
    const ids = (await women(6)).map(({ id }) => id);
    later(12 * HOUR - 2_000);
    for (const id of ids.slice(0, 4)) await swipeLike(me, id);
    expect(await left()).toBe(0);
    later(3_000);
    expect(await left()).toBe(4);
    await swipeLike(me, ids[4]!);
    await undoSwipeLike(me, ids[0]!);
    expect(await left()).toBe(3);
    expect((await listOpenSwipeLikes(me.db, me.member.id)).map(({ likedId }) => likedId).sort()).toEqual(
      ids.slice(1, 5).sort(),
    );
  });

  it('undone gives nothing back that was told: a like taken back on the profile and given again', async () => {
    const { me, women, left, jobs, later } = await beginSwiping(await open());
    const [her] = await women(1);
    await swipeLike(me, her!.id);
    later(UNDO_LIKE_MS);
    await jobs();
    await unlikeMember(me, her!.id);
    await swipeLike(me, her!.id);
    expect(await left()).toBe(3);
    await undoSwipeLike(me, her!.id);
    expect(await left()).toBe(3);
  });

  it.each([
    [
      'the other has blocked',
      async (me: string, her: string, db: TestContext['db']) => insertBlock(db, her, me, TEST_NOW),
    ],
    [
      'the member has blocked',
      async (me: string, her: string, db: TestContext['db']) => insertBlock(db, me, her, TEST_NOW),
    ],
    [
      'the other has left',
      async (_me: string, her: string, db: TestContext['db']) => patchMember(db, her, { status: 'deleted' }),
    ],
    [
      'the member has left',
      async (me: string, _her: string, db: TestContext['db']) => patchMember(db, me, { status: 'deleted' }),
    ],
  ])('is not given when meanwhile %s', async (_what, happen) => {
    const { context, me, women, jobs, later } = await beginSwiping(await open());
    const [her] = await women(1);
    const events = received(context, her!.id);
    await swipeLike(me, her!.id);
    await happen(me.member.id, her!.id, context.db);
    later(UNDO_LIKE_MS);
    expect(await jobs()).toEqual(['discovery.give-like']);
    expect([(await findLikeState(me.db, her!.id, me.member.id)).likedBy, events]).toEqual([false, []]);
  });

  it('can be undone by nobody else, nor on another brand', async () => {
    const opened = await open();
    const { context, me, women, left } = await beginSwiping(opened);
    const [her, stranger] = await women(2);
    await swipeLike(me, her!.id);
    await undoSwipeLike(as(context, stranger!), her!.id);
    await undoSwipeLike(as(context, her!), me.member.id);
    await undoSwipeLike(as(testContext(opened, { brand: 2 }), me.member), her!.id);
    expect([await left(), (await listOpenSwipeLikes(me.db, me.member.id)).length]).toEqual([3, 1]);
  });

  it('and its undoing in parallel never give more than the day has', async () => {
    const { me, women, left, jobs, later } = await beginSwiping(await open());
    const ids = (await women(8)).map(({ id }) => id);
    const day = '2026-11-21';
    for (let round = 0; round < 3; round++) {
      const moves = ids.flatMap((id) => [
        () => swipeLike(me, id),
        () => undoSwipeLike(me, id),
        () => swipeLike(me, id),
      ]);
      await Promise.allSettled(moves.slice(0, 20).map((move) => move()));
      const open = await listOpenSwipeLikes(me.db, me.member.id);
      expect([open.length, await countSwipeLikes(me.db, me.member.id, day)]).toEqual([
        4 - (await left()),
        4 - (await left()),
      ]);
    }
    // Now as many as possible, and then the jobs.
    await Promise.allSettled(ids.map((id) => swipeLike(me, id)));
    later(UNDO_LIKE_MS);
    await jobs();
    await Promise.allSettled(ids.map((id) => undoSwipeLike(me, id)));
    await Promise.allSettled(ids.map((id) => swipeLike(me, id)));
    expect([(await listLikedAmong(me.db, me.member.id, ids)).size, await left()]).toEqual([4, 0]);
  });
});
