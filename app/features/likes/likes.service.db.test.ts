import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { insertBlock } from '~db/queries/block';
import { activateMember } from '~db/queries/member';
import { findLikeState } from '~db/queries/member-like';
import { memberChannel } from '~/server/events/event-stream';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed } from '~/testing/make-member';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import type { LikeList } from './like-list';
import { likesOverview, listLikes, buildLikesResponse } from './list/like-lists.service.server';
import { countNewLikes, giveLikeIn, likeMember, refuseLikeIn, unlikeMember } from './likes.service.server';

/** The live events that a member's open pages receive. */
function received(context: TestContext, memberId: string): string[] {
  const kinds: string[] = [];
  context.ports.events.subscribe(memberChannel(context.tenant.id, memberId), (liveEvent) =>
    kinds.push((liveEvent as { kind: string }).kind),
  );
  return kinds;
}

withDatabase('liking', (open) => {
  // covers S1-002
  it('is stored once and for good, and notifies the other member', async () => {
    const context = testContext(await open());
    const [me, other] = [await makeMember(context), await makeMember(context, { name: 'Ann' })];
    const published = received(context, other.id);
    const first = await likeMember(as(context, me), other.id);
    expect(first).toMatchObject({ matched: false, newMatch: false, profile: { id: other.id, name: 'Ann' } });
    expect(await likeMember(as(context, me), other.id)).toMatchObject({ matched: false, newMatch: false });
    await expect.poll(() => published).toEqual(['like']);
    expect(await countNewLikes(context, other.id)).toBe(1);
    expect(
      (await context.db.selectFrom('member_like').selectAll().where('tenant_id', '=', 1).execute())[0],
    ).toMatchObject({ author_kind: 'member', is_new: 1 });
  });

  it('is stored once if requested a hundred times at once', async () => {
    const context = testContext(await open());
    const [me, other] = [await makeMember(context), await makeMember(context)];
    const published = received(context, other.id);
    await Promise.all(Array.from({ length: 100 }, () => likeMember(as(context, me), other.id)));
    expect((await listLikes(as(context, me), 'sent', null)).count).toBe(1);
    await expect.poll(() => published).toEqual(['like']);
  });

  // covers S0-006
  it('makes exactly one match if both like at the same moment, and notifies both', async () => {
    const context = testContext(await open());
    for (let i = 0; i < 10; i++) {
      const [a, b] = [await makeMember(context), await makeMember(context)];
      const published = [received(context, a.id), received(context, b.id)];
      const results = await Promise.all([likeMember(as(context, a), b.id), likeMember(as(context, b), a.id)]);
      expect(results.filter((result) => result.newMatch)).toHaveLength(1);
      const matches = () => published.map((kinds) => kinds.filter((kind) => kind === 'match'));
      await expect.poll(matches).toEqual([['match'], ['match']]);
      expect((await findLikeState(context.db, a.id, b.id)).matchedAt).toBe(TEST_NOW);
    }
  });

  it('fails for members who cannot be seen, and members of another brand', async () => {
    const database = await open();
    const context = testContext(database);
    const me = as(context, await makeMember(context));
    const elsewhere = await makeMember(testContext(database, { brand: 2 }));
    const hidden = await makeUnconfirmed(context);
    for (const id of [elsewhere.id, hidden.id, 'nobody'])
      await expect(likeMember(me, id)).rejects.toMatchObject({ status: 404, code: 'likes.nobody-here' });
    await expect(likeMember(me, me.member.id)).rejects.toMatchObject({ code: 'likes.not-yourself' });
  });

  it('is refused if one blocks the other, with the sentence of the specification', async () => {
    const context = testContext(await open());
    const me = await makeMember(context);
    const [blocker, blocked] = [await makeMember(context, { name: 'Bo' }), await makeMember(context)];
    await insertBlock(context.db, blocker.id, me.id, TEST_NOW);
    await insertBlock(context.db, me.id, blocked.id, TEST_NOW);
    await expect(likeMember(as(context, me), blocker.id)).rejects.toMatchObject({
      status: 403,
      code: 'members.blocked-by',
      values: { name: 'Bo' },
    });
    await expect(likeMember(as(context, me), blocked.id)).rejects.toMatchObject({ code: 'likes.you-block' });
  });

  it('is refused also by a block that is written while the like waits for its lock', async () => {
    const context = testContext(await open());
    const [me, other] = [await makeMember(context), await makeMember(context)];
    const published = received(context, other.id);
    const liking = transaction(context.db, async (tx) => {
      await insertBlock(tx, other.id, me.id, TEST_NOW);
      await refuseLikeIn(tx, me.id, other);
      return giveLikeIn(tx, context, { from: as(context, me).member, to: { id: other.id, kind: 'member' } });
    });
    await expect(liking).rejects.toMatchObject({ code: 'members.blocked-by' });
    expect(await findLikeState(context.db, me.id, other.id)).toMatchObject({ liked: false });
    expect(published).toEqual([]);
  });

  // covers S6-025
  it('by an unconfirmed member counts after the activation', async () => {
    const context = testContext(await open());
    const [me, other] = [await makeUnconfirmed(context), await makeMember(context)];
    const published = received(context, other.id);
    await likeMember(as(context, me), other.id);
    // Events arrive later and in order, so only one that comes after shows that there was none before.
    const confirmed = await makeMember(context);
    await likeMember(as(context, confirmed), other.id);
    await expect.poll(() => published).toEqual(['like']);
    expect(await countNewLikes(context, other.id)).toBe(1);
    await activateMember(context.db, me.id, { activated_at: TEST_NOW, searchable: 1 });
    expect(await countNewLikes(context, other.id)).toBe(2);
    expect((await listLikes(as(context, other), 'received', null)).people).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ id: me.id, isNew: true })]),
    );
  });

  it('is never returned by a made-up profile', async () => {
    const context = testContext(await open());
    const [me, madeUp] = [await makeMember(context), await makeFictional(context)];
    expect(await likeMember(as(context, me), madeUp.id)).toMatchObject({
      matched: false,
      profile: { fictional: true },
    });
    expect(await countNewLikes(context, me.id)).toBe(0);
  });

  it('can be taken back as long as it is not a match, and the other member’s badge goes down', async () => {
    const context = testContext(await open());
    const [me, other] = [await makeMember(context), await makeMember(context, { name: 'Ann' })];
    const published = received(context, other.id);
    await likeMember(as(context, me), other.id);
    await expect.poll(() => published).toEqual(['like']);
    await unlikeMember(as(context, me), other.id);
    await expect.poll(() => published).toEqual(['like', 'like']);
    expect(await countNewLikes(context, other.id)).toBe(0);
    await unlikeMember(as(context, me), other.id);
    // A like given again on the same day is stored, but notifies nobody a second time.
    await likeMember(as(context, me), other.id);
    expect(await countNewLikes(context, other.id)).toBe(1);
    await likeMember(as(context, other), me.id);
    await expect(unlikeMember(as(context, me), other.id)).rejects.toMatchObject({
      status: 409,
      code: 'likes.match-stays',
      values: { name: 'Ann' },
    });
    await expect.poll(() => published).toEqual(['like', 'like', 'match']);
  });

  it('cannot be taken back for a member who is unknown here', async () => {
    const database = await open();
    const context = testContext(database);
    const me = await makeMember(context);
    const elsewhere = await makeMember(testContext(database, { brand: 2 }));
    const deleted = await makeMember(context, { status: 'deleted', profile_status: 'disabled' });
    for (const id of [elsewhere.id, deleted.id, 'nobody'])
      await expect(unlikeMember(as(context, me), id)).rejects.toMatchObject({ status: 404, code: 'likes.nobody-here' });
  });

  it('is rate-limited', async () => {
    const context = testContext(await open());
    const [me, other] = [await makeMember(context), await makeMember(context)];
    for (let i = 0; i < 120; i++) await context.limits.like.count(`1:${me.id}`);
    await expect(likeMember(as(context, me), other.id)).rejects.toMatchObject({ status: 429 });
  });
});

withDatabase('likes on the page and in the API', (open) => {
  // covers S2-003 S2-128 S2-129 S2-130 S3-085 S3-086 S3-087 S4-059 S7-021
  it('lists new ones first, with hearts, matches and counts, page by page', async () => {
    const database = await open();
    const context = testContext(database);
    const me = await makeMember(context);
    const ids: string[] = [];
    for (let i = 0; i < 26; i++) {
      const fan = await makeMember(context, { name: `Fan ${i}` });
      ids.push(fan.id);
      database.clock.advance(1000);
      await likeMember(as(context, fan), me.id);
    }
    const blocked = await makeMember(context);
    await likeMember(as(context, blocked), me.id);
    await insertBlock(context.db, blocked.id, me.id, TEST_NOW);
    await likeMember(as(context, me), ids[3]!);
    const list = (name: LikeList, after: string | null = null) => listLikes(as(context, me), name, after);
    const first = await list('received');
    expect(first.people.map((person) => person.id)).toEqual(ids.toReversed().slice(0, 24));
    expect(first).toMatchObject({ count: 26, deep: false });
    expect(first.people.find((person) => person.id === ids[3])).toMatchObject({ liked: true, matched: true });
    const second = await list('received', first.next);
    expect(second).toMatchObject({ deep: true, next: null, people: [{ id: ids[1] }, { id: ids[0] }] });
    expect(await list('sent')).toMatchObject({ count: 1, next: null });
    expect((await list('matches')).people).toMatchObject([{ id: ids[3], isNew: false }]);
    const { sections } = await likesOverview(as(context, me));
    expect(sections.map(({ list: name, people, count }) => [name, people.length, count])).toEqual([
      ['received', 5, 26],
      ['sent', 1, 1],
      ['matches', 1, 1],
    ]);
    const response = await buildLikesResponse(as(context, me));
    expect(response.liked_by[0]).toEqual({ id: ids[25], like_new: true, author: 'member' });
    expect(response.num_new_likes).toBe(26);
    expect(response.matches).toEqual([{ id: ids[3], matched_at: database.clock.now() }]);
    expect(response.profiles.map((profile) => profile.id).sort()).toEqual([...ids].sort());
    const elsewhere = testContext(database, { brand: 2 });
    expect((await buildLikesResponse(as(elsewhere, me))).profiles).toEqual([]);
  });
});
