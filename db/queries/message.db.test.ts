import { expect, it } from 'vitest';
import { memberRow } from '~/testing/rows';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { transaction } from '../database';
import { findConversation, lockConversation } from './conversation';
import { insertMembers } from './member.testing';
import {
  appendMessage,
  deliverPending,
  findMessage,
  findMessageByRequest,
  listMessagesAfter,
  listMessagesBefore,
  RequestKeyTaken,
  setMessageCharge,
} from './message';
import { listConversations } from './conversation-list';
import { findParticipant, markRead } from './participant';
import { conversation, reader, send } from './message.testing';

withDatabase('messages', (open) => {
  it('of a hundred senders at once are numbered without gaps', async () => {
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

  it('leave no gap if a send fails, and do not mark as read what arrives meanwhile', async () => {
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
    const m1 = (await findMessage(db, 'm1'))!;
    await transaction(db, (tx) => setMessageCharge(tx, m1, 'booked'));
    expect(await findMessage(db, 'm1')).toMatchObject({ charge: 'booked', body: 'body m1' });
  });

  it('are found by their key, which is refused a second time', async () => {
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

  it('exist once if they are sent twice at once with one key', async () => {
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

  it('to somebody who has not confirmed are pending', async () => {
    const { db } = await open();
    await insertMembers(db, [memberRow('a'), memberRow('b')]);
    await conversation(db);
    await send(db, { id: 'm1', delivered: false });
    await send(db, { id: 'm2', delivered: false });
    expect(await listConversations(db, 'b', { limit: 10 })).toEqual([]);
    expect(await listMessagesAfter(db, reader('b'), 0, 10)).toEqual([]);
    expect(await listMessagesAfter(db, reader('a'), 0, 10)).toHaveLength(2);
    const delivered = await transaction(db, (tx) => deliverPending(tx, 'b', TEST_NOW + 5));
    expect(delivered.map((message) => [message.id, message.delivered_at])).toEqual([
      ['m1', TEST_NOW + 5],
      ['m2', TEST_NOW + 5],
    ]);
    expect(await transaction(db, (tx) => deliverPending(tx, 'b', TEST_NOW + 6))).toEqual([]);
    const [entry] = await listConversations(db, 'b', { limit: 10 });
    expect(entry).toMatchObject({ unread: 2, last: { seq: 2, body: 'body m2' } });
  });
});
