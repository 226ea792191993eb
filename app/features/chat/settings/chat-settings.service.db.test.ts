import { expect, it } from 'vitest';
import { likeMember } from '~/features/likes/likes.service.server';
import { as, type TestContext } from '~/testing/context';
import { makeFictional, makeUnconfirmed } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { transaction } from '~db/database';
import { changeChatSettings, findChatSettings } from './chat-settings.service.server';
import { chatContext, eventsOf, makeRich, send } from '../server/chat.testing';
import { queueFirstMessageIn } from '../server/first-message.service.server';
import { listChats } from '../list/list.service.server';
import { findNewChat, openChat } from '../conversation/page.service.server';
import { readChat } from '../server/read.service.server';
import { findConversationPage } from '../server/conversation.service.server';

type Who = 'everybody' | 'liked' | 'matches';

async function pair(context: TestContext) {
  const anna = await makeRich(context, { name: 'Anna' });
  const ben = await makeRich(context, { name: 'Ben' });
  const receipts = (member: typeof anna, on: boolean) =>
    changeChatSettings(as(context, member), { receipts: on, who_may_write: 'everybody' });
  const open = (member: typeof anna, who: Who) =>
    changeChatSettings(as(context, member), { receipts: true, who_may_write: who });
  return { anna, ben, receipts, open };
}

withDatabase('receipts', (open) => {
  it('say what has been delivered to a page and what was read, and nothing before that', async () => {
    const context = chatContext(await open());
    const { anna, ben } = await pair(context);
    const { conversation } = await send(context, anna, ben);
    const marks = () => findConversationPage(as(context, anna), conversation.id, {});
    expect(await marks()).toMatchObject({ delivered_seq: 0, read_seq: 0 });
    const annas = eventsOf(context, anna);
    await Promise.all([listChats(as(context, ben)), listChats(as(context, ben)), listChats(as(context, ben))]);
    expect(await annas()).toEqual([{ kind: 'delivered', conversation: conversation.id, seq: 1 }]);
    expect(await marks()).toMatchObject({ delivered_seq: 1, read_seq: 0 });
    await readChat(as(context, ben), conversation.id, 1);
    expect(await marks()).toMatchObject({ delivered_seq: 1, read_seq: 1 });
    // Opening the sender's own list delivers nothing.
    await listChats(as(context, anna));
    expect(await annas()).toHaveLength(2);
  });

  it.each([
    ['reader', 'who reads'],
    ['writer', 'who wrote'],
  ])('reach neither member if the %s has switched them off', async (silent) => {
    const context = chatContext(await open());
    const { anna, ben, receipts } = await pair(context);
    const { conversation } = await send(context, anna, ben);
    await receipts(silent === 'reader' ? ben : anna, false);
    const received = [eventsOf(context, anna), eventsOf(context, ben)];
    await listChats(as(context, ben));
    await openChat(as(context, ben), conversation.id, { seen: true });
    await send(context, ben, conversation.id);
    await listChats(as(context, anna));
    await readChat(as(context, anna), conversation.id, 2);
    for (const liveEvents of received) {
      expect((await liveEvents()).filter(({ kind }) => kind === 'read' || kind === 'delivered')).toEqual([]);
    }
    for (const member of [anna, ben]) {
      const loaded = await findConversationPage(as(context, member), conversation.id, {});
      expect(loaded).toMatchObject({ delivered_seq: 0, read_seq: 0 });
    }
    // Unread counts are private and work without receipts.
    expect((await listChats(as(context, ben))).num_unread_messages).toBe(0);
  });

  it('say nothing about messages read while they were off, and everything from then on', async () => {
    const context = chatContext(await open());
    const { anna, ben, receipts } = await pair(context);
    const { conversation } = await send(context, anna, ben);
    await readChat(as(context, ben), conversation.id, 1);
    await receipts(ben, false);
    await send(context, anna, conversation.id);
    await readChat(as(context, ben), conversation.id, 2);
    await receipts(ben, true);
    const marks = () => findConversationPage(as(context, anna), conversation.id, {});
    expect(await marks()).toMatchObject({ read_seq: 1, delivered_seq: 1 });
    await send(context, anna, conversation.id);
    await readChat(as(context, ben), conversation.id, 3);
    expect(await marks()).toMatchObject({ read_seq: 3, delivered_seq: 3 });
  });

  // covers S4-040
  it('of an invisible member say nothing, also later nothing about what was read meanwhile', async () => {
    const context = chatContext(await open());
    const { anna, ben } = await pair(context);
    const { conversation } = await send(context, anna, ben);
    const annas = eventsOf(context, anna);
    const marks = () => findConversationPage(as(context, anna), conversation.id, {});
    const hidden = { ...ben, invisible: true };
    await listChats(as(context, hidden));
    await readChat(as(context, hidden), conversation.id, 1);
    await openChat(as(context, hidden), conversation.id, { seen: true });
    expect(await annas()).toEqual([]);
    expect(await marks()).toMatchObject({ read_seq: 0, delivered_seq: 0 });
    expect((await listChats(as(context, ben))).num_unread_messages).toBe(0);
    await send(context, anna, conversation.id);
    await readChat(as(context, ben), conversation.id, 2);
    expect(await marks()).toMatchObject({ read_seq: 2, delivered_seq: 2 });
  });

  it('give the reader the position where new messages begin', async () => {
    const context = chatContext(await open());
    const { anna, ben } = await pair(context);
    const { conversation } = await send(context, anna, ben);
    await readChat(as(context, ben), conversation.id, 1);
    await send(context, anna, conversation.id);
    const page = await openChat(as(context, ben), conversation.id, { seen: true });
    expect(page.conversation.own_read_seq).toBe(1);
    expect((await findConversationPage(as(context, ben), conversation.id, {})).own_read_seq).toBe(2);
  });
});

withDatabase('who may write first', (open) => {
  it('is everybody, unless the member chose otherwise', async () => {
    const context = chatContext(await open());
    const { anna, ben } = await pair(context);
    expect(await findChatSettings(as(context, ben))).toEqual({ receipts: true, who_may_write: 'everybody' });
    await expect(send(context, anna, ben)).resolves.toBeTruthy();
  });

  it.each<[Who, string]>([
    ['liked', 'chat.only-liked'],
    ['matches', 'chat.only-matches'],
  ])(
    'is %s only: the error and the page say so, nothing is charged, and the right like opens the way',
    async (who, code) => {
      const context = chatContext(await open());
      const { anna, ben, open: choose } = await pair(context);
      await choose(ben, who);
      const page = async () => {
        const found = await findNewChat(as(context, anna), ben.id);
        return found.existing === null ? found.page.writePermission : found.existing;
      };
      expect(await page()).toBe(`only-${who}`);
      await expect(send(context, anna, ben)).rejects.toMatchObject({ code, status: 403, values: { name: 'Ben' } });
      // A like by the member who wants to write does not count.
      await likeMember(as(context, anna), ben.id);
      await expect(send(context, anna, ben)).rejects.toMatchObject({ code });
      await likeMember(as(context, ben), anna.id);
      expect(await page()).toBe('open');
      const sent = await send(context, anna, ben);
      expect(sent.credits).toBe(100_000 - context.tenant.message_credits);
    },
  );

  it('needs both likes for ‘matches’, and one like for ‘liked’', async () => {
    const context = chatContext(await open());
    const { anna, ben, open: choose } = await pair(context);
    await likeMember(as(context, ben), anna.id);
    await choose(ben, 'matches');
    await expect(send(context, anna, ben)).rejects.toMatchObject({ code: 'chat.only-matches' });
    await choose(ben, 'liked');
    await expect(send(context, anna, ben)).resolves.toBeTruthy();
  });

  it('does not affect conversations that have begun, one’s own first messages and made-up profiles', async () => {
    const context = chatContext(await open());
    const { anna, ben, open: choose } = await pair(context);
    const { conversation } = await send(context, anna, ben);
    await choose(ben, 'matches');
    await expect(send(context, anna, conversation.id)).resolves.toBeTruthy();
    await expect(send(context, ben, await makeRich(context))).resolves.toBeTruthy();
    const flora = await makeFictional(context, { who_may_write: 'matches' });
    await expect(send(context, anna, flora)).resolves.toBeTruthy();
  });

  it('holds for the first message of a signup, whose text then becomes a draft', async () => {
    const context = chatContext(await open());
    const { ben, open: choose } = await pair(context);
    const newcomer = await makeUnconfirmed(context, { credits: 100 });
    const queue = () =>
      transaction(context.db, (tx) =>
        queueFirstMessageIn(tx, context, { fromMemberId: newcomer.id, toMemberId: ben.id, text: 'Hello' }),
      );
    await choose(ben, 'liked');
    expect(await queue()).toBe(false);
    await choose(ben, 'everybody');
    expect(await queue()).toBe(true);
  });

  it('is of one brand: the same choice elsewhere changes nothing here', async () => {
    const opened = await open();
    const [here, there] = [chatContext(opened), chatContext(opened, { brand: 2 })];
    const ben = await makeRich(here);
    await changeChatSettings(as(there, ben), { receipts: false, who_may_write: 'matches' });
    expect(await findChatSettings(as(here, ben))).toEqual({ receipts: true, who_may_write: 'everybody' });
  });
});
