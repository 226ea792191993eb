import { expect, it } from 'vitest';
import { as } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { chatContext, send } from '../server/chat.testing';
import { findBegun, sendFirst } from './first-form.service.server';

withDatabase('the form of a new conversation', (open) => {
  const form = { content: { type: 'text', text: 'Hello' } as const, requestKey: 'key-of-the-form' };

  it('sends the message and leads to the conversation', async () => {
    const context = chatContext(await open());
    const anna = as(context, await makeMember(context, { credits: 10 }));
    const ben = await makeMember(context);
    const { conversation, sent } = await sendFirst(anna, ben.id, form);
    expect(sent).toBe(true);
    expect(await findBegun(anna, ben.id)).toBe(conversation);
  });

  it('leads to a conversation that has begun meanwhile if the message is refused', async () => {
    const context = chatContext(await open());
    const member = await makeMember(context, { credits: 10 });
    const ben = await makeMember(context);
    const { conversation } = await send(context, member, ben);
    expect(await sendFirst(as(context, member), ben.id, form)).toEqual({ conversation: conversation.id, sent: false });
  });

  it('throws the error if there is no conversation', async () => {
    const context = chatContext(await open());
    const anna = as(context, await makeMember(context));
    const ben = await makeMember(context);
    await expect(sendFirst(anna, ben.id, form)).rejects.toMatchObject({ code: 'chat.not-enough-credits' });
    await expect(sendFirst(anna, anna.member.id, form)).rejects.toMatchObject({ status: 404 });
  });
});
