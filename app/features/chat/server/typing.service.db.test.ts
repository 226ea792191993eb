import { expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { getMember } from '~db/queries/member';
import { disableProfile } from '~/features/safety/report/review.service.server';
import { openLimits } from '~/server/limits/limits';
import { as } from '~/testing/context';
import { makeFictional } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { chatContext, eventsOf, makeRich, send } from './chat.testing';
import { deleteChat } from '../list/delete.service.server';
import { publishTyping } from './typing.service.server';

withDatabase('typing', (open) => {
  const setting = async (limits = openLimits(100)) => {
    const opened = await open();
    const context = chatContext(opened, { limits });
    const anna = await makeRich(context, { name: 'Anna' });
    const ben = await makeRich(context, { name: 'Ben' });
    const { conversation } = await send(context, anna, ben);
    return { opened, context, anna, ben, id: conversation.id, received: eventsOf(context, ben) };
  };

  it('is published to the other member only', async () => {
    const { context, anna, id, received } = await setting();
    const annas = eventsOf(context, anna);
    await publishTyping(as(context, anna), id);
    expect(await received()).toEqual([{ kind: 'typing', conversation: id }]);
    expect(await annas()).toEqual([]);
  });

  it('is dropped when it comes too often', async () => {
    const { context, anna, id, received } = await setting(openLimits(1));
    for (let i = 0; i < 50; i++) await publishTyping(as(context, anna), id);
    expect(await received()).toHaveLength(30);
  });

  // covers S4-040
  it('is not published for invisible members, to blocked members, or after the conversation was removed', async () => {
    const { context, anna, ben, id, received } = await setting();
    await publishTyping(as(context, { ...anna, invisible: true }), id);
    await deleteChat(as(context, ben), id);
    await publishTyping(as(context, anna), id);
    await send(context, anna, id);
    await insertBlock(context.db, anna.id, ben.id, 0);
    await publishTyping(as(context, anna), id);
    expect((await received()).filter(({ kind }) => kind === 'typing')).toEqual([]);
    await insertBlock(context.db, ben.id, anna.id, 0);
    await expect(publishTyping(as(context, anna), id)).rejects.toMatchObject({ code: 'members.blocked-by' });
  });

  it('is not published for members whose profile the team hides or who cannot send, nor to them', async () => {
    const { context, anna, ben, id, received } = await setting();
    const annas = eventsOf(context, anna);
    await disableProfile(context, anna.id, { rule: 'spam', reason: 'Adverts', by: 'Eva' });
    // Her page was opened before the decision.
    const { decision_number: decisionNumber } = await getMember(context.db, anna.id);
    await publishTyping(as(context, { ...anna, hiddenBy: 'team', decisionNumber }), id);
    await publishTyping(as(context, ben), id);
    expect([await received(), await annas()]).toEqual([[], []]);
  });

  it('is for real members who are in the conversation', async () => {
    const { opened, context, anna, id, received } = await setting();
    const flora = await makeFictional(context);
    const sent = await send(context, anna, flora);
    const floras = eventsOf(context, flora);
    await publishTyping(as(context, anna), sent.conversation.id);
    expect((await floras()).filter(({ kind }) => kind === 'typing')).toEqual([]);
    await expect(publishTyping(as(context, await makeRich(context)), id)).rejects.toMatchObject({ status: 404 });
    const elsewhere = chatContext(opened, { brand: 2 });
    await expect(publishTyping(as(elsewhere, anna), id)).rejects.toMatchObject({ status: 404 });
    expect(await received()).toEqual([]);
  });
});
