import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { countStarted } from '~db/queries/participant';
import { findBalance } from '~/features/billing/ledger/ledger.service.server';
import { patchMember } from '~db/queries/member';
import type { TestContext } from '~/testing/context';
import { makeFictional, makeMember } from '~/testing/make-member';
import { claimOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { HOUR } from '~/time/durations';
import { chatJobs } from '../chat.jobs.server';
import { bookHoldsForIn } from '../server/chat.service.server';
import { chatContext, expectSound, errorCodes, send } from '../server/chat.testing';
import { eraseOldMessages } from '../server/erase.service.server';
import { as } from '~/testing/context';
import { findLikePage } from '../comment/comment.service.server';
import { findNewChat, findPartner, openChat } from '../conversation/page.service.server';
import { answerAsOperator } from '../inbox/inbox.service.server';

async function runDue(opened: OpenDatabase, context: TestContext): Promise<void> {
  const system = opened.database.system('the test runs the outbox');
  const claim = { tenantIds: [1], now: context.clock.now(), leaseMs: 1000, lockToken: 'test', limit: 500 };
  for (const job of await claimOutbox(system, claim))
    await chatJobs[job.topic]?.(context, JSON.parse(job.payload) as never);
}

const used = ({ db }: TestContext, id: string) => countStarted(db, id);

withDatabase('the free conversations of a free member', (open) => {
  it('come back with the credits if nobody answered in time, and are taken again by writing again', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const anna = await makeMember(context, { credits: 100 });
    const [flora, fabula] = [await makeFictional(context), await makeFictional(context)];
    const first = await send(context, anna, flora);
    await send(context, anna, fabula);
    const ben = await makeMember(context);
    expect(await errorCodes([send(context, anna, ben)])).toEqual(['chat.premium-only']);
    opened.clock.advance(48 * HOUR);
    await runDue(opened, context);
    expect([await findBalance(context.db, anna.id), await used(context, anna.id)]).toEqual([100, 0]);
    await send(context, anna, ben);
    // Writing in the returned conversations takes their places again, and one place is left.
    await send(context, anna, first.conversation.id);
    expect(await used(context, anna.id)).toBe(2);
    expect(await errorCodes([send(context, anna, fabula)])).toEqual(['chat.premium-only']);
    expect(await findBalance(context.db, anna.id)).toBe(80);
    await expectSound(context);
  });

  it.each([
    [1, [true, 'used up', 'used up']],
    [2, [false, true, 'used up']],
    [3, [false, false, true]],
  ])('are said to end with the last of %i, as the brand allows', async (conversations, expected) => {
    const context = chatContext(await open(), { tenant: { limits: { free: { conversations } } } });
    const [anna, rich] = [await makeMember(context, { credits: 100 }), await makeMember(context, { paid_user: 1 })];
    const notes: unknown[] = [];
    for (let number = 0; number < expected.length; number++) {
      const other = await makeMember(context, { prompts: JSON.stringify([{ id: 'rain', answer: 'Soup.' }]) });
      const found = await findNewChat(as(context, anna), other.id);
      const page = found.existing === null ? found.page : undefined;
      notes.push(page?.writePermission === 'premium' ? 'used up' : page?.lastPlace);
      expect((await findLikePage(as(context, anna), other.id, 'prompt:rain')).lastPlace).toBe(page?.lastPlace);
      expect(await findNewChat(as(context, rich), other.id)).toMatchObject({ page: { lastPlace: false } });
      await errorCodes([send(context, anna, other)]);
    }
    expect(notes).toEqual(expected);
  });

  it('are said to be used up before anything is written, wherever one more would be needed', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const anna = await makeMember(context, { credits: 100 });
    const [flora, fabula, ben] = [
      await makeFictional(context),
      await makeFictional(context),
      await makeMember(context),
    ];
    const newTo = async (id: string, who = anna) => {
      const found = await findNewChat(as(context, who), id);
      return found.existing === null ? found.page.writePermission : found.existing;
    };
    const inside = async (id: string, who = anna) => [
      (await openChat(as(context, who), id, { seen: false })).writePermission,
      (await findPartner(as(context, who), id)).writePermission,
    ];
    const first = await send(context, anna, flora);
    expect(await newTo(ben.id)).toBe('open');
    const second = await send(context, anna, fabula);
    expect(await newTo(ben.id)).toBe('premium');
    expect(await newTo(ben.id, await makeMember(context, { paid_user: 1 }))).toBe('open');
    // Who accepts nobody but matches would not be reached with premium either.
    const picky = await makeMember(context, { who_may_write: 'matches' });
    expect(await newTo(picky.id)).toBe('only-matches');
    // The conversations that were begun go on, as do those that others begin.
    expect(await inside(first.conversation.id)).toEqual(['open', 'open']);
    const theirs = await send(context, await makeMember(context, { credits: 100 }), anna);
    expect(await inside(theirs.conversation.id)).toEqual(['open', 'open']);
    // A conversation whose place came back and went to someone else needs one again.
    opened.clock.advance(48 * HOUR);
    await runDue(opened, context);
    await send(context, anna, ben);
    await send(context, anna, first.conversation.id);
    expect(await inside(first.conversation.id)).toEqual(['open', 'open']);
    expect(await inside(second.conversation.id)).toEqual(['premium', 'premium']);
    expect(await inside(second.conversation.id, { ...anna, paidUser: true })).toEqual(['open', 'open']);
  });

  it('stay taken if somebody answered, also if a later message gets no answer', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const anna = await makeMember(context, { credits: 100 });
    const flora = await makeFictional(context);
    const { conversation } = await send(context, anna, flora);
    await transaction(context.db, (tx) => bookHoldsForIn(tx, context, { counterpartId: flora.id, memberId: anna.id }));
    await send(context, anna, conversation.id);
    opened.clock.advance(48 * HOUR);
    await runDue(opened, context);
    expect([await findBalance(context.db, anna.id), await used(context, anna.id)]).toEqual([90, 1]);
  });

  it('stay taken until the last message has come back', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const anna = await makeMember(context, { credits: 100 });
    const { conversation } = await send(context, anna, await makeFictional(context));
    opened.clock.advance(HOUR);
    await send(context, anna, conversation.id);
    opened.clock.advance(47 * HOUR);
    await runDue(opened, context);
    expect([await findBalance(context.db, anna.id), await used(context, anna.id)]).toEqual([90, 1]);
    opened.clock.advance(HOUR);
    await runDue(opened, context);
    expect([await findBalance(context.db, anna.id), await used(context, anna.id)]).toEqual([100, 0]);
  });

  it('come back also if the other member never confirmed an e-mail address', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const anna = await makeMember(context, { credits: 100 });
    const ben = await makeMember(context, { credits: 100 });
    const { conversation } = await send(context, anna, ben);
    await patchMember(context.db, ben.id, { status: 'not_confirmed', profile_status: 'disabled' });
    await send(context, anna, conversation.id);
    opened.clock.advance(14 * 24 * HOUR);
    await runDue(opened, context);
    // Ben has read the first message.
    expect([await findBalance(context.db, anna.id), await used(context, anna.id)]).toEqual([90, 1]);
  });

  it('come back also if an earlier message of the conversation has been erased, unless somebody had answered', async () => {
    const opened = await open();
    const context = chatContext(opened, { tenant: { message_retention_days: 30 } });
    const anna = await makeMember(context, { credits: 100 });
    const [flora, fabula] = [await makeFictional(context), await makeFictional(context)];
    const silent = (await send(context, anna, flora)).conversation.id;
    const answered = (await send(context, anna, fabula)).conversation.id;
    const response = { conversation: answered, to: 1, text: 'Good evening', by: 'Eva' };
    await answerAsOperator(context, response);
    opened.clock.advance(31 * 24 * HOUR);
    await runDue(opened, context);
    expect([await eraseOldMessages(context), await used(context, anna.id)]).toEqual([3, 1]);
    for (const id of [silent, answered]) await send(context, anna, id);
    expect(await used(context, anna.id)).toBe(2);
    opened.clock.advance(48 * HOUR);
    await runDue(opened, context);
    expect([await findBalance(context.db, anna.id), await used(context, anna.id)]).toEqual([90, 1]);
    await expectSound(context);
  });

  it('come back with the reserved credits if the message is erased first', async () => {
    const opened = await open();
    const context = chatContext(opened, { tenant: { message_retention_days: 30 } });
    const anna = await makeMember(context, { credits: 100 });
    await send(context, anna, await makeFictional(context));
    // No job of the holds has run in the meantime.
    opened.clock.advance(31 * 24 * HOUR);
    expect(await eraseOldMessages(context)).toBe(1);
    expect([await findBalance(context.db, anna.id), await used(context, anna.id)]).toEqual([100, 0]);
    await expectSound(context);
  });

  it('end a race exactly at the limit while some are given back', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const anna = await makeMember(context, { credits: 2000 });
    const before = [await makeFictional(context), await makeFictional(context)];
    const { conversation } = await send(context, anna, before[0]!);
    await send(context, anna, before[1]!);
    opened.clock.advance(48 * HOUR);
    const others = await Promise.all(Array.from({ length: 30 }, () => makeFictional(context)));
    const tries = others.map((other, i) =>
      i % 3 === 0 ? send(context, anna, conversation.id, { text: `Again ${i}` }) : send(context, anna, other),
    );
    const [codes] = await Promise.all([errorCodes(tries), runDue(opened, context)]);
    expect(codes.every((code) => code === 'chat.premium-only')).toBe(true);
    const live = await context.db
      .selectFrom('message')
      .select('conversation_id')
      .distinct()
      .where('tenant_id', '=', 1)
      .where('sender_id', '=', anna.id)
      .where('charge', '=', 'held')
      .execute();
    // There are never more conversations with reserved credits than places, and each takes one.
    expect(live.length).toBeLessThanOrEqual(2);
    expect(await used(context, anna.id)).toBe(live.length);
    await expectSound(context);
  });
});
