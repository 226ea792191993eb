import { expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { findBalance } from '~/features/billing/ledger/ledger.service.server';
import { patchMember } from '~db/queries/member';
import { disableProfile, enableProfile } from '~/features/safety/report/review.service.server';
import { openLimits } from '~/server/limits/limits';
import { as } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { chatContext, expectSound, eventsOf, errorCodes, send } from './chat.testing';
import { findPartner, openChat } from '../conversation/page.service.server';
import { findConversationPage } from './conversation.service.server';
import { countUnread } from './unread.service.server';

const appError = (code: string, status: number) => expect.objectContaining({ code, status });
const range = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

withDatabase('sending', (open) => {
  // covers S0-006 S1-002 S1-009 S6-019
  it('opens a conversation with its first message, costs what the brand says, and arrives', async () => {
    const context = chatContext(await open());
    const anna = await makeMember(context, { credits: 25 });
    const ben = await makeMember(context, { credits: 10 });
    const sent = await send(context, anna, ben, { text: 'Hi Ben' });
    expect(sent).toMatchObject({ credits: 15, message: { seq: 1, own: true, text: 'Hi Ben', state: 'sent' } });
    const { id } = sent.conversation;
    const seen = await findConversationPage(as(context, ben), id, {});
    expect(seen.messages).toMatchObject([{ own: false, text: 'Hi Ben', state: 'sent', request_key: null }]);
    expect(await countUnread(context, ben.id)).toBe(1);
    expect(await countUnread(context, anna.id)).toBe(0);
    // The answer belongs to the same conversation, also when it is sent to the member.
    expect((await send(context, ben, anna)).conversation.id).toBe(id);
    await expectSound(context);
  });

  it('notifies the recipient and the member’s own other pages, after the commit', async () => {
    const context = chatContext(await open());
    const anna = await makeMember(context, { credits: 30 });
    const ben = await makeMember(context);
    const [annas, bens] = [eventsOf(context, anna), eventsOf(context, ben)];
    const { conversation } = await send(context, anna, ben);
    const message = { kind: 'message', conversation: conversation.id, seq: 1 };
    expect(await bens()).toEqual([message]);
    expect(await annas()).toEqual([message, { kind: 'credits' }]);
  });

  it('refuses what the balance does not cover, and leaves no trace', async () => {
    const context = chatContext(await open());
    const anna = await makeMember(context, { credits: 9 });
    const ben = await makeMember(context);
    const bens = eventsOf(context, ben);
    await expect(send(context, anna, ben)).rejects.toEqual(appError('chat.not-enough-credits', 402));
    expect(await findBalance(context.db, anna.id)).toBe(9);
    expect(await countUnread(context, ben.id)).toBe(0);
    expect(await bens()).toEqual([]);
    await expectSound(context);
  });

  it('spends the last credit once, from however many tabs', async () => {
    const context = chatContext(await open());
    const anna = await makeMember(context, { credits: 10 });
    const others = await Promise.all(range(2).map(() => makeMember(context)));
    const codes = await errorCodes(others.map((other) => send(context, anna, other)));
    expect(codes).toEqual(['chat.not-enough-credits']);
    expect(await findBalance(context.db, anna.id)).toBe(0);
    await expectSound(context);
  });

  it('ends a race of 100 exactly at the balance, numbered without gaps', async () => {
    const context = chatContext(await open());
    const anna = await makeMember(context, { credits: 370, paid_user: 1 });
    const ben = await makeMember(context, { credits: 1000, paid_user: 1 });
    const { conversation } = await send(context, ben, anna);
    const tries = range(100).map((n) => send(context, n % 2 ? anna : ben, conversation.id, { text: `text ${n}` }));
    expect(await errorCodes(tries)).toEqual(Array<string>(13).fill('chat.not-enough-credits'));
    expect(await findBalance(context.db, anna.id)).toBe(0);
    const seqs: number[] = [];
    for (let after = 0, more = true; more; after = seqs.at(-1)!) {
      const page = await findConversationPage(as(context, anna), conversation.id, { after });
      seqs.push(...page.messages.map(({ seq }) => seq));
      more = page.more;
    }
    expect(seqs).toEqual(range(88));
    await expectSound(context);
  });

  it('returns the same message for a repeated request, also a hundred times at once', async () => {
    const context = chatContext(await open());
    const anna = await makeMember(context, { credits: 10 });
    const ben = await makeMember(context);
    const again = () => send(context, anna, ben, { requestKey: 'the-same-key' });
    const responses = await Promise.all(range(100).map(again));
    expect(new Set(responses.map(({ message }) => message.id)).size).toBe(1);
    // A repetition after a lost response succeeds, although no credits are left.
    expect(await again()).toMatchObject({ credits: 0, message: { seq: 1, request_key: 'the-same-key' } });
    expect(await countUnread(context, ben.id)).toBe(1);
    await expectSound(context);
  });

  it('refuses a used key for another text or another member', async () => {
    const context = chatContext(await open());
    const anna = await makeMember(context, { credits: 100, paid_user: 1 });
    const [ben, carl] = [await makeMember(context), await makeMember(context)];
    const requestKey = 'the-same-key';
    await send(context, anna, ben, { requestKey });
    const reused = appError('chat.request-reused', 409);
    await expect(send(context, anna, ben, { requestKey, text: 'Other words' })).rejects.toEqual(reused);
    await expect(send(context, anna, carl, { requestKey })).rejects.toEqual(reused);
    expect(await findBalance(context.db, anna.id)).toBe(90);
    // Request keys are separate for each sender.
    await expect(send(context, await makeMember(context, { credits: 10 }), ben, { requestKey })).resolves.toBeTruthy();
  });

  it('refuses one key used in several conversations at the same instant: only one succeeds', async () => {
    const context = chatContext(await open());
    const anna = await makeMember(context, { credits: 1000, paid_user: 1 });
    const others = await Promise.all(range(4).map(() => makeMember(context)));
    const conversations: string[] = [];
    for (const other of others) conversations.push((await send(context, anna, other)).conversation.id);
    for (let round = 1; round <= 10; round++) {
      const requestKey = `same-key-${round}`;
      const codes = await errorCodes(conversations.map((id) => send(context, anna, id, { requestKey })));
      expect(codes).toEqual(Array<string>(3).fill('chat.request-reused'));
    }
    expect(await findBalance(context.db, anna.id)).toBe(1000 - 10 * (4 + 10));
    await expectSound(context);
  });

  // covers S1-008 S6-012 S8-024 S9-013
  it('lets a free member start two conversations, in a race too, and answer any number', async () => {
    const context = chatContext(await open());
    const anna = await makeMember(context, { credits: 1000 });
    const others = await Promise.all(range(6).map(() => makeMember(context, { credits: 10 })));
    const codes = await errorCodes(others.map((other) => send(context, anna, other)));
    expect(codes).toEqual(Array<string>(4).fill('chat.premium-only'));
    expect(await findBalance(context.db, anna.id)).toBe(980);
    const dora = await makeMember(context, { credits: 10 });
    const { conversation } = await send(context, dora, anna);
    await expect(send(context, anna, conversation.id)).resolves.toBeTruthy();
    await expectSound(context);
  });

  it('lets a premium member start as many as they like', async () => {
    const context = chatContext(await open());
    const anna = await makeMember(context, { credits: 50, paid_user: 1 });
    for (const other of await Promise.all(range(5).map(() => makeMember(context)))) await send(context, anna, other);
    expect(await findBalance(context.db, anna.id)).toBe(0);
  });

  it('needs a confirmed e-mail address', async () => {
    const context = chatContext(await open());
    const anna = await makeUnconfirmed(context, { credits: 30 });
    await expect(send(context, anna, await makeMember(context))).rejects.toEqual(appError('chat.confirm-first', 403));
  });

  // covers S6-025
  it('fails for a recipient who does not exist for this member', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const elsewhere = chatContext(opened, { brand: 2 });
    const anna = await makeMember(context, { credits: 30 });
    const hidden = await makeUnconfirmed(context);
    const deleted = await makeMember(context, { status: 'deleted', profile_status: 'disabled' });
    const foreign = await makeMember(elsewhere);
    const missing = appError('errors.page-not-found', 404);
    for (const nobody of [anna, hidden, deleted, foreign]) {
      await expect(send(context, anna, nobody)).rejects.toEqual(missing);
    }
    await expect(send(context, anna, 'unknown')).rejects.toEqual(missing);
  });

  it('treats conversations of other members and other brands like those that never existed', async () => {
    const opened = await open();
    const context = chatContext(opened);
    const [anna, ben, eve] = await Promise.all(range(3).map(() => makeMember(context, { credits: 30 })));
    const { conversation } = await send(context, anna!, ben!);
    const missing = appError('errors.page-not-found', 404);
    await expect(send(context, eve!, conversation.id)).rejects.toEqual(missing);
    await expect(findConversationPage(as(context, eve!), conversation.id, {})).rejects.toEqual(missing);
    const elsewhere = chatContext(opened, { brand: 2 });
    await expect(findConversationPage(as(elsewhere, anna!), conversation.id, {})).rejects.toEqual(missing);
    expect(await countUnread(elsewhere, ben!.id)).toBe(0);
  });

  // covers S6-023
  it('fails between two members of whom one blocks the other, with a sentence for each', async () => {
    const context = chatContext(await open());
    const anna = await makeMember(context, { name: 'Anna', credits: 30 });
    const ben = await makeMember(context, { name: 'Ben', credits: 30 });
    const { conversation } = await send(context, anna, ben);
    await insertBlock(context.db, ben.id, anna.id, context.clock.now());
    for (const to of [ben, conversation.id]) {
      const refused = send(context, anna, to);
      await expect(refused).rejects.toMatchObject({ code: 'members.blocked-by', status: 403, values: { name: 'Ben' } });
    }
    await expect(findConversationPage(as(context, anna), conversation.id, {})).rejects.toMatchObject({
      code: 'members.blocked-by',
    });
    await expect(send(context, ben, conversation.id)).rejects.toMatchObject({ code: 'chat.blocked-by-you' });
    // The member who blocks can still read the messages, which no longer count as unread.
    expect((await findConversationPage(as(context, ben), conversation.id, {})).messages).toHaveLength(1);
    expect(await countUnread(context, ben.id)).toBe(0);
  });

  it('says that the other member has gone', async () => {
    const context = chatContext(await open());
    const anna = await makeMember(context, { credits: 30 });
    const ben = await makeMember(context);
    const { conversation } = await send(context, anna, ben);
    await patchMember(context.db, ben.id, { status: 'deleted', profile_status: 'disabled', deleted_at: 1 });
    await expect(send(context, anna, conversation.id)).rejects.toEqual(appError('chat.member-gone', 409));
    expect(await findBalance(context.db, anna.id)).toBe(20);
  });

  it('fails for a member whom the team has disabled: no text and no gift, and the page says why', async () => {
    const context = chatContext(await open());
    const anna = await makeMember(context, { credits: 100, paid_user: 1 });
    for (const other of [await makeMember(context, { name: 'Ben' }), await makeFictional(context, { name: 'Ben' })]) {
      const { conversation, credits } = await send(context, anna, other);
      await disableProfile(context, other.id, { rule: 'scam', reason: 'spam', by: 'test' });
      const refused = { code: 'chat.profile-disabled', status: 409, values: { name: 'Ben' } };
      await expect(send(context, anna, conversation.id)).rejects.toMatchObject(refused);
      await expect(send(context, anna, conversation.id, { gift: 'rose' })).rejects.toMatchObject(refused);
      expect(await findBalance(context.db, anna.id)).toBe(credits);
      const page = await openChat(as(context, anna), conversation.id, { seen: false });
      expect([page.writePermission, page.conversation.messages.length]).toEqual(['disabled', 1]);
      expect((await findPartner(as(context, anna), conversation.id)).writePermission).toBe('disabled');
      await enableProfile(context, other.id, { reason: 'by mistake', by: 'test' });
      await expect(send(context, anna, conversation.id)).resolves.toBeTruthy();
    }
    await expectSound(context);
  });

  it('slows down members who write faster than people do', async () => {
    const context = chatContext(await open(), { limits: openLimits() });
    const anna = await makeMember(context, { credits: 1000 });
    const ben = await makeMember(context);
    const { conversation } = await send(context, anna, ben);
    for (let i = 0; i < 59; i++) await send(context, anna, conversation.id);
    await expect(send(context, anna, conversation.id)).rejects.toEqual(appError('errors.too-many-requests', 429));
  });
});
