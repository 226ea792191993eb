import { expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { as, type TestContext } from '~/testing/context';
import { makeFictional, makeUnconfirmed } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { chatContext, eventsOf, makeRich, send } from './chat.testing';
import { deleteChat } from '../list/delete.service.server';
import { listChats } from '../list/list.service.server';
import { findNewChat, openChat } from '../conversation/page.service.server';
import { readChat } from './read.service.server';
import { findConversationPage } from './conversation.service.server';
import { countUnread } from './unread.service.server';

async function pair(context: TestContext) {
  const anna = await makeRich(context, { name: 'Anna', photo: true });
  const ben = await makeRich(context, { name: 'Ben' });
  const { conversation } = await send(context, anna, ben, { text: 'text 1' });
  return { anna, ben, id: conversation.id };
}

withDatabase('a conversation', (open) => {
  it('pages backwards and resumes forwards without a gap', async () => {
    const context = chatContext(await open());
    const { anna, ben, id } = await pair(context);
    for (let i = 2; i <= 120; i++) await send(context, anna, id, { text: `text ${i}` });
    const bens = as(context, ben);
    const newest = await findConversationPage(bens, id, {});
    expect([newest.messages[0]!.seq, newest.messages.at(-1)!.seq, newest.earlier]).toEqual([71, 120, true]);
    const before = await findConversationPage(bens, id, { before: 21 });
    expect([before.messages[0]!.seq, before.messages.at(-1)!.seq, before.earlier]).toEqual([1, 20, false]);
    const after = await findConversationPage(bens, id, { after: 60 });
    expect([after.messages[0]!.seq, after.messages.at(-1)!.seq, after.more]).toEqual([61, 110, true]);
    expect(await findConversationPage(bens, id, { after: 110 })).toMatchObject({
      more: false,
      messages: { length: 10 },
    });
    expect(await findConversationPage(bens, id, { after: 999 })).toMatchObject({ more: false, messages: [] });
  });

  // covers S4-055
  it('is read by looking at it, which the writer can see, and unread again after a new message', async () => {
    const context = chatContext(await open());
    const { anna, ben, id } = await pair(context);
    await send(context, anna, id);
    const [annas, bens] = [eventsOf(context, anna), eventsOf(context, ben)];
    const opened = await openChat(as(context, ben), id, { seen: false });
    expect(opened).toMatchObject({ partner: { name: 'Anna', fictional: false }, writePermission: 'open' });
    expect(await countUnread(context, ben.id)).toBe(2);
    await openChat(as(context, ben), id, { seen: true });
    expect(await countUnread(context, ben.id)).toBe(0);
    expect(await annas()).toEqual([{ kind: 'read', conversation: id, seq: 2 }]);
    expect(await bens()).toEqual([{ kind: 'conversation', conversation: id }]);
    expect((await findConversationPage(as(context, anna), id, {})).read_seq).toBe(2);
    await readChat(as(context, ben), id, 2);
    expect(await annas()).toHaveLength(1);
    await send(context, anna, id);
    expect(await countUnread(context, ben.id)).toBe(1);
    await readChat(as(context, ben), id, 99);
    expect(await countUnread(context, ben.id)).toBe(0);
  });

  // covers S4-055
  it('is marked as read by opening it, also if none of its messages can be seen any more', async () => {
    const opened = await open();
    const context = chatContext(opened, { tenant: { message_retention_days: 30 } });
    const { anna, ben, id } = await pair(context);
    await send(context, anna, id);
    opened.clock.advance(30 * DAY + 1);
    expect(await countUnread(context, ben.id)).toBe(2);
    const { conversation } = await openChat(as(context, ben), id, { seen: false });
    expect(conversation).toMatchObject({ messages: [], newest_seq: 2 });
    expect(await countUnread(context, ben.id)).toBe(2);
    await openChat(as(context, ben), id, { seen: true });
    expect(await countUnread(context, ben.id)).toBe(0);
    // A new message is unread again, and a page of earlier messages does not mark it as read.
    await send(context, anna, id);
    await openChat(as(context, ben), id, { before: 3, seen: true });
    expect(await findConversationPage(as(context, ben), id, { before: 3 })).toMatchObject({
      messages: [],
      newest_seq: 2,
    });
    expect(await countUnread(context, ben.id)).toBe(1);
    // The reader has deleted the conversation, so nothing is left to read.
    await deleteChat(as(context, ben), id);
    expect(await findConversationPage(as(context, ben), id, {})).toMatchObject({ messages: [], newest_seq: 0 });
  });

  // covers S7-022
  it('is deleted for one side only, and comes back without its earlier messages', async () => {
    const context = chatContext(await open());
    const { anna, ben, id } = await pair(context);
    await send(context, anna, id, { text: 'text 2' });
    const received = eventsOf(context, ben);
    await deleteChat(as(context, ben), id);
    await deleteChat(as(context, ben), id);
    expect(await received()).toEqual([{ kind: 'conversation', conversation: id }]);
    expect(await listChats(as(context, ben))).toMatchObject({ chats: [], num_unread_messages: 0 });
    expect((await listChats(as(context, anna))).chats).toHaveLength(1);
    expect(await findConversationPage(as(context, ben), id, {})).toMatchObject({ messages: [], older_hidden: false });
    await send(context, anna, id, { text: 'text 3' });
    expect((await listChats(as(context, ben))).chats).toMatchObject([{ num_unread_messages: 1 }]);
    for (const part of [{}, { after: 0 }, { before: 99 }]) {
      const { messages } = await findConversationPage(as(context, ben), id, part);
      expect(messages.map(({ text }) => text)).toEqual(['text 3']);
    }
    const eve = await makeRich(context);
    await expect(deleteChat(as(context, eve), id)).rejects.toMatchObject({ status: 404 });
  });

  // covers S8-026
  it('hides messages older than the brand’s retention time, and says so', async () => {
    const opened = await open();
    const context = chatContext(opened, { tenant: { message_retention_days: 30 } });
    const { anna, ben, id } = await pair(context);
    expect(await findConversationPage(as(context, ben), id, {})).toMatchObject({ older_hidden: false });
    opened.clock.advance(30 * DAY + 1);
    expect(await findConversationPage(as(context, ben), id, {})).toMatchObject({ messages: [], older_hidden: true });
    expect((await listChats(as(context, ben))).chats).toMatchObject([{ last_message: null }]);
    await send(context, anna, id, { text: 'text 2' });
    const { messages, older_hidden } = await findConversationPage(as(context, ben), id, {});
    expect(messages.map(({ text }) => text)).toEqual(['text 2']);
    expect(older_hidden).toBe(true);
    // After deleting the conversation, the reader is not told of erased messages.
    await deleteChat(as(context, ben), id);
    expect(await findConversationPage(as(context, ben), id, {})).toMatchObject({ older_hidden: false });
  });
});

withDatabase('the list of conversations', (open) => {
  // covers S3-079 S3-080 S3-081 S3-082 S7-020
  it('shows the other member, the last message and the unread count, the newest first', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const { anna, ben, id } = await pair(context);
    opened.clock.advance(1000);
    const carl = await makeRich(context, { name: 'Carl' });
    await send(context, carl, ben, { text: `${'long '.repeat(40)}\nend` });
    const { chats } = await listChats(as(context, ben));
    expect(chats.map(({ profile }) => profile.name)).toEqual(['Carl', 'Anna']);
    expect(chats[0]!.last_message!.text).toMatch(/^long long .{100,}…$/);
    expect(chats[1]).toMatchObject({
      conversation: { id },
      profile: { id: anna.id, status: 'active', fictional: false, main_image: { status: 'active' } },
      num_unread_messages: 1,
      last_message: { type: 'text', text: 'text 1', own: false },
    });
    expect((await listChats(as(context, anna))).chats).toMatchObject([{ last_message: { own: true } }]);
  });

  it('leaves out blocked members on both sides, and their unread messages', async () => {
    const context = chatContext(await open());
    const { anna, ben } = await pair(context);
    await insertBlock(context.db, ben.id, anna.id, context.clock.now());
    expect(await listChats(as(context, anna))).toMatchObject({ chats: [] });
    expect(await listChats(as(context, ben))).toMatchObject({ chats: [], num_unread_messages: 0 });
    expect(await countUnread(context, ben.id)).toBe(0);
  });

  it('is paged, with the unread count over all pages', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const ben = await makeRich(context);
    for (let i = 0; i < 53; i++) {
      opened.clock.advance(1000);
      await send(context, await makeRich(context), ben);
    }
    const first = await listChats(as(context, ben));
    expect([first.chats.length, first.num_unread_messages]).toEqual([50, 53]);
    const second = await listChats(as(context, ben), first.next);
    expect([second.chats.length, second.next, second.num_unread_messages]).toEqual([3, null, 53]);
    const ids = [...first.chats, ...second.chats].map(({ conversation }) => conversation.id);
    expect(new Set(ids).size).toBe(53);
    expect((await listChats(as(context, ben), 'rubbish')).chats).toHaveLength(50);
  });
});

withDatabase('the page of a new conversation', (open) => {
  // covers S2-011
  it('shows the recipient, or leads to the conversation that exists', async () => {
    const context = chatContext(await open());
    const anna = await makeRich(context);
    const flora = await makeFictional(context, { name: 'Flora' });
    const found = await findNewChat(as(context, anna), flora.id);
    expect(found).toMatchObject({
      existing: null,
      page: { partner: { name: 'Flora', fictional: true }, writePermission: 'open', draft: '' },
    });
    // Reading the page writes nothing.
    expect((await listChats(as(context, anna))).chats).toEqual([]);
    const { conversation } = await send(context, anna, flora);
    expect(await findNewChat(as(context, anna), flora.id)).toEqual({ existing: conversation.id });
  });

  it('does not exist for an unknown, hidden, deleted, foreign or blocking member, or for oneself', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const anna = await makeRich(context);
    const ben = await makeRich(context, { name: 'Ben' });
    const nobodies = [
      anna,
      await makeUnconfirmed(context),
      await makeRich(context, { status: 'deleted', profile_status: 'disabled' }),
      await makeRich(chatContext(opened, { brand: 2 })),
      { id: 'unknown' },
    ];
    for (const { id } of nobodies) {
      await expect(findNewChat(as(context, anna), id)).rejects.toMatchObject({ status: 404 });
    }
    await insertBlock(context.db, ben.id, anna.id, context.clock.now());
    await expect(findNewChat(as(context, anna), ben.id)).rejects.toMatchObject({
      code: 'members.blocked-by',
      values: { name: 'Ben' },
    });
    expect(await findNewChat(as(context, ben), anna.id)).toMatchObject({ page: { writePermission: 'blocking' } });
  });
});
