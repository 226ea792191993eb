import { expect, it } from 'vitest';
import { findBalance } from '~/features/billing/ledger/ledger.service.server';
import { as, type TestContext } from '~/testing/context';
import { withDatabase } from '~/testing/with-database';
import { deleteChat } from '../list/delete.service.server';
import { chatContext, errorCodes, expectSound, makeRich } from './chat.testing';
import { findConversationPage } from './conversation.service.server';
import { eraseMessagesOf } from './erase-of-member.service.server';
import { sendMessage } from './send.service.server';

withDatabase('replies', (open) => {
  /** Anna has written to Ben. */
  async function pair(context: TestContext) {
    const anna = await makeRich(context, { name: 'Anna' });
    const ben = await makeRich(context, { name: 'Ben' });
    let keys = 0;
    const say = (
      from: typeof anna,
      to: typeof anna,
      text: string,
      replyTo?: number,
      requestKey = `key-${++keys}-long`,
    ) =>
      sendMessage(as(context, from), { to: { member: to.id }, content: { type: 'text', text, replyTo }, requestKey });
    const id = (await say(anna, ben, 'On which side of the hill?')).conversation.id;
    const quotes = async (member: typeof anna) =>
      (await findConversationPage(as(context, member), id, {})).messages.map(({ quote }) => quote);
    return { anna, ben, id, say, quotes };
  }

  // covers X17-042
  it('quote a received message to both, and cost what a message costs', async () => {
    const context = chatContext(await open());
    const { anna, ben, say, quotes } = await pair(context);
    const before = await findBalance(context.db, ben.id);
    const sent = await say(ben, anna, 'On the sunny one', 1);
    const quote = { seq: 1, type: 'text', text: 'On which side of the hill?' };
    expect(sent.message.quote).toEqual({ ...quote, own: false });
    expect(await quotes(anna)).toEqual([null, { ...quote, own: true }]);
    expect(await quotes(ben)).toEqual([null, { ...quote, own: false }]);
    expect(await findBalance(context.db, ben.id)).toBe(before - context.tenant.message_credits);
    await expectSound(context);
  });

  it('quote no message that was not received: an own one, an unknown one, one deleted by the reader', async () => {
    const context = chatContext(await open());
    const { anna, ben, id, say } = await pair(context);
    const before = await findBalance(context.db, ben.id);
    await say(ben, anna, 'Hello');
    const refused = [say(ben, anna, 'x', 2), say(ben, anna, 'x', 3), say(ben, anna, 'x', 0)];
    expect(await errorCodes(refused)).toEqual(Array(3).fill('chat.quoted-gone'));
    await deleteChat(as(context, ben), id);
    expect(await errorCodes([say(ben, anna, 'x', 1)])).toEqual(['chat.quoted-gone']);
    expect(await findBalance(context.db, ben.id)).toBe(before - context.tenant.message_credits);
  });

  it('never reach a message of another conversation by its number', async () => {
    const context = chatContext(await open());
    const { anna, ben, say } = await pair(context);
    const carl = await makeRich(context, { name: 'Carl' });
    await say(carl, ben, 'Only for Ben');
    await say(carl, ben, 'And this one');
    expect(await errorCodes([say(ben, anna, 'x', 2)])).toEqual(['chat.quoted-gone']);
  });

  it('stay when the quoted message has been erased, and say that it is gone', async () => {
    const context = chatContext(await open());
    const { anna, ben, say, quotes } = await pair(context);
    await say(ben, anna, 'On the sunny one', 1);
    await eraseMessagesOf(context, anna.id);
    expect(await quotes(ben)).toEqual([{ seq: 1, own: false, type: null, text: '' }]);
  });

  it('shorten what they quote, and name photos without showing them', async () => {
    const context = chatContext(await open());
    const { anna, ben, say, quotes } = await pair(context);
    await say(anna, ben, 'é'.repeat(250));
    await say(ben, anna, 'So long', 2);
    expect((await quotes(anna)).at(-1)).toMatchObject({ text: `${'é'.repeat(199)}…` });
  });

  it('are sent once per key, and the same key with another quote is refused', async () => {
    const context = chatContext(await open());
    const { anna, ben, say, quotes } = await pair(context);
    await say(anna, ben, 'Well?');
    const first = await say(ben, anna, 'Yes', 1, 'the-same-key');
    expect(await say(ben, anna, 'Yes', 1, 'the-same-key')).toMatchObject({ message: first.message });
    expect(
      await errorCodes([say(ben, anna, 'Yes', 2, 'the-same-key'), say(ben, anna, 'Yes', undefined, 'the-same-key')]),
    ).toEqual(Array(2).fill('chat.request-reused'));
    expect(await quotes(ben)).toHaveLength(3);
  });
});
