import { expect, it } from 'vitest';
import { memberRow } from '~/testing/rows';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { transaction } from '../database';
import type { Db } from '../database';
import { deleteBlock, findBlocks, insertBlock, listHiddenIds } from './block';
import { insertMembers, lockMember, patchMember } from './member';
import {
  clearNewLike,
  countLikeLists,
  countLikesSince,
  countNewLikes,
  findLikeState,
  insertLike,
  listLikedAmong,
  listMatches,
  listReceivedLikes,
  listSentLikes,
} from './member-like';

const like = (db: Db, fromId: string, toId: string, now = TEST_NOW) =>
  transaction(db, (tx) => insertLike(tx, { fromId, toId, authorKind: 'member', now }));
const members = (db: Db, ...ids: string[]) =>
  insertMembers(
    db,
    ids.map((id) => memberRow(id)),
  );

withDatabase('likes', (open) => {
  it('count once and become a match when both like', async () => {
    const { db } = await open();
    await members(db, 'a', 'b');
    expect(await like(db, 'a', 'b')).toEqual({ created: true, matched: false });
    expect(await like(db, 'a', 'b')).toEqual({ created: false, matched: false });
    expect(await like(db, 'b', 'a', TEST_NOW + 1)).toEqual({ created: true, matched: true });
    expect(await like(db, 'b', 'a', TEST_NOW + 2)).toEqual({ created: false, matched: true });
    expect(await findLikeState(db, 'a', 'b')).toEqual({
      liked: true,
      likedBy: true,
      isNew: true,
      matchedAt: TEST_NOW + 1,
    });
    expect(await findLikeState(db, 'b', 'a')).toMatchObject({ matchedAt: TEST_NOW + 1 });
    expect(await findLikeState(db, 'a', 'nobody')).toEqual({
      liked: false,
      likedBy: false,
      isNew: false,
      matchedAt: null,
    });
  });

  it('never miss a match of two at the same moment', async () => {
    const { db } = await open();
    const pairs = Array.from({ length: 25 }, (_, i) => [`a${i}`, `b${i}`] as const);
    await members(db, ...pairs.flat());
    const results = await Promise.all(pairs.flatMap(([a, b]) => [like(db, a, b), like(db, b, a)]));
    expect(results.filter((result) => result.matched)).toHaveLength(25);
    for (const [a] of pairs) expect(await listMatches(db, a, { limit: 5 })).toHaveLength(1);
  });

  it('received are listed new first, then newest, without hidden and deleted members', async () => {
    const { db, other } = await open();
    await members(db, 'me', 'a', 'b', 'c', 'blocked', 'gone');
    await members(other, 'me', 'z');
    await like(other, 'z', 'me');
    for (const [i, id] of ['a', 'b', 'c', 'blocked', 'gone'].entries()) await like(db, id, 'me', TEST_NOW + i);
    await patchMember(db, 'gone', { status: 'deleted' });
    expect(await clearNewLike(db, 'me', 'c')).toBe(true);
    expect(await clearNewLike(db, 'me', 'c')).toBe(false);
    const hidden = ['blocked'];
    const listed = await listReceivedLikes(db, 'me', { limit: 10, hidden });
    expect(listed.map((entry) => [entry.memberId, entry.isNew])).toEqual([
      ['b', true],
      ['a', true],
      ['c', false],
    ]);
    expect(await countNewLikes(db, 'me', hidden)).toBe(2);
    const second = await listReceivedLikes(db, 'me', { limit: 1, offset: 1, hidden });
    expect(second.map((entry) => entry.memberId)).toEqual(['a']);
  });

  it('sent are listed newest first and do not tell whether they were seen', async () => {
    const { db } = await open();
    await members(db, 'me', 'a', 'b');
    await like(db, 'me', 'a');
    await like(db, 'me', 'b', TEST_NOW + 1);
    const sent = await listSentLikes(db, 'me', { limit: 10 });
    expect(sent.map((entry) => [entry.memberId, entry.isNew])).toEqual([
      ['b', false],
      ['a', false],
    ]);
    expect(await listMatches(db, 'me', { limit: 10, hidden: ['a'] })).toEqual([]);
  });

  it('end exactly at the daily limit in a race', async () => {
    const { db } = await open();
    const targets = Array.from({ length: 30 }, (_, i) => `t${i}`);
    await members(db, 'me', ...targets);
    const swipe = (toId: string) =>
      transaction(db, async (tx) => {
        await lockMember(tx, 'me');
        if ((await countLikesSince(tx, 'me', TEST_NOW - 1_000)) >= 4) return false;
        await insertLike(tx, { fromId: 'me', toId, authorKind: 'member', now: TEST_NOW });
        return true;
      });
    const results = await Promise.all(targets.map(swipe));
    expect(results.filter(Boolean)).toHaveLength(4);
    expect(await listSentLikes(db, 'me', { limit: 50 })).toHaveLength(4);
  });
});

withDatabase('blocks', (open) => {
  it('hide both from each other until they are taken back', async () => {
    const { db, other } = await open();
    expect(await insertBlock(db, 'a', 'b', TEST_NOW)).toBe(true);
    expect(await insertBlock(db, 'a', 'b', TEST_NOW)).toBe(false);
    await insertBlock(db, 'c', 'a', TEST_NOW);
    await insertBlock(other, 'a', 'z', TEST_NOW);
    expect((await listHiddenIds(db, 'a')).toSorted()).toEqual(['b', 'c']);
    expect(await listHiddenIds(db, 'b')).toEqual(['a']);
    expect(await findBlocks(db, 'a', 'b')).toEqual({ byViewer: true, byOther: false });
    expect(await findBlocks(db, 'b', 'a')).toEqual({ byViewer: false, byOther: true });
    expect(await deleteBlock(db, 'b', 'a')).toBe(false);
    expect(await deleteBlock(db, 'a', 'b')).toBe(true);
    expect(await findBlocks(db, 'a', 'b')).toEqual({ byViewer: false, byOther: false });
  });

  it('are counted as they are listed, and known for the hearts of a page', async () => {
    const { db, other } = await open();
    await members(db, 'me', 'a', 'b', 'c', 'blocked', 'gone');
    await members(other, 'me', 'a');
    for (const id of ['a', 'b', 'blocked', 'gone']) await like(db, id, 'me');
    for (const id of ['a', 'c', 'blocked']) await like(db, 'me', id);
    await like(other, 'me', 'a');
    await patchMember(db, 'gone', { status: 'deleted', profile_status: 'disabled' });
    expect(await countLikeLists(db, 'me', ['blocked'])).toEqual({ received: 2, sent: 2, matches: 1 });
    expect(await countLikeLists(db, 'me', [])).toEqual({ received: 3, sent: 3, matches: 2 });
    expect(await listLikedAmong(db, 'me', ['a', 'b', 'c'])).toEqual(new Set(['a', 'c']));
    expect(await listLikedAmong(db, 'me', [])).toEqual(new Set());
    expect(await listLikedAmong(other, 'me', ['c'])).toEqual(new Set());
  });
});
