import { expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { listLikedAmong } from '~db/queries/member-like';
import { likeMember } from '~/features/likes/likes.service.server';
import { as } from '~/testing/context';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { HOUR } from '~/time/durations';
import { UNDO_LIKE_MS } from './swipe-game';
import { beginSwiping, failed, nothing, passed } from './swipe-like.testing';
import { giveDueLikes, swipeLike } from './swipe-like.service.server';
import { findSwipeGame, listSkipped, swipeSkip } from './swipe.service.server';

withDatabase('likes of the swipe game', (open) => {
  // covers S9-019
  it('are exactly four a day, also of a hundred at once', async () => {
    const { me, women, left, jobs, later } = await beginSwiping(await open());
    const ids = (await women(100)).map(({ id }) => id);
    const settled = await Promise.allSettled(ids.map((id) => swipeLike(me, id)));
    expect(passed(settled)).toHaveLength(4);
    expect(failed(settled)).toHaveLength(96);
    for (const error of failed(settled)) expect(error).toMatchObject({ status: 403, code: 'swipe.no-likes-left' });
    later(UNDO_LIKE_MS);
    await jobs();
    expect((await listLikedAmong(me.db, me.member.id, ids)).size).toBe(4);
    expect(await left()).toBe(0);
  });

  // covers S9-019
  it('come back with the next day of the brand, not before', async () => {
    const opened = await open();
    const { me, women, later } = await beginSwiping(opened, { tenant: { time_zone: 'Europe/Amsterdam' } });
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
    const { context, me, women, left } = await beginSwiping(await open());
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
    const { me, women } = await beginSwiping(await open());
    const ids = (await women(5)).map(({ id }) => id);
    for (const id of ids.slice(0, 4)) await swipeLike(me, id);
    await likeMember(me, ids[4]!);
    expect([...(await listLikedAmong(me.db, me.member.id, ids))]).toEqual([ids[4]]);
  });

  it('are ordinary likes of the member once they are given, and make a match like any other', async () => {
    const { context, me, women, later } = await beginSwiping(await open());
    const [her, other] = await women(2);
    await likeMember(as(context, her!), me.member.id);
    await swipeLike(me, her!.id);
    // Anyone who likes and undoes learns nothing about the other's likes.
    expect(await giveDueLikes(me)).toBeNull();
    later(UNDO_LIKE_MS);
    expect(await giveDueLikes(me)).toMatchObject({ id: her!.id });
    const rows = await me.db.selectFrom('member_like').selectAll().where('tenant_id', '=', 1).execute();
    expect(rows.map((row) => row.author_kind)).toEqual(['member', 'member']);
    expect((await findSwipeGame(me, { first: null, matchedId: her!.id })).match).toMatchObject({ id: her!.id });
    // An id typed into the URL reveals nothing.
    expect((await findSwipeGame(me, { first: null, matchedId: other!.id })).match).toBeNull();
  });

  it('end a skip', async () => {
    const { me, women } = await beginSwiping(await open());
    const [her] = await women(1);
    await swipeSkip(me, her!.id);
    await swipeLike(me, her!.id);
    expect((await listSkipped(me, 1)).people).toEqual([]);
  });
});
