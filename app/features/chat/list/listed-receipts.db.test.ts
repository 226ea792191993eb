import { expect, it } from 'vitest';
import { as, type TestContext } from '~/testing/context';
import { makeFictional } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { readChat } from '../server/read.service.server';
import { findConversationPage } from '../server/conversation.service.server';
import { chatContext, makeRich, send } from '../server/chat.testing';
import { changeChatSettings } from '../settings/chat-settings.service.server';
import { listChats } from './list.service.server';

withDatabase('receipts in the conversation list', (open) => {
  async function pair(context: TestContext) {
    const anna = await makeRich(context, { name: 'Anna' });
    const ben = await makeRich(context, { name: 'Ben' });
    const { conversation } = await send(context, anna, ben);
    const lineOf = async (member: typeof anna) => (await listChats(as(context, member))).chats[0]?.last_message;
    return { anna, ben, id: conversation.id, stateFor: async (member: typeof anna) => (await lineOf(member))?.state };
  }

  // covers X17-045
  it('follow the newest own message from sent to delivered to read, and say nothing of received ones', async () => {
    const context = chatContext(await open());
    const { anna, ben, id, stateFor } = await pair(context);
    expect(await stateFor(anna)).toBe('sent');
    expect(await stateFor(ben)).toBeNull();
    // Ben's list has reached a page of his.
    expect(await stateFor(anna)).toBe('delivered');
    await readChat(as(context, ben), id, 1);
    expect(await stateFor(anna)).toBe('read');
    await send(context, anna, id);
    expect(await stateFor(anna)).toBe('sent');
  });

  // covers X17-045
  it.each(['reader', 'writer'])('are not shown where the %s has switched them off', async (silent) => {
    const context = chatContext(await open());
    const { anna, ben, id, stateFor } = await pair(context);
    await readChat(as(context, ben), id, 1);
    expect(await stateFor(anna)).toBe('read');
    const who = silent === 'reader' ? ben : anna;
    await changeChatSettings(as(context, who), { receipts: false, who_may_write: 'everybody' });
    expect(await stateFor(anna)).toBe('sent');
  });

  it('do not show that an invisible member has read it', async () => {
    const context = chatContext(await open());
    const { anna, ben, id, stateFor } = await pair(context);
    const hidden = { ...ben, invisible: true };
    await stateFor(hidden);
    await readChat(as(context, hidden), id, 1);
    expect(await stateFor(anna)).toBe('sent');
    expect(await findConversationPage(as(context, anna), id, {})).toMatchObject({ read_seq: 0, delivered_seq: 0 });
  });

  it('say of a message to a fictional profile that its credits are reserved, as the conversation does', async () => {
    const context = chatContext(await open());
    const anna = await makeRich(context, { name: 'Anna' });
    await send(context, anna, await makeFictional(context));
    const [chat] = (await listChats(as(context, anna))).chats;
    expect(chat?.last_message?.state).toBe('reserved');
  });
});
