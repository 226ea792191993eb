import { expect, it } from 'vitest';
import type { Reaction } from '~/contract/message';
import { blockMember } from '~/features/safety/block/block.service.server';
import { openLimits } from '~/server/limits/limits';
import { as, type TestContext } from '~/testing/context';
import { makeFictional, makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { transaction } from '~db/database';
import { appendMessage } from '~db/queries/message';
import { listChats } from '../list/list.service.server';
import { deleteChat } from '../list/delete.service.server';
import { chatContext, errorCodes, eventsOf, expectSound, makeRich, send } from './chat.testing';
import { findConversationPage } from './conversation.service.server';
import { eraseMessagesOf } from './erase-of-member.service.server';
import { reactTo } from './react.service.server';

const KINDS: Reaction[] = ['heart', 'laugh', 'wow', 'sad', 'thumbs-up', 'fire'];

withDatabase('reactions', (open) => {
  /** Anna has written to Ben. */
  async function pair(context: TestContext) {
    const anna = await makeRich(context, { name: 'Anna' });
    const ben = await makeRich(context, { name: 'Ben' });
    const id = (await send(context, anna, ben)).conversation.id;
    const page = (member: typeof anna) => findConversationPage(as(context, member), id, {});
    const react = (member: typeof anna, reaction: Reaction | null, seq = 1, conversation = id) =>
      reactTo(as(context, member), { conversation, seq, reaction });
    const shown = async (member: typeof anna) => (await page(member)).messages.map(({ reaction }) => reaction);
    return { anna, ben, id, page, react, shown };
  }

  // covers X17-040
  it('are one per message, seen by both at once, changed and taken back, and cost nothing', async () => {
    const context = chatContext(await open());
    const { anna, ben, id, react, shown, page } = await pair(context);
    const annas = eventsOf(context, anna);
    await react(ben, 'heart');
    expect([await shown(anna), await shown(ben)]).toEqual([['heart'], ['heart']]);
    expect(await annas()).toEqual([{ kind: 'reaction', conversation: id, seq: 1 }]);
    await react(ben, 'fire');
    expect(await shown(anna)).toEqual(['fire']);
    await react(ben, null);
    expect([await shown(anna), (await page(anna)).reaction_changes]).toEqual([[null], 3]);
    await expectSound(context);
  });

  it('do nothing when repeated: no event, and no change that pages would fetch', async () => {
    const context = chatContext(await open());
    const { anna, ben, react, page } = await pair(context);
    await react(ben, 'heart');
    const annas = eventsOf(context, anna);
    await react(ben, 'heart');
    expect([await annas(), (await page(anna)).reaction_changes]).toEqual([[], 1]);
  });

  // covers X17-078
  it('of a hundred requests at once leave one, which both see', async () => {
    const context = chatContext(await open());
    const { anna, ben, react, shown, page } = await pair(context);
    await Promise.all(Array.from({ length: 100 }, (_, at) => react(ben, KINDS[at % KINDS.length]!)));
    const [reaction] = await shown(ben);
    expect(KINDS).toContain(reaction);
    expect(await shown(anna)).toEqual([reaction]);
    expect((await page(anna)).reaction_changes).toBe((await page(ben)).reaction_changes);
  });

  it('move nothing in the list of conversations and count as nothing unread', async () => {
    const context = chatContext(await open());
    const { anna, ben, react } = await pair(context);
    const list = async () => (await listChats(as(context, anna))).chats.map(({ profile: _, ...chat }) => chat);
    await listChats(as(context, ben));
    const before = await list();
    await react(ben, 'heart');
    expect(await list()).toEqual(before);
  });

  // covers X17-041
  it('are for messages of others that the member sees, and for no others', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const elsewhere = chatContext(opened, { brand: 2 });
    const { anna, ben, id, react } = await pair(context);
    const stranger = await makeMember(context);
    for (const refused of [() => react(anna, 'heart'), () => react(ben, 'heart', 2), () => react(stranger, 'heart')]) {
      await expect(refused()).rejects.toMatchObject({ status: 404 });
    }
    const abroad = reactTo(as(elsewhere, ben), { conversation: id, seq: 1, reaction: 'heart' });
    await expect(abroad).rejects.toMatchObject({ status: 404 });
    await deleteChat(as(context, ben), id);
    await expect(react(ben, 'heart')).rejects.toMatchObject({ status: 404 });
  });

  it('are refused for a profile that the team hides, and before the e-mail address is confirmed', async () => {
    const context = chatContext(await open());
    const { ben, react, shown } = await pair(context);
    const hidden = {
      ...ben,
      profileStatus: 'disabled' as const,
      hiddenBy: 'team' as const,
      decisionNumber: 'ABCD-2345',
    };
    await expect(react(hidden, 'heart')).rejects.toMatchObject({ code: 'safety.profile-hidden' });
    const unconfirmed = { ...ben, status: 'not_confirmed' as const, hiddenBy: 'unconfirmed' as const };
    await expect(react(unconfirmed, 'heart')).rejects.toMatchObject({ code: 'chat.confirm-first' });
    expect(await shown(ben)).toEqual([null]);
  });

  it('are refused where one blocks the other, in both directions', async () => {
    const context = chatContext(await open());
    const { anna, ben, react, id } = await pair(context);
    await send(context, ben, id);
    await blockMember(as(context, ben), anna.id);
    expect(await errorCodes([react(ben, 'heart')])).toEqual(['chat.blocked-by-you']);
    await expect(react(anna, 'heart', 2)).rejects.toMatchObject({ code: 'members.blocked-by' });
  });

  // covers X17-041
  it('reach what a team wrote for a fictional profile, but nothing that was written automatically', async () => {
    const context = chatContext(await open());
    const anna = await makeRich(context);
    const flora = await makeFictional(context);
    const { conversation } = await send(context, anna, flora);
    const write = (id: string, author_kind: 'operator' | 'automation') =>
      transaction(context.db, (tx) =>
        appendMessage(tx, {
          conversation_id: conversation.id,
          id: id.repeat(26),
          sender_id: flora.id,
          recipient_id: anna.id,
          author_kind,
          type: 'text',
          body: 'Hello',
          created_at: context.clock.now(),
          delivered_at: context.clock.now(),
          charge: 'free',
          request_key: null,
          request_hash: null,
        }),
      );
    await write('a', 'operator');
    await write('b', 'automation');
    const react = (seq: number) => reactTo(as(context, anna), { conversation: conversation.id, seq, reaction: 'wow' });
    expect(await react(2)).toMatchObject({ reaction: 'wow', author: 'operator' });
    await expect(react(3)).rejects.toMatchObject({ status: 404 });
  });

  it('are limited per minute', async () => {
    const context = chatContext(await open(), { limits: openLimits() });
    const { ben, react } = await pair(context);
    for (let at = 0; at < 60; at++) await react(ben, KINDS[at % 6]!);
    await expect(react(ben, 'heart')).rejects.toMatchObject({ status: 429 });
  });

  it('of a member who is erased are gone, and those of the other member are not', async () => {
    const context = chatContext(await open());
    const { anna, ben, id, react, shown } = await pair(context);
    await send(context, ben, id);
    await react(ben, 'heart');
    await react(anna, 'fire', 2);
    expect(await shown(anna)).toEqual(['heart', 'fire']);
    await eraseMessagesOf(context, ben.id);
    expect(await shown(anna)).toEqual([null]);
  });
});
