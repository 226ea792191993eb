import { expect, it } from 'vitest';
import { memberRow } from '~/testing/rows';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { transaction } from '../database';
import type { Db } from '../database';
import { deleteBlock, insertBlock } from './block';
import { findConversation, findConversationOfPair, lockConversation, openConversation } from './conversation';
import { insertMembers, lockMember } from './member';
import {
  appendMessage,
  deliverWaiting,
  findMessage,
  findMessageByRequest,
  listMessagesAfter,
  listMessagesBefore,
  RequestKeyTaken,
  setMessageCharge,
} from './message';
import {
  countStarted,
  countUnread,
  findParticipant,
  hideConversation,
  listConversations,
  markRead,
} from './participant';

interface Sending {
  id: string;
  from?: string;
  to?: string;
  conversation?: string;
  at?: number;
  delivered?: boolean;
  key?: string;
  type?: 'text' | 'gift';
}

function send(db: Db, sending: Sending) {
  const {
    id,
    from = 'a',
    to = 'b',
    conversation = 'c',
    at = TEST_NOW,
    delivered = true,
    key = null,
    type = 'text',
  } = sending;
  return transaction(db, (tx) =>
    appendMessage(tx, {
      conversation_id: conversation,
      id,
      sender_id: from,
      recipient_id: to,
      author_kind: 'member',
      type,
      body: `body ${id}`,
      created_at: at,
      delivered_at: delivered ? at : null,
      charge: 'free',
      request_key: key,
      request_hash: null,
    }),
  );
}

async function conversation(db: Db, id = 'c', starterId = 'a', otherId = 'b') {
  return transaction(db, (tx) => openConversation(tx, { id, starterId, otherId, now: TEST_NOW }));
}

const reader = (memberId: string, deletedBefore = 0) => ({ conversationId: 'c', memberId, deletedBefore });

withDatabase('conversations', (open) => {
  it('are one per pair, whoever opens them, under a race too', async () => {
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

  it('are listed with the other side, the last message and the unread', async () => {
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

  it('are read up to what was seen', async () => {
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

  it('count as unread only what the other one wrote, whatever one wrote in between', async () => {
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

  it('deleted for one side stay gone until something new comes', async () => {
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

withDatabase('messages', (open) => {
  it('of a hundred senders at once are numbered without a gap', async () => {
    const { db } = await open();
    await conversation(db);
    const sends = Array.from({ length: 100 }, (_, i) =>
      send(db, i % 2 ? { id: `m${i}` } : { id: `m${i}`, from: 'b', to: 'a' }),
    );
    const seqs = (await Promise.all(sends)).map((sent) => sent.seq).toSorted((x, y) => x - y);
    expect(seqs).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
    expect((await findConversation(db, 'c'))?.last_seq).toBe(100);
    expect((await findParticipant(db, 'a', 'c'))?.unread_count).toBe(50);
  });

  it('leave no gap when a send fails, and read no unread away that comes meanwhile', async () => {
    const { db } = await open();
    await conversation(db);
    const failing = transaction(db, async (tx) => {
      await tx
        .updateTable('conversation')
        .set((eb) => ({ last_seq: eb('last_seq', '+', 1) }))
        .where('tenant_id', '=', 1)
        .where('id', '=', 'c')
        .execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await send(db, { id: 'm0' });
    const reads = Array.from({ length: 20 }, () => transaction(db, (tx) => markRead(tx, 'b', 'c', 1)));
    const sends = Array.from({ length: 20 }, (_, i) => send(db, { id: `n${i}` }));
    await Promise.all(reads.flatMap((read, i) => [read, sends[i]]));
    expect(await findParticipant(db, 'b', 'c')).toMatchObject({ unread_count: 20, last_read_seq: 1 });
  });

  it('are paged in both directions', async () => {
    const { db, other } = await open();
    await conversation(db);
    for (let i = 1; i <= 7; i++) await send(db, { id: `m${i}` });
    const ids = (rows: { seq: number }[]) => rows.map((row) => row.seq);
    expect(ids(await listMessagesAfter(db, reader('b'), 4, 10))).toEqual([5, 6, 7]);
    expect(ids(await listMessagesAfter(db, reader('b'), 0, 2))).toEqual([1, 2]);
    expect(ids(await listMessagesAfter(db, reader('b', 5), 0, 10))).toEqual([6, 7]);
    expect(ids(await listMessagesBefore(db, reader('b'), undefined, 3))).toEqual([5, 6, 7]);
    expect(ids(await listMessagesBefore(db, reader('b'), 5, 3))).toEqual([2, 3, 4]);
    await send(db, { id: 'm8', type: 'gift' });
    expect(ids(await listMessagesBefore(db, { ...reader('b'), type: 'text' }, undefined, 2))).toEqual([6, 7]);
    expect(ids(await listMessagesBefore(db, { ...reader('b'), type: 'gift' }, undefined, 2))).toEqual([8]);
    expect(await listMessagesAfter(other, reader('b'), 0, 10)).toEqual([]);
    await setMessageCharge(db, 'm1', 'booked');
    expect(await findMessage(db, 'm1')).toMatchObject({ charge: 'booked', body: 'body m1' });
  });

  it('repeated are found by their key, which is refused a second time', async () => {
    const { db } = await open();
    await conversation(db);
    await send(db, { id: 'm1', key: 'k' });
    const again = await send(db, { id: 'm2', key: 'k' }).catch((error) => error);
    expect(again).toBeInstanceOf(RequestKeyTaken);
    expect((await findMessageByRequest(db, 'a', 'k'))?.id).toBe('m1');
    expect(await findMessageByRequest(db, 'b', 'k')).toBeUndefined();
    await send(db, { id: 'm3', key: 'k', from: 'b', to: 'a' });
    expect((await findConversation(db, 'c'))?.last_seq).toBe(2);
  });

  it('sent twice at once with one key exist once', async () => {
    const { db } = await open();
    await conversation(db);
    const once = (i: number) =>
      transaction(db, async (tx) => {
        await lockConversation(tx, 'c');
        const earlier = await findMessageByRequest(tx, 'a', 'k');
        if (earlier) return earlier.id;
        await appendMessage(tx, {
          conversation_id: 'c',
          id: `m${i}`,
          sender_id: 'a',
          recipient_id: 'b',
          author_kind: 'member',
          type: 'text',
          body: 'x',
          created_at: TEST_NOW,
          delivered_at: TEST_NOW,
          charge: 'free',
          request_key: 'k',
          request_hash: null,
        });
        return `m${i}`;
      });
    const ids = await Promise.all(Array.from({ length: 20 }, (_, i) => once(i)));
    expect(new Set(ids).size).toBe(1);
    expect(await listMessagesAfter(db, reader('a'), 0, 50)).toHaveLength(1);
  });

  it('to somebody who has not confirmed wait for them', async () => {
    const { db } = await open();
    await insertMembers(db, [memberRow('a'), memberRow('b')]);
    await conversation(db);
    await send(db, { id: 'm1', delivered: false });
    await send(db, { id: 'm2', delivered: false });
    expect(await listConversations(db, 'b', { limit: 10 })).toEqual([]);
    expect(await listMessagesAfter(db, reader('b'), 0, 10)).toEqual([]);
    expect(await listMessagesAfter(db, reader('a'), 0, 10)).toHaveLength(2);
    const delivered = await transaction(db, (tx) => deliverWaiting(tx, 'b', TEST_NOW + 5));
    expect(delivered.map((message) => [message.id, message.delivered_at])).toEqual([
      ['m1', TEST_NOW + 5],
      ['m2', TEST_NOW + 5],
    ]);
    expect(await transaction(db, (tx) => deliverWaiting(tx, 'b', TEST_NOW + 6))).toEqual([]);
    const [entry] = await listConversations(db, 'b', { limit: 10 });
    expect(entry).toMatchObject({ unread: 2, last: { seq: 2, body: 'body m2' } });
  });
});
