import { claimOutbox } from '~/testing/outbox';
import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { deleteBlock, insertBlock } from '~db/queries/block';
import { activateMember, patchMember } from '~db/queries/member';
import { findBalance, findHeld } from '~/features/billing/ledger/ledger.service.server';
import { as, type TestContext } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY, HOUR } from '~/time/durations';
import { chatJobs } from '../chat.jobs.server';
import { bookHoldsForIn, deliverPendingIn, returnUndeliveredIn } from '../server/chat.service.server';
import { chatContext, expectSound, eventsOf, send } from '../server/chat.testing';
import { queueFirstMessageIn } from '../server/first-message.service.server';
import { listChats } from '../list/list.service.server';
import { findNewChat } from '../conversation/page.service.server';
import { findConversationPage } from '../server/conversation.service.server';
import { countUnread } from '../server/unread.service.server';

const balances = async ({ db }: TestContext, id: string) => [await findBalance(db, id), await findHeld(db, id)];

/** Runs the jobs of the outbox that are due, as the server does. */
async function runDue(opened: OpenDatabase, context: TestContext): Promise<number> {
  const system = opened.database.system('the test runs the outbox');
  const now = context.clock.now();
  const due = await claimOutbox(system, { tenantIds: [1], now, leaseMs: 1000, lockToken: 'test', limit: 50 });
  const jobs = due.filter(({ topic }) => topic in chatJobs);
  for (const job of jobs) await chatJobs[job.topic]!(context, JSON.parse(job.payload) as never);
  return jobs.length;
}

const activate = (context: TestContext, id: string) =>
  transaction(context.db, async (tx) => {
    await activateMember(tx, id, { activated_at: context.clock.now(), searchable: 1 });
    await deliverPendingIn(tx, context, id);
  });

withDatabase('credits of a message to a made-up profile', (open) => {
  it('are reserved at once, and the response to the sender says so', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const anna = await makeMember(context, { credits: 30 });
    const flora = await makeFictional(context);
    const sent = await send(context, anna, flora);
    expect(sent).toMatchObject({ credits: 20, message: { state: 'reserved' } });
    expect(await balances(context, anna.id)).toEqual([20, 10]);
    await expectSound(context);
  });

  it('are all charged by an answer, and never come back then', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const anna = await makeMember(context, { credits: 30 });
    const flora = await makeFictional(context);
    const { conversation } = await send(context, anna, flora);
    await send(context, anna, conversation.id);
    const response = () =>
      transaction(context.db, (tx) => bookHoldsForIn(tx, context, { counterpartId: flora.id, memberId: anna.id }));
    expect((await response()).map(({ seq }) => seq)).toEqual([1, 2]);
    expect(await balances(context, anna.id)).toEqual([10, 0]);
    expect(await response()).toEqual([]);
    opened.clock.advance(48 * HOUR);
    expect(await runDue(opened, context)).toBe(2);
    expect(await balances(context, anna.id)).toEqual([10, 0]);
    const { messages } = await findConversationPage(as(context, anna), conversation.id, {});
    expect(messages.map(({ state }) => state)).toEqual(['sent', 'sent']);
    await expectSound(context);
  });

  it('are not charged by an answer after 48 hours, although the job that returns them is late', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const anna = await makeMember(context, { credits: 30 });
    const flora = await makeFictional(context);
    await send(context, anna, flora);
    opened.clock.advance(48 * HOUR);
    const late = { counterpartId: flora.id, memberId: anna.id };
    expect(await transaction(context.db, (tx) => bookHoldsForIn(tx, context, late))).toEqual([]);
    await runDue(opened, context);
    expect(await balances(context, anna.id)).toEqual([30, 0]);
  });

  it('come back after 48 hours without an answer, once', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const anna = await makeMember(context, { credits: 30 });
    const { conversation } = await send(context, anna, await makeFictional(context));
    opened.clock.advance(48 * HOUR - 1);
    expect(await runDue(opened, context)).toBe(0);
    opened.clock.advance(1);
    const received = eventsOf(context, anna);
    expect(await runDue(opened, context)).toBe(1);
    expect(await balances(context, anna.id)).toEqual([30, 0]);
    expect((await received()).map(({ kind }) => kind).sort()).toEqual(['credits', 'message']);
    await runDue(opened, context);
    const { messages } = await findConversationPage(as(context, anna), conversation.id, {});
    expect(messages).toMatchObject([{ state: 'returned' }]);
    expect(await balances(context, anna.id)).toEqual([30, 0]);
    await expectSound(context);
  });
});

withDatabase('the first message of a signup', (open) => {
  const queue = (context: TestContext, from: string, to: string, text = 'Hello there') =>
    transaction(context.db, (tx) => queueFirstMessageIn(tx, context, { fromMemberId: from, toMemberId: to, text }));

  it('is pending, seen by its sender alone, and arrives with the confirmation', async () => {
    const context = chatContext(await open());
    const anna = await makeUnconfirmed(context, { credits: 30 });
    const ben = await makeMember(context);
    expect(await queue(context, anna.id, ben.id)).toBe(true);
    expect(await balances(context, anna.id)).toEqual([20, 10]);
    const [chat] = (await listChats(as(context, anna))).chats;
    const { messages } = await findConversationPage(as(context, anna), chat!.conversation.id, {});
    expect(messages).toMatchObject([{ text: 'Hello there', state: 'pending' }]);
    expect((await listChats(as(context, ben))).chats).toEqual([]);
    const received = eventsOf(context, ben);
    await activate(context, anna.id);
    expect(await balances(context, anna.id)).toEqual([20, 0]);
    expect(await received()).toMatchObject([{ kind: 'message', seq: 1 }]);
    expect(await countUnread(context, ben.id)).toBe(1);
    expect((await listChats(as(context, ben))).chats).toMatchObject([{ last_message: { text: 'Hello there' } }]);
    await activate(context, anna.id);
    expect(await countUnread(context, ben.id)).toBe(1);
    await expectSound(context);
  });

  it('keeps its credits reserved for 48 hours from the confirmation if it goes to a made-up profile', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const anna = await makeUnconfirmed(context, { credits: 30 });
    await queue(context, anna.id, (await makeFictional(context)).id);
    opened.clock.advance(13 * DAY);
    await activate(context, anna.id);
    opened.clock.advance(DAY);
    // The job of the first reservation is due now, and must not return the credits that await an answer.
    await runDue(opened, context);
    expect(await balances(context, anna.id)).toEqual([20, 10]);
    opened.clock.advance(DAY);
    await runDue(opened, context);
    expect(await balances(context, anna.id)).toEqual([30, 0]);
    await expectSound(context);
  });

  it('gives its credits back if the confirmation never comes, and is not delivered later', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const anna = await makeUnconfirmed(context, { credits: 30 });
    const ben = await makeMember(context);
    await queue(context, anna.id, ben.id);
    opened.clock.advance(14 * DAY);
    await runDue(opened, context);
    expect(await balances(context, anna.id)).toEqual([30, 0]);
    await activate(context, anna.id);
    expect(await countUnread(context, ben.id)).toBe(0);
  });

  it('gives its credits back if the recipient no longer exists', async () => {
    const context = chatContext(await open());
    const anna = await makeUnconfirmed(context, { credits: 30 });
    const ben = await makeMember(context);
    await queue(context, anna.id, ben.id);
    await patchMember(context.db, ben.id, { status: 'deleted', profile_status: 'disabled' });
    await activate(context, anna.id);
    expect(await balances(context, anna.id)).toEqual([30, 0]);
    await expectSound(context);
  });

  it('never stops a signup: without credits or a recipient the text becomes a draft', async () => {
    const context = chatContext(await open());
    const ben = await makeMember(context);
    const poor = await makeUnconfirmed(context, {
      credits: 5,
      signup_from_member_id: ben.id,
      signup_message: 'Hello there',
    });
    expect(await queue(context, poor.id, ben.id)).toBe(false);
    expect(await queue(context, poor.id, 'nobody')).toBe(false);
    expect(await queue(context, poor.id, ben.id, ' \u200B ')).toBe(false);
    expect(await findNewChat(as(context, poor), ben.id)).toMatchObject({
      existing: null,
      page: { draft: 'Hello there', writePermission: 'unconfirmed' },
    });
    await expectSound(context);
  });

  it('counts as one of the conversations a free member may start', async () => {
    const context = chatContext(await open());
    const anna = await makeUnconfirmed(context, { credits: 100 });
    await queue(context, anna.id, (await makeMember(context)).id);
    await activate(context, anna.id);
    const confirmed = { ...anna, status: 'active' as const, profileStatus: 'active' as const };
    await send(context, confirmed, await makeMember(context));
    await expect(send(context, confirmed, await makeMember(context))).rejects.toMatchObject({
      code: 'chat.premium-only',
    });
  });
});

withDatabase('a message to somebody who has to confirm an e-mail address', (open) => {
  /** Ben wrote and then has to confirm his address again; Anna answers meanwhile. */
  async function withPendingMessage(opened: OpenDatabase) {
    const context = chatContext(opened);
    const anna = await makeMember(context, { credits: 30 });
    const ben = await makeMember(context, { credits: 30 });
    const { conversation } = await send(context, ben, anna);
    await patchMember(context.db, ben.id, { status: 'not_confirmed', profile_status: 'disabled' });
    const sent = await send(context, anna, conversation.id, { text: 'For you' });
    return { context, anna, ben, conversation, sent };
  }

  // covers S4-051 S6-025
  it('is not delivered before the confirmation, and is charged with it', async () => {
    const { context, anna, ben, conversation, sent } = await withPendingMessage(await open());
    expect(sent.message.state).toBe('pending');
    expect(await balances(context, anna.id)).toEqual([20, 10]);
    expect((await findConversationPage(as(context, ben), conversation.id, {})).messages).toHaveLength(1);
    await activate(context, ben.id);
    expect((await findConversationPage(as(context, ben), conversation.id, {})).messages).toHaveLength(2);
    expect(await balances(context, anna.id)).toEqual([20, 0]);
    expect(await countUnread(context, ben.id)).toBe(1);
    await expectSound(context);
  });

  it.each(['recipient', 'sender'] as const)(
    'comes back, undelivered, if the %s blocks the other before',
    async (who) => {
      const opened = await open();
      const { context, anna, ben, conversation } = await withPendingMessage(opened);
      const [blocker, blocked] = who === 'recipient' ? [ben, anna] : [anna, ben];
      const reserved = (await balances(context, anna.id))[1]!;
      await insertBlock(context.db, blocker.id, blocked.id, context.clock.now());
      await activate(context, ben.id);
      // Until its time is over, as with any other silence: nobody learns at once who blocks them.
      expect((await balances(context, anna.id))[1]).toBe(reserved);
      opened.clock.advance(14 * DAY);
      await runDue(opened, context);
      expect((await balances(context, anna.id))[1]).toBe(0);
      await deleteBlock(context.db, blocker.id, blocked.id);
      const { messages } = await findConversationPage(as(context, anna), conversation.id, {});
      expect(messages.at(-1)).toMatchObject({ seq: 2, state: 'returned' });
      expect((await findConversationPage(as(context, ben), conversation.id, {})).messages).toHaveLength(1);
      await expectSound(context);
    },
  );

  it('comes back at once if the recipient’s account ends before', async () => {
    const { context, anna, ben, conversation } = await withPendingMessage(await open());
    const end = () => transaction(context.db, (tx) => returnUndeliveredIn(tx, context, ben.id));
    await Promise.all([end(), end()]);
    expect((await balances(context, anna.id))[1]).toBe(0);
    const { messages } = await findConversationPage(as(context, anna), conversation.id, {});
    expect(messages.at(-1)).toMatchObject({ seq: 2, state: 'returned' });
    await activate(context, ben.id);
    expect((await balances(context, anna.id))[1]).toBe(0);
    await expectSound(context);
  });

  it('is never lost between a send and a confirmation at the same moment', async () => {
    const opened = await open();
    const { context, anna, ben, conversation } = await withPendingMessage(opened);
    await Promise.all([
      ...Array.from({ length: 5 }, () => send(context, { ...anna }, conversation.id).catch(() => {})),
      activate(context, ben.id),
    ]);
    const mine = (await findConversationPage(as(context, anna), conversation.id, {})).messages;
    const his = (await findConversationPage(as(context, ben), conversation.id, {})).messages;
    expect(his.map(({ seq }) => seq)).toEqual(mine.map(({ seq }) => seq));
    expect(mine.filter(({ state }) => state !== 'sent')).toEqual([]);
    await expectSound(context);
  });
});
