import { expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { listAuditOf } from '~db/queries/audit.testing';
import { patchMember } from '~db/queries/member';
import { findBalance, findHeld } from '~/features/billing/ledger/ledger.service.server';
import { as, type TestContext } from '~/testing/context';
import { makeFictional, makeMember } from '~/testing/make-member';
import { claimOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { HOUR } from '~/time/durations';
import { chatJobs } from '../chat.jobs.server';
import { chatContext, expectSound, eventsOf, makeRich, send } from '../server/chat.testing';
import {
  answerAsOperator,
  listUnansweredConversations,
  readConversation,
  type OperatorAnswer,
} from './inbox.service.server';
import { findConversationPage } from '../server/conversation.service.server';
import { countUnread } from '../server/unread.service.server';

const code = (name: string) => expect.objectContaining({ code: `inbox.${name}` });

async function begun(opened: OpenDatabase) {
  const context = chatContext(opened);
  const anna = await makeMember(context, { name: 'Anna', credits: 100 });
  const flora = await makeFictional(context, { name: 'Flora' });
  const { conversation } = await send(context, anna, flora, { text: 'Are you there?' });
  const reply = (patch: Partial<OperatorAnswer> = {}) =>
    answerAsOperator(context, { conversation: conversation.id, to: 1, text: 'The team is.', by: 'Eva', ...patch });
  return { context, anna, flora, conversation, reply };
}

const balances = async ({ db }: TestContext, id: string) => [await findBalance(db, id), await findHeld(db, id)];

async function runOutbox(opened: OpenDatabase, context: TestContext): Promise<void> {
  const system = opened.database.system('the test runs the outbox');
  const claim = { tenantIds: [1], now: context.clock.now(), leaseMs: 1000, lockToken: 'test', limit: 50 };
  for (const job of await claimOutbox(system, claim))
    await chatJobs[job.topic]?.(context, JSON.parse(job.payload) as never);
}

withDatabase('the operators’ inbox', (open) => {
  it('lists the conversations that need a reply, the oldest first, of this brand alone', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const there = chatContext(opened, { brand: 2 });
    await send(there, await makeRich(there), await makeFictional(there));
    const [anna, ben] = [await makeRich(context, { name: 'Anna' }), await makeRich(context, { name: 'Ben' })];
    const flora = await makeFictional(context, { name: 'Flora' });
    const first = await send(context, anna, flora);
    opened.clock.advance(HOUR);
    await send(context, ben, flora);
    await send(context, anna, first.conversation.id);
    // A conversation between two members, which operators never see.
    await send(context, anna, ben);
    expect(await listUnansweredConversations(context, { limit: 10 })).toMatchObject([
      { memberName: 'Anna', profileName: 'Flora', messages: 2, dueAt: opened.clock.now() + 47 * HOUR },
      { memberName: 'Ben', messages: 1 },
    ]);
    expect(await listUnansweredConversations(context, { limit: 1 })).toHaveLength(1);
    opened.clock.advance(47 * HOUR);
    // The 48 hours are over; the job that returns the credits may run later.
    expect(await listUnansweredConversations(context, { limit: 10 })).toMatchObject([
      { memberName: 'Anna', messages: 1 },
      { memberName: 'Ben' },
    ]);
    await insertBlock(context.db, ben.id, flora.id, context.clock.now());
    await patchMember(context.db, anna.id, { status: 'deleted' });
    expect(await listUnansweredConversations(context, { limit: 10 })).toEqual([]);
  });

  it('shows a conversation and writes it to the audit log, but never one of two people', async () => {
    const { context, anna, flora, conversation } = await begun(await open());
    const read = await readConversation(context, conversation.id, 'Eva');
    expect(read).toMatchObject({
      member: { id: anna.id },
      profile: { id: flora.id },
      messages: [{ body: 'Are you there?', author_kind: 'member' }],
      newest: 1,
      unanswered: { messages: 1 },
    });
    expect(await listAuditOf(context.db, anna.id, 5)).toMatchObject([
      { action: 'inbox.conversation-read', actor_kind: 'staff', detail: expect.stringContaining('"by":"Eva"') },
    ]);
    const { conversation: people } = await send(context, anna, await makeMember(context));
    for (const id of [people.id, 'nothing'])
      await expect(readConversation(context, id, 'Eva')).rejects.toEqual(code('unknown-conversation'));
    const reply = { conversation: people.id, to: 1, text: 'Hi', by: 'Eva' };
    await expect(answerAsOperator(context, reply)).rejects.toEqual(code('unknown-conversation'));
  });

  it('replies as the team: the member reads who wrote, reserved credits are charged, and pages are notified', async () => {
    const opened = await open();
    const { context, anna, conversation, reply } = await begun(opened);
    await send(context, anna, conversation.id, { text: 'Hello?' });
    expect(await balances(context, anna.id)).toEqual([80, 20]);
    const received = eventsOf(context, anna);
    expect(await reply({ to: 2 })).toEqual({ seq: 3, repeated: false, booked: 2 });
    expect(await balances(context, anna.id)).toEqual([80, 0]);
    const { messages, read_seq } = await findConversationPage(as(context, anna), conversation.id, {});
    expect(messages).toMatchObject([
      { own: true, state: 'sent', author: 'member' },
      { own: true, state: 'sent', author: 'member' },
      { own: false, author: 'operator', text: 'The team is.' },
    ]);
    expect(read_seq).toBeGreaterThanOrEqual(2);
    expect(await countUnread(context, anna.id)).toBe(1);
    await runOutbox(opened, context);
    expect((await received()).map(({ kind, seq }) => [kind, seq])).toEqual([
      ['message', 1],
      ['message', 2],
      ['message', 3],
    ]);
    const [row] = await listAuditOf(context.db, anna.id, 5);
    expect(row).toMatchObject({ action: 'inbox.answered', actor_kind: 'staff' });
    expect(JSON.parse(row!.detail!)).toMatchObject({ by: 'Eva', message: 3, credits: 20 });
    // 48 hours later no credits are returned, because the messages were answered.
    opened.clock.advance(48 * HOUR);
    await runOutbox(opened, context);
    expect(await balances(context, anna.id)).toEqual([80, 0]);
    await expectSound(context);
  });

  it('sends a reply once, however often it is submitted, also after the member has gone on writing', async () => {
    const { context, anna, conversation, reply } = await begun(await open());
    expect(await reply()).toEqual({ seq: 2, repeated: false, booked: 1 });
    expect(await reply()).toEqual({ seq: 2, repeated: true, booked: 0 });
    await send(context, anna, conversation.id, { text: 'And you?' });
    expect(await reply({ by: 'Kim' })).toEqual({ seq: 2, repeated: true, booked: 0 });
    expect(await balances(context, anna.id)).toEqual([80, 10]);
    expect(await reply({ to: 3, text: 'Fine.' })).toMatchObject({ seq: 4, booked: 1 });
    await expectSound(context);
  });

  it('lets one of many operators reply, and charges once', async () => {
    const { context, anna, conversation, reply } = await begun(await open());
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => reply({ text: `Answer ${i}`, by: `Operator ${i}` })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = tries.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(reasons).toEqual(Array.from({ length: 19 }, () => code('not-waiting')));
    expect((await findConversationPage(as(context, anna), conversation.id, {})).messages).toHaveLength(2);
    expect(await balances(context, anna.id)).toEqual([90, 0]);
    await expectSound(context);
  });

  it('either charges or returns the credits if the reply comes as the time ends', async () => {
    const opened = await open();
    const { context, anna, reply } = await begun(opened);
    opened.clock.advance(48 * HOUR - 1);
    const answering = reply().catch(() => undefined);
    opened.clock.advance(1);
    await Promise.all([answering, runOutbox(opened, context)]);
    const [balance, reserved] = await balances(context, anna.id);
    expect([reserved, [90, 100].includes(balance!)]).toEqual([0, true]);
    expect(balance === 90).toBe((await answering) !== undefined);
    await expectSound(context);
  });

  it('refuses a reply to unread messages, to nobody, to what cannot be read, or without text', async () => {
    const opened = await open();
    const { context, anna, flora, conversation, reply } = await begun(opened);
    await send(context, anna, conversation.id, { text: 'Wait, one more thing' });
    await expect(reply()).rejects.toMatchObject({ code: 'inbox.newer-message', values: { newest: 2 } });
    await expect(reply({ to: 2, text: ' \u200B ' })).rejects.toEqual(code('empty-answer'));
    await expect(reply({ to: 2, text: 'x'.repeat(501) })).rejects.toEqual(code('long-answer'));
    const closed = chatContext(opened, { tenant: { fictional_chat: 'closed' } });
    const second = { conversation: conversation.id, to: 2, text: 'Hi', by: 'Eva' };
    await expect(answerAsOperator(closed, second)).rejects.toEqual(code('closed-brand'));
    expect(await listUnansweredConversations(closed, { limit: 9 })).toEqual([]);
    await expect(answerAsOperator(chatContext(opened, { brand: 2 }), second)).rejects.toEqual(
      code('unknown-conversation'),
    );
    await insertBlock(context.db, anna.id, flora.id, context.clock.now());
    await expect(reply({ to: 2 })).rejects.toEqual(code('not-waiting'));
    expect(await balances(context, anna.id)).toEqual([80, 20]);
  });
});
