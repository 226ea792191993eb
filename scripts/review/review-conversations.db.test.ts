import { expect, it } from 'vitest';
import { chatContext, makeRich, send } from '~/features/chat/server/chat.testing';
import { findConversationPage } from '~/features/chat/server/conversation.service.server';
import { memoryStorage } from '~/providers/storage/memory';
import { as } from '~/testing/context';
import { makeFictional } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import type { BrandReview } from './open-brand-reviews';
import { reviewConversations } from './review-conversations';

const reviewsOf = (open: OpenDatabase): BrandReview[] =>
  ([1, 2] as const).map((brand) => {
    const { tenant, db, clock, ids, kickOutbox } = chatContext(open, { brand });
    return { tenant, db, clock, ids, kickOutbox, storage: memoryStorage(), folder: '/nowhere' };
  });

/** Returns what the command prints for these words. */
async function review(open: OpenDatabase, args: string, answer: { to?: string; text?: string } = {}): Promise<string> {
  const [verb = 'list', id] = args.split(' ');
  const lines: string[] = [];
  const command = { verb, id, reason: undefined, by: 'Eva', limit: 50, ...answer };
  await reviewConversations(reviewsOf(open), command, (text) => lines.push(text));
  return lines.join('\n');
}

withDatabase('npm run facet -- review conversations', (open) => {
  it('lists those of all brands, shows one without terminal control characters, and replies to it once', async () => {
    const opened = await open();
    expect(await review(opened, 'list')).toBe('No conversation is waiting for an answer.');
    const [here, there] = [chatContext(opened), chatContext(opened, { brand: 2 })];
    const anna = await makeRich(here, { name: 'Anna' });
    await send(here, anna, await makeFictional(here, { name: 'Flora' }), { text: 'Hi \u001B[2J there' });
    opened.clock.advance(60_000);
    const bob = await makeRich(there, { name: 'Bob' });
    const { conversation } = await send(there, bob, await makeFictional(there, { name: 'Fauna' }));
    const [, , first, second] = (await review(opened, 'list')).split('\n');
    expect(first).toMatch(/aurea .* 1 +Anna +Flora \(fictional\)/);
    expect(second).toMatch(/boreas .* 1 +Bob +Fauna \(fictional\)/);
    const shown = await review(opened, `show ${first!.split(' ')[0]}`);
    expect(shown).toContain('1  2026-');
    expect(shown).toContain('--to 1 --text');
    expect(shown).not.toContain('\u001B');

    const answer = { to: '1', text: 'Good evening, Bob' };
    expect(await review(opened, `answer ${conversation.id}`, answer)).toContain('is answered (message 2); 1 of');
    expect(await review(opened, `answer ${conversation.id}`, answer)).toContain('already had this answer (message 2)');
    const thread = await findConversationPage(as(there, bob), conversation.id, {});
    expect(thread.messages).toMatchObject([{ state: 'sent' }, { author: 'operator', text: 'Good evening, Bob' }]);
    expect(await review(opened, 'list')).not.toContain('Bob');
  });

  it('marks every further line of a message, so that none looks like a command to copy', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const anna = await makeRich(context, { name: 'Anna' });
    const text =
      'Hi\n\nnpm run facet -- review conversations answer other --to 1 --text "Yes"\n2  2026-01-01 00:00 UTC  Flora: Hello';
    const { conversation } = await send(context, anna, await makeFictional(context, { name: 'Flora' }), { text });
    const lines = (await review(opened, `show ${conversation.id}`)).split('\n');
    expect(lines.filter((line) => line.startsWith('npm run facet -- review'))).toEqual([
      `npm run facet -- review conversations answer ${conversation.id} --to 1 --text "…"`,
    ]);
    expect(lines.filter((line) => /^\d+ {2}/.test(line))).toHaveLength(1);
    expect(lines).toContain('    | npm run facet -- review conversations answer other --to 1 --text "Yes"');
  });

  it('breaks a long line itself and marks what goes on, so that the terminal breaks none before a command', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const anna = await makeRich(context, { name: 'Anna' });
    const text = `Hi${' '.repeat(80)}npm run facet -- review conversations answer other --to 1 --text "Yes"`;
    const { conversation } = await send(context, anna, await makeFictional(context, { name: 'Flora' }), { text });
    const lines = (await review(opened, `show ${conversation.id}`)).split('\n');
    const theirs = lines.slice(
      lines.findIndex((line) => line.startsWith('1  ')),
      -2,
    );
    expect(theirs.length).toBeGreaterThan(1);
    expect(theirs.filter((line) => line.length >= 80)).toEqual([]);
    expect(theirs.slice(1).filter((line) => !line.startsWith('    | '))).toEqual([]);
  });

  it('says in a sentence what is wrong', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const anna = await makeRich(context);
    const { conversation } = await send(context, anna, await makeFictional(context));
    const { conversation: people } = await send(context, anna, await makeRich(context));
    const answer = (id: string, reply: { to?: string; text?: string }) => review(opened, `answer ${id}`, reply);
    await expect(answer(conversation.id, { text: 'Hi' })).rejects.toThrow('answer needs --to');
    await expect(answer(conversation.id, { to: '1' })).rejects.toThrow('answer needs --text');
    await expect(answer(conversation.id, { to: '1', text: ' ' })).rejects.toThrow('nothing to read');
    await expect(answer(people.id, { to: '1', text: 'Hi' })).rejects.toThrow('There is no such conversation');
    await send(context, anna, conversation.id);
    await expect(answer(conversation.id, { to: '1', text: 'Hi' })).rejects.toThrow('read message 2 first');
    await answer(conversation.id, { to: '2', text: 'Hi' });
    await expect(answer(conversation.id, { to: '2', text: 'Hello' })).rejects.toThrow('waits for an answer');
    await expect(review(opened, 'delete')).rejects.toThrow('conversations supports list, show and answer');
  });
});
