import { expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { findLikeState, listLikedAmong } from '~db/queries/member-like';
import { patchMember } from '~db/queries/member';
import { countSwipeLikes, listOpenSwipeLikes } from '~db/queries/swipe';
import { likeMember, unlikeMember } from '~/features/likes/likes.service.server';
import { memberChannel } from '~/server/events/event-stream';
import { as, testContext, type TestContext, type TestOptions } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { TEST_NOW, withDatabase, type OpenDatabase } from '~/testing/with-database';
import { discoveryJobs } from '../discovery.jobs.server';
import { UNDO_MS } from './swipe-game';
import { giveDueLikes, swipeLike, undoSwipeLike } from './swipe-like.service.server';
import { findSwipeGame, listSkipped, swipeSkip } from './swipe.service.server';

const HOUR = 3_600_000;
const nothing = { first: null, matchedId: null };

/** A man of brand 1 who looks for women, some women, and what passes in between. */
async function begin(opened: OpenDatabase, options: TestOptions = {}) {
  const context = testContext(opened, options);
  const me = as(context, await makeMember(context, { gender: 'male', seeks: 'female' }));
  const women = (count: number) => Promise.all(Array.from({ length: count }, () => makeMember(context)));
  const left = async () => (await findSwipeGame(me, nothing)).likes.left;
  const jobs = () => drainOutbox(opened, context, discoveryJobs);
  const later = (ms: number) => opened.clock.advance(ms);
  return { context, me, women, left, jobs, later };
}

const received = (context: TestContext, memberId: string): string[] => {
  const kinds: string[] = [];
  context.ports.events.subscribe(memberChannel(context.tenant.id, memberId), (event) => kinds.push(event.kind));
  return kinds;
};
const passed = (settled: PromiseSettledResult<unknown>[]) => settled.filter(({ status }) => status === 'fulfilled');
const failed = (settled: PromiseSettledResult<unknown>[]) =>
  settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));

withDatabase('likes of the swipe game', (open) => {
  // covers S9-019
  it('are exactly four a day, also of a hundred at once', async () => {
    const { me, women, left, jobs, later } = await begin(await open());
    const ids = (await women(100)).map(({ id }) => id);
    const settled = await Promise.allSettled(ids.map((id) => swipeLike(me, id)));
    expect(passed(settled)).toHaveLength(4);
    expect(failed(settled)).toHaveLength(96);
    for (const error of failed(settled)) expect(error).toMatchObject({ status: 403, code: 'swipe.no-likes-left' });
    later(UNDO_MS);
    await jobs();
    expect((await listLikedAmong(me.db, me.member.id, ids)).size).toBe(4);
    expect(await left()).toBe(0);
  });

  // covers S9-019
  it('come back with the next day of the brand, not before', async () => {
    const opened = await open();
    const { me, women, later } = await begin(opened, { tenant: { time_zone: 'Europe/Amsterdam' } });
    const ids = (await women(6)).map(({ id }) => id);
    for (const id of ids.slice(0, 4)) await swipeLike(me, id);
    // It is 13:00 in Amsterdam, eleven hours before midnight.
    expect((await findSwipeGame(me, nothing)).likes).toEqual({
      left: 0,
      most: 4,
      backAt: TEST_NOW + 11 * HOUR,
      now: TEST_NOW,
    });
    later(11 * HOUR - 1);
    await expect(swipeLike(me, ids[4]!)).rejects.toMatchObject({ code: 'swipe.no-likes-left' });
    later(1);
    await swipeLike(me, ids[4]!);
    expect((await findSwipeGame(me, nothing)).likes).toMatchObject({ left: 3 });
  });

  it('do not count a second like for the same person, likes given elsewhere, or a refused one', async () => {
    const { context, me, women, left } = await begin(await open());
    const [a, b, c] = await women(3);
    await Promise.all(Array.from({ length: 20 }, () => swipeLike(me, a!.id)));
    expect(await left()).toBe(3);
    await likeMember(me, b!.id);
    expect((await swipeLike(me, b!.id)).undoUntil).toBeNull();
    await insertBlock(context.db, c!.id, me.member.id, TEST_NOW);
    await expect(swipeLike(me, c!.id)).rejects.toMatchObject({ code: 'members.blocked-by' });
    await expect(swipeLike(me, me.member.id)).rejects.toMatchObject({ code: 'likes.not-yourself' });
    await expect(swipeLike(me, 'nobody')).rejects.toMatchObject({ status: 404 });
    expect(await left()).toBe(3);
  });

  it('are still possible elsewhere when those of the game are used up', async () => {
    const { me, women } = await begin(await open());
    const ids = (await women(5)).map(({ id }) => id);
    for (const id of ids.slice(0, 4)) await swipeLike(me, id);
    await likeMember(me, ids[4]!);
    expect([...(await listLikedAmong(me.db, me.member.id, ids))]).toEqual([ids[4]]);
  });

  it('are ordinary likes of the member once they are given, and make a match like any other', async () => {
    const { context, me, women, later } = await begin(await open());
    const [her, other] = await women(2);
    await likeMember(as(context, her!), me.member.id);
    await swipeLike(me, her!.id);
    // Whoever likes and undoes learns nothing about the other's likes.
    expect(await giveDueLikes(me)).toBeNull();
    later(UNDO_MS);
    expect(await giveDueLikes(me)).toMatchObject({ id: her!.id });
    const rows = await me.db.selectFrom('member_like').selectAll().where('tenant_id', '=', 1).execute();
    expect(rows.map((row) => row.author_kind)).toEqual(['member', 'member']);
    expect((await findSwipeGame(me, { first: null, matchedId: her!.id })).match).toMatchObject({ id: her!.id });
    // An id typed into the URL reveals nothing.
    expect((await findSwipeGame(me, { first: null, matchedId: other!.id })).match).toBeNull();
  });

  it('end a skip', async () => {
    const { me, women } = await begin(await open());
    const [her] = await women(1);
    await swipeSkip(me, her!.id);
    await swipeLike(me, her!.id);
    expect((await listSkipped(me, 1)).people).toEqual([]);
  });
});

withDatabase('a like of the swipe game', (open) => {
  // covers X17-026
  it('is stored at once, and the other member is told after five seconds, once', async () => {
    const { context, me, women, jobs, later } = await begin(await open());
    const [her] = await women(1);
    const events = received(context, her!.id);
    const { undoUntil } = await swipeLike(me, her!.id);
    expect(undoUntil).toBe(TEST_NOW + UNDO_MS);
    expect(await listOpenSwipeLikes(me.db, me.member.id)).toEqual([{ likedId: her!.id, dueAt: undoUntil }]);
    later(UNDO_MS - 1);
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
    const { context, me, women, jobs, later } = await begin(await open());
    const [her] = await women(1);
    const events = received(context, her!.id);
    await swipeLike(me, her!.id);
    later(UNDO_MS);
    await Promise.all([giveDueLikes(me), jobs(), giveDueLikes(me), giveDueLikes(me)]);
    await expect.poll(() => events).toEqual(['like']);
    expect(await listOpenSwipeLikes(me.db, me.member.id)).toEqual([]);
  });

  // covers X17-027
  it('that is undone is never told, and gives the like of the day back', async () => {
    const { context, me, women, left, jobs, later } = await begin(await open());
    const [her] = await women(1);
    const events = received(context, her!.id);
    await swipeLike(me, her!.id);
    expect(await left()).toBe(3);
    later(UNDO_MS - 1);
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
    const { me, women, left, jobs, later } = await begin(await open());
    const [her] = await women(1);
    await swipeLike(me, her!.id);
    later(UNDO_MS);
    const refused = { status: 409, code: 'swipe.too-late', values: { seconds: 5 } };
    await expect(undoSwipeLike(me, her!.id)).rejects.toMatchObject(refused);
    await jobs();
    await expect(undoSwipeLike(me, her!.id)).rejects.toMatchObject(refused);
    expect(await left()).toBe(3);
  });

  it('given again after an undo has five seconds of its own', async () => {
    const { me, women, left, jobs, later } = await begin(await open());
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
    const { me, women, later } = await begin(await open());
    const [a, b] = await women(2);
    await swipeLike(me, a!.id);
    later(1_000);
    await swipeLike(me, b!.id);
    const { lastLike, cards } = await findSwipeGame(me, nothing);
    expect([lastLike?.card.person.id, lastLike?.until, cards]).toEqual([b!.id, TEST_NOW + 1_000 + UNDO_MS, []]);
    later(UNDO_MS);
    expect(await findSwipeGame(me, nothing)).toMatchObject({ lastLike: null, cards: [] });
  });

  it('undone after midnight gives nothing to the new day, and takes nothing from it', async () => {
    const opened = await open();
    const { me, women, left, later } = await begin(opened, { tenant: { time_zone: 'Europe/London' } });
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
    const { me, women, left, jobs, later } = await begin(await open());
    const [her] = await women(1);
    await swipeLike(me, her!.id);
    later(UNDO_MS);
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
    const { context, me, women, jobs, later } = await begin(await open());
    const [her] = await women(1);
    const events = received(context, her!.id);
    await swipeLike(me, her!.id);
    await happen(me.member.id, her!.id, context.db);
    later(UNDO_MS);
    expect(await jobs()).toEqual(['discovery.give-like']);
    expect([(await findLikeState(me.db, her!.id, me.member.id)).likedBy, events]).toEqual([false, []]);
  });

  it('can be undone by nobody else, nor on another brand', async () => {
    const opened = await open();
    const { context, me, women, left } = await begin(opened);
    const [her, stranger] = await women(2);
    await swipeLike(me, her!.id);
    await undoSwipeLike(as(context, stranger!), her!.id);
    await undoSwipeLike(as(context, her!), me.member.id);
    await undoSwipeLike(as(testContext(opened, { brand: 2 }), me.member), her!.id);
    expect([await left(), (await listOpenSwipeLikes(me.db, me.member.id)).length]).toEqual([3, 1]);
  });

  it('and its undoing in parallel never give more than the day has', async () => {
    const { me, women, left, jobs, later } = await begin(await open());
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
    later(UNDO_MS);
    await jobs();
    await Promise.allSettled(ids.map((id) => undoSwipeLike(me, id)));
    await Promise.allSettled(ids.map((id) => swipeLike(me, id)));
    expect([(await listLikedAmong(me.db, me.member.id, ids)).size, await left()]).toEqual([4, 0]);
  });
});
