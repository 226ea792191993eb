import { expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { openLimits } from '~/server/limits/limits';
import { as } from '~/testing/context';
import { makeUnconfirmed } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { chatContext, makeRich, send } from '../server/chat.testing';
import { deleteChat } from './delete.service.server';
import { findChats } from './find-chats.service.server';

withDatabase('searching conversations', (open) => {
  const setting = async (options: Parameters<typeof chatContext>[1] = {}) => {
    const opened = await open();
    const context = chatContext(opened, options);
    const anna = await makeRich(context, { name: 'Anna' });
    const jose = await makeRich(context, { name: 'José' });
    const carl = await makeRich(context, { name: 'Carl' });
    const first = await send(context, jose, anna, { text: 'Shall we go to the LIGHTHOUSE on Sunday?' });
    await send(context, anna, jose, { text: 'Gladly' });
    await send(context, carl, anna, { text: 'Hello there' });
    const found = async (words: string, member = anna) =>
      (await findChats(as(context, member), words)).found.map(({ chat, seq }) => [chat.profile.name, seq]);
    return { opened, context, anna, jose, carl, id: first.conversation.id, found };
  };

  it('finds names and words, whatever their case and accents, with the line around them', async () => {
    const { context, anna, found } = await setting();
    expect(await found('jose')).toEqual([['José', null]]);
    expect(await found('  lighthouse ')).toEqual([['José', 1]]);
    expect(await found('hello')).toEqual([['Carl', 1]]);
    expect(await found('glad')).toEqual([['José', 2]]);
    expect(await found('nothing like it')).toEqual([]);
    expect(await found(' ')).toEqual([]);
    const { found: hits } = await findChats(as(context, anna), 'lighthouse');
    expect(hits[0]!.chat.last_message).toMatchObject({ own: false, text: 'Shall we go to the LIGHTHOUSE on Sunday?' });
  });

  it('takes % and _ literally', async () => {
    const { context, anna, carl, found } = await setting();
    expect(await found('%')).toEqual([]);
    await send(context, carl, anna, { text: '100% sure' });
    expect(await found('0%')).toEqual([['Carl', 2]]);
  });

  it('searches text only, not the stored form of gifts and photos', async () => {
    const { context, anna, carl, found } = await setting();
    await send(context, carl, anna, { gift: 'rose' });
    await send(context, carl, anna, { text: 'A rosebud' });
    await send(context, carl, anna, { gift: 'rose' });
    expect(await found('rose')).toEqual([['Carl', 3]]);
  });

  it('finds nothing that the member does not see in the conversation', async () => {
    const { opened, context, anna, jose, carl, id, found } = await setting({ tenant: { message_retention_days: 30 } });
    // Neither the conversations of others nor those of other brands.
    expect(await found('lighthouse', carl)).toEqual([]);
    const elsewhere = chatContext(opened, { brand: 2 });
    expect((await findChats(as(elsewhere, anna), 'lighthouse')).found).toEqual([]);
    // Not delivered yet: the sender finds it, the recipient does not.
    const unconfirmed = await makeUnconfirmed(context, { name: 'Waiting', profile_status: 'active' });
    await send(context, anna, unconfirmed, { text: 'A windmill' }).catch(() => {});
    expect(await found('windmill', unconfirmed)).toEqual([]);
    await deleteChat(as(context, jose), id);
    expect(await found('lighthouse', jose)).toEqual([]);
    await insertBlock(context.db, carl.id, anna.id, 0);
    expect(await found('hello')).toEqual([]);
    opened.clock.advance(31 * DAY);
    expect(await found('lighthouse')).toEqual([]);
  });

  it('is rate-limited', async () => {
    const { found } = await setting({ limits: openLimits(1) });
    for (let i = 0; i < 30; i++) await found('x');
    await expect(found('x')).rejects.toMatchObject({ status: 429 });
  });
});
