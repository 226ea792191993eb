import { expect, it } from 'vitest';
import { memberRow } from '~/testing/rows';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { transaction } from '../database';
import type { Db } from '../database';
import { deleteBlock, findBlocks, insertBlock, listHiddenIds } from './block';
import { patchMember } from './member';
import { insertMembers } from './member.testing';
import { clearNewLike, findLikeState, insertLike, listLikedAmong, undoLike } from './member-like';
import { countLikeList, countNewLikes, listMatches, listReceivedLikes, listSentLikes } from './member-like-list';

const like = (db: Db, fromId: string, toId: string, now = TEST_NOW) =>
  transaction(db, (tx) => insertLike(tx, { fromId, toId, authorKind: 'member', now }));
const members = (db: Db, ...ids: string[]) =>
  insertMembers(
    db,
    ids.map((id) => memberRow(id)),
  );

withDatabase('likes', (open) => {
  it('count once and become a match if both like', async () => {
    const { db } = await open();
    await members(db, 'a', 'b');
    expect(await like(db, 'a', 'b')).toEqual({ created: true, matched: false, again: false });
    expect(await like(db, 'a', 'b')).toEqual({ created: false, matched: false, again: false });
    expect(await like(db, 'b', 'a', TEST_NOW + 1)).toEqual({ created: true, matched: true, again: false });
    expect(await like(db, 'b', 'a', TEST_NOW + 2)).toEqual({ created: false, matched: true, again: false });
    expect(await findLikeState(db, 'a', 'b')).toEqual({
      liked: true,
      likedBy: true,
      likedByAuthor: 'member',
      isNew: true,
      matchedAt: TEST_NOW + 1,
    });
    expect(await findLikeState(db, 'b', 'a')).toMatchObject({ matchedAt: TEST_NOW + 1 });
    expect(await findLikeState(db, 'a', 'nobody')).toEqual({
      liked: false,
      likedBy: false,
      likedByAuthor: null,
      isNew: false,
      matchedAt: null,
    });
  });

  it('of a machine make no match, whoever likes first, also at the same moment', async () => {
    const { db } = await open();
    await members(db, 'flora', 'fabula', 'ben', 'me');
    const give = (fromId: string, authorKind: 'automation' | 'operator' = 'automation') =>
      transaction(db, (tx) => insertLike(tx, { fromId, toId: 'me', authorKind, now: TEST_NOW }));
    await give('flora');
    expect(await like(db, 'me', 'flora')).toEqual({ created: true, matched: false, again: false });
    expect(await like(db, 'me', 'flora')).toEqual({ created: false, matched: false, again: false });
    await like(db, 'me', 'fabula');
    expect(await give('fabula', 'operator')).toMatchObject({ created: true, matched: false });
    await Promise.all([give('ben'), like(db, 'me', 'ben')]);
    expect(await listMatches(db, 'me', { limit: 5 })).toEqual([]);
    expect(await findLikeState(db, 'me', 'flora')).toMatchObject({ likedByAuthor: 'automation', matchedAt: null });
    expect((await listReceivedLikes(db, 'me', { limit: 5 })).map(({ author }) => author).toSorted()).toEqual([
      'automation',
      'automation',
      'operator',
    ]);
    // The like is the member's own and can be taken back.
    expect(await transaction(db, (tx) => undoLike(tx, { fromId: 'me', toId: 'flora', now: TEST_NOW }))).toBe('undone');
  });

  it('never miss a match of two likes at the same moment', async () => {
    const { db } = await open();
    const pairs = Array.from({ length: 25 }, (_, i) => [`a${i}`, `b${i}`] as const);
    await members(db, ...pairs.flat());
    const results = await Promise.all(pairs.flatMap(([a, b]) => [like(db, a, b), like(db, b, a)]));
    expect(results.filter((result) => result.matched)).toHaveLength(25);
    for (const [a] of pairs) expect(await listMatches(db, a, { limit: 5 })).toHaveLength(1);
  });

  it('received are listed with new ones first, then the newest, without hidden and deleted members', async () => {
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
    expect(await countNewLikes(db, 'me')).toBe(3);
    for (const [blocker, blocked] of [
      ['blocked', 'me'],
      ['me', 'blocked'],
    ] as const) {
      await insertBlock(db, blocker, blocked, TEST_NOW);
      expect(await countNewLikes(db, 'me'), `${blocker} blocks ${blocked}`).toBe(2);
      await deleteBlock(db, blocker, blocked);
    }
    const second = await listReceivedLikes(db, 'me', { limit: 1, after: listed[0], hidden });
    expect(second.map((entry) => entry.memberId)).toEqual(['a']);
  });

  it('sent are listed newest first and do not reveal whether they were seen', async () => {
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
});

withDatabase('pages of likes', (open) => {
  // covers S2-130
  it('continue exactly where the last one ended, also with many likes in one millisecond', async () => {
    const { db } = await open();
    const ids = Array.from({ length: 23 }, (_, i) => `m${String(i).padStart(2, '0')}`);
    await members(db, 'me', ...ids);
    for (const [i, id] of ids.entries()) {
      await like(db, id, 'me', TEST_NOW + Math.floor(i / 5));
      if (i % 2) await like(db, 'me', id, TEST_NOW + 100 + Math.floor(i / 6));
      if (i % 3 === 0) await clearNewLike(db, 'me', id);
    }
    for (const [list, length] of [
      [listReceivedLikes, 23],
      [listSentLikes, 11],
      [listMatches, 11],
    ] as const) {
      const whole = await list(db, 'me', { limit: 100 });
      expect(whole).toHaveLength(length);
      const paged: typeof whole = [];
      for (;;) {
        const page = await list(db, 'me', { limit: 4, after: paged.at(-1) });
        if (page.length === 0) break;
        paged.push(...page);
      }
      expect(paged).toEqual(whole);
    }
  });
});

withDatabase('a like taken back', (open) => {
  const undo = (db: Db, fromId: string, toId: string, now: number) =>
    transaction(db, (tx) => undoLike(tx, { fromId, toId, now }));

  it('is removed from every list; given again on the same day it is the old one', async () => {
    const { db, other } = await open();
    await members(db, 'me', 'a', 'b');
    await members(other, 'me', 'a');
    await like(db, 'me', 'a');
    await like(db, 'me', 'b', TEST_NOW + 5);
    await like(other, 'me', 'a');
    await clearNewLike(db, 'a', 'me');
    expect(await undo(db, 'me', 'a', TEST_NOW + 10)).toBe('undone');
    expect(await undo(db, 'me', 'a', TEST_NOW + 11)).toBe('none');
    expect((await listSentLikes(db, 'me', { limit: 9 })).map((entry) => entry.memberId)).toEqual(['b']);
    expect(await listReceivedLikes(db, 'a', { limit: 9 })).toEqual([]);
    expect((await listSentLikes(other, 'me', { limit: 9 })).map((entry) => entry.memberId)).toEqual(['a']);
    expect(await like(db, 'me', 'a', TEST_NOW + 20)).toEqual({ created: true, matched: false, again: true });
    // The like has been looked at already, and does not move up.
    expect(await listReceivedLikes(db, 'a', { limit: 9 })).toMatchObject([{ isNew: false, at: TEST_NOW }]);
  });

  it('is a new one days later, and the withdrawal is forgotten', async () => {
    const { db } = await open();
    await members(db, 'me', 'a', 'b');
    for (const id of ['a', 'b']) await like(db, 'me', id);
    for (const id of ['a', 'b']) await undo(db, 'me', id, TEST_NOW);
    const later = TEST_NOW + 2 * DAY;
    expect(await like(db, 'me', 'a', later)).toEqual({ created: true, matched: false, again: false });
    expect(await listReceivedLikes(db, 'a', { limit: 9 })).toMatchObject([{ isNew: true, at: later }]);
    await undo(db, 'me', 'a', later);
    const rows = await db.selectFrom('undone_like').select('to_id').where('tenant_id', '=', 1).execute();
    expect(rows).toEqual([{ to_id: 'a' }]);
  });

  it('is not taken back from a match, also if both happen at once', async () => {
    const { db } = await open();
    const pairs = Array.from({ length: 20 }, (_, i) => [`a${i}`, `b${i}`] as const);
    await members(db, ...pairs.flat());
    for (const [a, b] of pairs) await like(db, a, b);
    await Promise.all(pairs.flatMap(([a, b]) => [like(db, b, a, TEST_NOW + 1), undo(db, a, b, TEST_NOW + 1)]));
    for (const [a, b] of pairs) {
      const [mine, theirs] = [await findLikeState(db, a, b), await findLikeState(db, b, a)];
      // Either both members see the match or neither does; a member who lost the like has no match.
      expect(mine.matchedAt).toBe(theirs.matchedAt);
      expect(theirs.liked).toBe(true);
      expect(mine.liked).toBe(mine.matchedAt !== null);
    }
  });
});

withDatabase('blocks', (open) => {
  it('hide both members from each other until they are taken back', async () => {
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
    const counts = (hidden: string[]) =>
      Promise.all((['received', 'sent', 'matches'] as const).map((list) => countLikeList(db, 'me', list, hidden)));
    expect(await counts(['blocked'])).toEqual([2, 2, 1]);
    expect(await counts([])).toEqual([3, 3, 2]);
    expect(await listLikedAmong(db, 'me', ['a', 'b', 'c'])).toEqual(new Set(['a', 'c']));
    expect(await listLikedAmong(db, 'me', [])).toEqual(new Set());
    expect(await listLikedAmong(other, 'me', ['c'])).toEqual(new Set());
  });
});
