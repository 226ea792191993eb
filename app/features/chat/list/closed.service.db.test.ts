import { expect, it } from 'vitest';
import { listMemberCards } from '~db/queries/member-card';
import { blockMember, unblockMember } from '~/features/safety/block/block.service.server';
import { findReportPage } from '~/features/safety/report/report-page.service.server';
import type { ViewerMember } from '~/server/context/viewer';
import { as, type TestContext } from '~/testing/context';
import { withDatabase } from '~/testing/with-database';
import { chatContext, makeRich, send } from '../server/chat.testing';
import { hasClosedChats, listClosedChats } from './closed.service.server';
import { listChats } from './list.service.server';

withDatabase('closed conversations', (open) => {
  const closedOf = async (context: TestContext, member: ViewerMember) => {
    const { chats } = await listClosedChats(as(context, member), null);
    expect(await hasClosedChats(as(context, member))).toBe(chats.length > 0);
    return chats.map(({ id, person, blocking, blocked }) => ({ id, name: person.name, blocking, blocked }));
  };

  // covers X17-087
  it('are found by both sides of a block, each with what they may know, until it is gone', async () => {
    const context = chatContext(await open());
    const [anna, ben] = [await makeRich(context, { name: 'Anna' }), await makeRich(context, { name: 'Ben' })];
    const { conversation } = await send(context, anna, ben);
    await send(context, anna, await makeRich(context, { name: 'Carl' }));
    expect([await closedOf(context, anna), await closedOf(context, ben)]).toEqual([[], []]);
    await blockMember(as(context, anna), ben.id);
    const { id } = conversation;
    expect(await closedOf(context, anna)).toEqual([{ id, name: 'Ben', blocking: true, blocked: false }]);
    expect(await closedOf(context, ben)).toEqual([{ id, name: 'Anna', blocking: false, blocked: true }]);
    await blockMember(as(context, ben), anna.id);
    expect(await closedOf(context, anna)).toEqual([{ id, name: 'Ben', blocking: true, blocked: true }]);
    await unblockMember(as(context, anna), ben.id);
    await unblockMember(as(context, ben), anna.id);
    expect([await closedOf(context, anna), await closedOf(context, ben)]).toEqual([[], []]);
    expect((await listChats(as(context, anna))).chats).toHaveLength(2);
  });

  it('show no picture and list nobody without a conversation', async () => {
    const context = chatContext(await open());
    const [anna, ben] = [await makeRich(context), await makeRich(context, { photo: true })];
    await blockMember(as(context, anna), ben.id);
    expect(await closedOf(context, anna)).toEqual([]);
    await unblockMember(as(context, anna), ben.id);
    await send(context, anna, ben);
    await blockMember(as(context, anna), ben.id);
    expect((await listMemberCards(context.db, [ben.id]))[0]!.thumb_filename).not.toBeNull();
    expect((await listClosedChats(as(context, anna), null)).chats[0]!.person.thumb).toBeNull();
  });

  it('continue on further pages', async () => {
    const context = chatContext(await open());
    const anna = await makeRich(context);
    for (let n = 0; n < 51; n++) {
      const other = await makeRich(context);
      await send(context, other, anna);
      await blockMember(as(context, anna), other.id);
    }
    const first = await listClosedChats(as(context, anna), null);
    const second = await listClosedChats(as(context, anna), first.next);
    expect([first.chats.length, second.chats.length, second.next]).toEqual([50, 1, null]);
  });

  // covers X17-087
  it('are reported by the blocked side from all that the other one wrote, each message as a whole', async () => {
    const context = chatContext(await open());
    const [anna, ben] = [await makeRich(context), await makeRich(context)];
    const { conversation } = await send(context, anna, ben);
    const long = `You ${'will '.repeat(40)}regret this`;
    await send(context, ben, conversation.id, { text: long });
    for (let n = 1; n <= 7; n++) await send(context, ben, conversation.id, { text: `text ${n}` });
    const offered = async () => {
      const { subjects } = await findReportPage(as(context, anna), ben.id, { photo: null, message: null });
      return subjects.flatMap((subject) => (subject.kind === 'message' ? [subject.text] : []));
    };
    expect(await offered()).toHaveLength(5);
    await blockMember(as(context, ben), anna.id);
    expect(await offered()).toHaveLength(8);
    expect((await offered()).at(-1)).toBe(long);
  });
});
