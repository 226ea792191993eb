import { expect, it } from 'vitest';
import { patchMember } from '~db/queries/member';
import { findBalance } from '~/features/billing/ledger/ledger.service.server';
import { chatContext, expectSound, makeRich, send } from '~/features/chat/server/chat.testing';
import { queueFirstMessageIn } from '~/features/chat/server/first-message.service.server';
import { listChats } from '~/features/chat/list/list.service.server';
import { transaction } from '~db/database';
import { as } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { DAY, HOUR } from '~/time/durations';
import { appError } from '../safety.testing';

const range = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
const LONG = 'Your smile made my whole week, shall we talk about the sea?';

withDatabase('a first message', (open) => {
  it.each([
    ['phone', 'Call me: nul zes 12 34 56 78'],
    ['link', 'anna-sings dot com'],
    ['email', 'anna@example.nl'],
    ['messenger', 'Are you on whats app?'],
  ])('may hold no %s; nothing is written, charged or lost', async (kind, text) => {
    const context = chatContext(await open());
    const [anna, ben] = [await makeRich(context), await makeRich(context)];
    await expect(send(context, anna, ben, { text })).rejects.toEqual(appError(`safety.first-${kind}`, 403));
    expect((await listChats(as(context, anna))).chats).toEqual([]);
    expect(await findBalance(context.db, anna.id)).toBe(100_000);
    await expectSound(context);
  });

  it('is every message until the other member has written, also to a made-up profile', async () => {
    const context = chatContext(await open());
    const [anna, flora] = [await makeRich(context), await makeFictional(context)];
    const { conversation } = await send(context, anna, flora, { text: 'Good evening' });
    const number = { text: 'Ring 0612345678' };
    await expect(send(context, anna, conversation.id, number)).rejects.toEqual(appError('safety.first-phone', 403));
  });

  it('ends with the first answer: then both write what they like', async () => {
    const context = chatContext(await open());
    const [anna, ben] = [await makeRich(context), await makeRich(context)];
    const { conversation } = await send(context, anna, ben, { text: 'Good evening' });
    const number = { text: 'Ring 0612345678' };
    // The member who answers may send it at once.
    await expect(send(context, ben, conversation.id, number)).resolves.toBeTruthy();
    await expect(send(context, anna, conversation.id, number)).resolves.toBeTruthy();
  });

  it('of a signup becomes a draft if it may not be sent as it is', async () => {
    const context = chatContext(await open());
    const ben = await makeRich(context);
    const queue = async (text: string) => {
      const anna = await makeUnconfirmed(context, { credits: 100 });
      const first = { fromMemberId: anna.id, toMemberId: ben.id, text };
      return transaction(context.db, (tx) => queueFirstMessageIn(tx, context, first));
    };
    expect([await queue('Mail me: anna@example.nl'), await queue('Good evening')]).toEqual([false, true]);
  });

  it('cannot be sent from a profile that the team has disabled, and neither can an answer', async () => {
    const context = chatContext(await open());
    const [anna, ben] = [await makeRich(context), await makeRich(context)];
    const { conversation } = await send(context, ben, anna);
    await patchMember(context.db, anna.id, { profile_status: 'disabled', searchable: 0 });
    const disabled = { ...anna, profileStatus: 'disabled' as const, hiddenBy: 'team' as const };
    await expect(send(context, disabled, conversation.id)).rejects.toMatchObject({ code: 'safety.profile-disabled' });
    const numbered = { ...disabled, decisionNumber: '7K3M-9QXA' };
    await expect(send(context, numbered, conversation.id)).rejects.toMatchObject({
      code: 'safety.profile-hidden',
      values: { number: '7K3M-9QXA', email: context.tenant.support_email },
    });
  });
});

withDatabase('the same text to many members', (open) => {
  const TO_MANY = (n: number) => ['Dear', 'DEAR,', 'dear…', 'De\u200Bar'][n % 4]!;

  it('reaches three members a week and no fourth, whatever its decoration and whichever name is in it', async () => {
    const context = chatContext(await open());
    const anna = await makeRich(context);
    const people = await Promise.all(range(5).map((n) => makeMember(context, { name: `Person ${'abcde'[n - 1]}` })));
    const write = (n: number) =>
      send(context, anna, people[n]!, { text: `${TO_MANY(n)} ${people[n]!.name}! ${LONG} ${'🌷'.repeat(n)}` });
    for (const n of [0, 1, 2]) await write(n);
    await expect(write(3)).rejects.toEqual(appError('safety.same-opener', 403, { people: 3 }));
    // A text of their own is sent, and a second message is not an opener.
    const { conversation } = await send(context, anna, people[3]!, { text: 'You sail? So do I, on the Wadden Sea.' });
    await expect(send(context, anna, conversation.id, { text: LONG })).resolves.toBeTruthy();
  });

  it('is allowed again after a week', async () => {
    const opened = await open();
    const context = chatContext(opened, { tenant: { limits: { same_opener: 1 } } });
    const anna = await makeRich(context);
    const [ben, carl] = [await makeMember(context), await makeMember(context)];
    await send(context, anna, ben, { text: LONG });
    await expect(send(context, anna, carl, { text: LONG })).rejects.toMatchObject({ code: 'safety.same-opener' });
    opened.clock.advance(7 * DAY + 1);
    await expect(send(context, anna, carl, { text: LONG })).resolves.toBeTruthy();
  });

  it('may be a greeting or one of the suggestions of the empty conversation', async () => {
    const context = chatContext(await open(), { tenant: { limits: { same_opener: 1 } } });
    const anna = await makeRich(context);
    for (const text of ['Hi, how are you?', 'If we could travel anywhere tomorrow, where would you take us?']) {
      for (const _ of range(3)) await send(context, anna, await makeMember(context), { text });
    }
    expect((await listChats(as(context, anna))).chats).toHaveLength(6);
  });

  it('ends exactly at the limit in a race, and separately for each sender', async () => {
    const context = chatContext(await open());
    const [anna, eve] = [await makeRich(context), await makeRich(context)];
    const people = await Promise.all(range(12).map(() => makeMember(context)));
    const codes = await Promise.allSettled(people.map((person) => send(context, anna, person, { text: LONG })));
    expect(codes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(send(context, eve, people[11]!, { text: LONG })).resolves.toBeTruthy();
    await expectSound(context);
  });
});

withDatabase('a new account', (open) => {
  const limits = { free: { conversations: 50 }, new_account: { days: 3, conversations_per_day: 2 } };

  it('begins as many conversations a day as the brand says, and the error says when it goes on', async () => {
    const opened = await open();
    const context = chatContext(opened, { tenant: { limits } });
    const began = opened.clock.now();
    const anna = await makeMember(context, { credits: 1000 });
    const begin = async () => send(context, anna, await makeMember(context));
    const first = await begin();
    opened.clock.advance(HOUR);
    await begin();
    opened.clock.advance(HOUR);
    const tooMany = appError('safety.new-account-limit', 403, { count: 2, until: began + DAY });
    await expect(begin()).rejects.toEqual(tooMany);
    // Existing conversations can be continued.
    await expect(send(context, anna, first.conversation.id)).resolves.toBeTruthy();
    opened.clock.advance(22 * HOUR - 1);
    await expect(begin()).rejects.toEqual(tooMany);
    opened.clock.advance(1);
    await begin();
    await expect(begin()).rejects.toMatchObject({ values: { until: began + HOUR + DAY } });
    // After three days the account is no longer new.
    opened.clock.advance(2 * DAY);
    for (const _ of range(4)) await begin();
  });

  it('is told the end of the new-account period if that comes first; premium members are not new', async () => {
    const opened = await open();
    const context = chatContext(opened, { tenant: { limits } });
    const now = opened.clock.now();
    const anna = await makeMember(context, { credits: 1000, signup_date: now - 3 * DAY + HOUR });
    const bea = await makeRich(context);
    for (const _ of range(2)) await send(context, anna, await makeMember(context));
    await expect(send(context, anna, await makeMember(context))).rejects.toMatchObject({
      values: { until: now + HOUR },
    });
    for (const _ of range(4)) await send(context, bea, await makeMember(context));
  });

  it('ends a race exactly at the limit', async () => {
    const context = chatContext(await open(), { tenant: { limits } });
    const anna = await makeMember(context, { credits: 1000 });
    const people = await Promise.all(range(10).map(() => makeMember(context)));
    const outcomes = await Promise.allSettled(people.map((person) => send(context, anna, person)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await findBalance(context.db, anna.id)).toBe(980);
    await expectSound(context);
  });
});
