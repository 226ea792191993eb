import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { insertBlock } from '~db/queries/block';
import { findCreditTransaction } from '~db/queries/credit-transaction';
import { activateMember } from '~db/queries/member';
import { findMessage } from '~db/queries/message';
import { findBalance, findHeld } from '~/features/billing/ledger/ledger.service.server';
import { as, type TestContext } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { bookHoldsForIn, deliverPendingIn } from '../server/chat.service.server';
import { chatContext, expectSound, errorCodes, send } from '../server/chat.testing';
import { listChats } from '../list/list.service.server';
import { findConversationPage } from '../server/conversation.service.server';

const appError = (code: string, status: number) => expect.objectContaining({ code, status });
const range = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
/** The test brand charges 25 credits for a gift and 10 for a text. */
const premium = (context: TestContext, credits: number) => makeMember(context, { credits, paid_user: 1 });

withDatabase('a gift', (open) => {
  // covers S1-003 S1-011 S3-084
  it('arrives with its kind, costs the same whichever it is, and can begin a conversation', async () => {
    const context = chatContext(await open());
    const anna = await premium(context, 60);
    const ben = await makeMember(context);
    const sent = await send(context, anna, ben, { gift: 'kite' });
    expect(sent).toMatchObject({
      credits: 35,
      message: { type: 'gift', text: 'kite', author: 'member', state: 'sent' },
    });
    const { conversation, message } = await send(context, anna, ben, { gift: 'rose' });
    expect(await findCreditTransaction(context.db, `gift:${message.id}`)).toMatchObject({ kind: 'gift' });
    expect(await findMessage(context.db, message.id)).toMatchObject({ cost: 25, charge: 'booked' });
    const seen = await findConversationPage(as(context, ben), conversation.id, {});
    expect(seen.messages.map(({ type, text, own }) => [type, text, own])).toEqual([
      ['gift', 'kite', false],
      ['gift', 'rose', false],
    ]);
    expect((await listChats(as(context, ben))).chats[0]?.last_message).toMatchObject({ type: 'gift', own: false });
    expect(await findBalance(context.db, anna.id)).toBe(10);
    await expectSound(context);
  });

  it('is for premium members, also in a conversation that the other member began; a refused gift leaves no trace', async () => {
    const context = chatContext(await open());
    const free = await makeMember(context, { credits: 100 });
    const ben = await premium(context, 100);
    const { conversation } = await send(context, ben, free);
    const refused = appError('chat.premium-only', 403);
    for (const to of [ben, conversation.id]) {
      await expect(send(context, free, to, { gift: 'rose' })).rejects.toEqual(refused);
    }
    // Text can still be sent, and the refused gifts cost nothing.
    expect((await send(context, free, conversation.id)).credits).toBe(90);
  });

  it('is for everybody at a brand with free gifts; a photo stays premium, and a gift that begins a conversation takes a place', async () => {
    const context = chatContext(await open(), { tenant: { free_gifts: true, limits: { free: { conversations: 1 } } } });
    const free = await makeMember(context, { credits: 100 });
    const [ben, carl] = [await premium(context, 100), await makeMember(context)];
    const { conversation, credits } = await send(context, free, ben, { gift: 'rose' });
    expect(credits).toBe(75);
    expect((await send(context, free, conversation.id, { gift: 'kite' })).credits).toBe(50);
    await expect(send(context, free, carl, { gift: 'rose' })).rejects.toEqual(appError('chat.premium-only', 403));
    expect(await findBalance(context.db, free.id)).toBe(50);
    await expectSound(context);
  });

  it('is not sold where the brand has no gifts; an earlier request gets its result again and sells nothing', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const without = chatContext(opened, { tenant: { features: { gifts: false } } });
    const anna = await premium(context, 100);
    const ben = await makeMember(context);
    const { conversation, message } = await send(context, anna, ben, { gift: 'kite', requestKey: 'key-of-a-kite' });
    const again = await send(without, anna, conversation.id, { gift: 'kite', requestKey: 'key-of-a-kite' });
    expect([again.message.id, again.credits]).toEqual([message.id, 75]);
    // The old key sends neither another gift nor a gift to someone else.
    for (const to of [conversation.id, await makeMember(context)]) {
      const other = send(without, anna, to, { gift: 'rose', requestKey: 'key-of-a-kite' });
      await expect(other).rejects.toMatchObject({ status: 409 });
    }
    for (const to of [conversation.id, ben, await makeMember(context)]) {
      await expect(send(without, anna, to, { gift: 'rose' })).rejects.toEqual(appError('errors.page-not-found', 404));
    }
    expect(await findBalance(context.db, anna.id)).toBe(75);
    await expectSound(context);
  });

  // covers S1-011
  it('takes the credits if there are enough, and says so if there are not', async () => {
    const context = chatContext(await open());
    const anna = await premium(context, 24);
    const ben = await makeMember(context);
    const refused = send(context, anna, ben, { gift: 'rose' });
    await expect(refused).rejects.toMatchObject({
      code: 'chat.not-enough-credits',
      values: { credits: 24, needed: 25 },
    });
    expect((await listChats(as(context, anna))).chats).toEqual([]);
    expect((await send(context, anna, ben)).credits).toBe(14);
  });

  it('is one gift however often it is sent under its key, and another gift needs another key', async () => {
    const context = chatContext(await open());
    const anna = await premium(context, 100);
    const ben = await makeMember(context);
    const again = () => send(context, anna, ben, { gift: 'teddy', requestKey: 'key-of-the-teddy' });
    const responses = await Promise.all(range(20).map(again));
    expect(new Set(responses.map(({ message }) => message.id)).size).toBe(1);
    expect(await findBalance(context.db, anna.id)).toBe(75);
    const reused = appError('chat.request-reused', 409);
    const requestKey = 'key-of-the-teddy';
    await expect(send(context, anna, ben, { gift: 'kite', requestKey })).rejects.toEqual(reused);
    // A text with the name of the gift is not the same request either.
    await expect(send(context, anna, ben, { text: 'teddy', requestKey })).rejects.toEqual(reused);
    await expect(send(context, anna, ben, { text: 'gift\nteddy', requestKey })).rejects.toEqual(reused);
    await expectSound(context);
  });

  it('cannot be paid with the same last credits as a text, sent from two tabs at once', async () => {
    const context = chatContext(await open());
    const ben = await makeMember(context);
    for (let round = 1; round <= 10; round++) {
      const anna = await premium(context, 25);
      const tries = [send(context, anna, ben, { gift: 'rose' }), send(context, anna, ben)];
      const codes = await errorCodes(round % 2 ? tries : tries.reverse());
      expect(codes).toEqual(['chat.not-enough-credits']);
      expect([0, 15]).toContain(await findBalance(context.db, anna.id));
    }
    await expectSound(context);
  });

  it('to a made-up profile is reserved, charged when answered, and returned after 48 hours otherwise', async () => {
    const context = chatContext(await open());
    const anna = await premium(context, 50);
    const flora = await makeFictional(context);
    expect(await send(context, anna, flora, { gift: 'shell' })).toMatchObject({
      credits: 25,
      message: { state: 'reserved' },
    });
    expect(await findHeld(context.db, anna.id)).toBe(25);
    await transaction(context.db, (tx) => bookHoldsForIn(tx, context, { counterpartId: flora.id, memberId: anna.id }));
    expect([await findBalance(context.db, anna.id), await findHeld(context.db, anna.id)]).toEqual([25, 0]);
    await expectSound(context);
  });

  it('to somebody who has not confirmed their e-mail address stays pending, its credits too', async () => {
    const context = chatContext(await open());
    const anna = await premium(context, 50);
    const carl = await makeUnconfirmed(context, { profile_status: 'active' });
    const sent = await send(context, anna, carl, { gift: 'letter' });
    expect(sent.message.state).toBe('pending');
    expect(await findHeld(context.db, anna.id)).toBe(25);
    await transaction(context.db, async (tx) => {
      await activateMember(tx, carl.id, { activated_at: context.clock.now(), searchable: 1 });
      await deliverPendingIn(tx, context, carl.id);
    });
    const { messages } = await findConversationPage(as(context, carl), sent.conversation.id, {});
    expect(messages).toMatchObject([{ type: 'gift', text: 'letter' }]);
    expect(await findHeld(context.db, anna.id)).toBe(0);
    await expectSound(context);
  });

  it('reaches nobody across a block, on another brand, or before one’s own e-mail address is confirmed', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const anna = await premium(context, 100);
    const [ben, carl] = [await makeMember(context), await makeMember(context)];
    await insertBlock(context.db, ben.id, anna.id, context.clock.now());
    await insertBlock(context.db, anna.id, carl.id, context.clock.now());
    const elsewhere = await makeMember(chatContext(opened, { brand: 2 }));
    const unconfirmed = await makeUnconfirmed(context, { credits: 100, paid_user: 1 });
    const gift = 'heart' as const;
    await expect(send(context, anna, ben, { gift })).rejects.toEqual(appError('members.blocked-by', 403));
    await expect(send(context, anna, carl, { gift })).rejects.toEqual(appError('chat.blocked-by-you', 403));
    await expect(send(context, anna, elsewhere, { gift })).rejects.toEqual(appError('errors.page-not-found', 404));
    await expect(send(context, unconfirmed, anna, { gift })).rejects.toEqual(appError('chat.confirm-first', 403));
    expect(await findBalance(context.db, anna.id)).toBe(100);
  });
});
