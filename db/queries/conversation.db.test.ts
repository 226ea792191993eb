import { expect, it } from 'vitest';
import { memberRow } from '~/testing/rows';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { transaction } from '../database';
import { deleteBlock, insertBlock } from './block';
import { findConversation, findConversationOfPair, openConversation } from './conversation';
import { lockMember } from './member';
import { insertMembers } from './member.testing';
import { listMessagesBefore } from './message';
import { countStarted, countUnread, findParticipant, hideConversation, markRead } from './participant';
import { listConversations } from './conversation-list';
import { conversation, reader, send } from './message.testing';

withDatabase('conversations', (open) => {
  it('are one per pair, whoever opens them, also in a race', async () => {
    const { db, other } = await open();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? conversation(db, `c${i}`) : conversation(db, `c${i}`, 'b', 'a'))),
    );
    expect(results.filter((result) => result.created)).toHaveLength(1);
    expect(new Set(results.map((result) => result.conversation.id)).size).toBe(1);
    const id = results[0]!.conversation.id;
    const started = (await countStarted(db, 'a')) + (await countStarted(db, 'b'));
    expect(started).toBe(1);
    expect((await findConversationOfPair(db, 'b', 'a'))?.id).toBe(id);
    expect(await findConversation(other, id)).toBeUndefined();
    expect(await findParticipant(db, 'c', id)).toBeUndefined();
    await expect(conversation(db, 'x', 'a', 'a')).rejects.toThrow('two members');
  });

  it('end exactly at the limit of free ones in a race', async () => {
    const { db } = await open();
    await insertMembers(db, [memberRow('a')]);
    const start = (i: number) =>
      transaction(db, async (tx) => {
        await lockMember(tx, 'a');
        if ((await countStarted(tx, 'a')) >= 2) return false;
        return (await openConversation(tx, { id: `c${i}`, starterId: 'a', otherId: `t${i}`, now: TEST_NOW })).created;
      });
    const results = await Promise.all(Array.from({ length: 30 }, (_, i) => start(i)));
    expect(results.filter(Boolean)).toHaveLength(2);
    expect(await countStarted(db, 'a')).toBe(2);
  });

  it('are listed with the other member, the last message and the unread count', async () => {
    const { db } = await open();
    await insertMembers(db, [memberRow('a'), memberRow('b'), memberRow('d')]);
    await conversation(db, 'c');
    await conversation(db, 'e', 'd', 'a');
    expect(await listConversations(db, 'a', { limit: 10 })).toEqual([]);
    await send(db, { id: 'm1', at: 10 });
    await send(db, { id: 'm2', at: 20, from: 'd', to: 'a', conversation: 'e' });
    await send(db, { id: 'm3', at: 30, from: 'd', to: 'a', conversation: 'e' });
    const list = await listConversations(db, 'a', { limit: 10 });
    expect(list.map((entry) => [entry.conversationId, entry.other.id, entry.unread, entry.last?.body])).toEqual([
      ['e', 'd', 2, 'body m3'],
      ['c', 'b', 0, 'body m1'],
    ]);
    expect(await countUnread(db, 'a')).toBe(2);
    expect(await countUnread(db, 'nobody')).toBe(0);
    for (const [blocker, blocked] of [
      ['d', 'a'],
      ['a', 'd'],
    ] as const) {
      await insertBlock(db, blocker, blocked, 50);
      expect(await countUnread(db, 'a'), `${blocker} blocks ${blocked}`).toBe(0);
      await deleteBlock(db, blocker, blocked);
    }
    await insertBlock(db, 'b', 'd', 50);
    expect(await countUnread(db, 'a')).toBe(2);
    const [first] = list;
    const next = await listConversations(db, 'a', {
      limit: 10,
      before: { at: first!.lastMessageAt, id: first!.conversationId },
    });
    expect(next.map((entry) => entry.conversationId)).toEqual(['c']);
    expect(await listConversations(db, 'a', { limit: 10, hidden: ['b', 'd'] })).toEqual([]);
  });

  it('are read up to the last seen message', async () => {
    const { db } = await open();
    await conversation(db);
    for (const id of ['m1', 'm2', 'm3']) await send(db, { id });
    const unread = async () => (await findParticipant(db, 'b', 'c'))?.unread_count;
    const read = (seq: number) => transaction(db, (tx) => markRead(tx, 'b', 'c', seq));
    expect(await unread()).toBe(3);
    await read(2);
    expect(await unread()).toBe(1);
    await read(1);
    expect(await unread()).toBe(1);
    await read(99);
    expect(await findParticipant(db, 'b', 'c')).toMatchObject({ unread_count: 0, last_read_seq: 3 });
  });

  it('count as unread only messages of the other member, whatever one wrote in between', async () => {
    const { db } = await open();
    await conversation(db);
    await send(db, { id: 'm1' });
    await send(db, { id: 'm2', from: 'b', to: 'a' });
    await send(db, { id: 'm3' });
    const unread = async (who: string) => (await findParticipant(db, who, 'c'))?.unread_count;
    const read = (who: string, seq: number) => transaction(db, (tx) => markRead(tx, who, 'c', seq));
    expect([await unread('a'), await unread('b')]).toEqual([1, 2]);
    await read('b', 1);
    expect(await unread('b')).toBe(1);
    await read('a', 1);
    expect(await unread('a')).toBe(1);
    await read('a', 2);
    expect(await unread('a')).toBe(0);
  });

  it('deleted for one side stay deleted until a new message arrives', async () => {
    const { db } = await open();
    await insertMembers(db, [memberRow('a'), memberRow('b')]);
    await conversation(db);
    await send(db, { id: 'm1' });
    await send(db, { id: 'm2' });
    expect(await transaction(db, (tx) => hideConversation(tx, 'b', 'c'))).toBe(true);
    expect(await transaction(db, (tx) => hideConversation(tx, 'b', 'c'))).toBe(false);
    expect(await listConversations(db, 'b', { limit: 10 })).toEqual([]);
    expect(await countUnread(db, 'b')).toBe(0);
    expect(await listConversations(db, 'a', { limit: 10 })).toHaveLength(1);
    await send(db, { id: 'm3' });
    const [entry] = await listConversations(db, 'b', { limit: 10 });
    expect(entry).toMatchObject({ unread: 1, last: { seq: 3 } });
    const participant = await findParticipant(db, 'b', 'c');
    const seen = await listMessagesBefore(db, reader('b', participant!.deleted_before_seq), undefined, 10);
    expect(seen.map((message) => message.id)).toEqual(['m3']);
    expect(await countStarted(db, 'a')).toBe(1);
  });
});
