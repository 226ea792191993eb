import fc from 'fast-check';
import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { insertLike } from '~db/queries/member-like';
import { appendMessage } from '~db/queries/message';
import type { AuthorKind } from '~db/schema/message';
import { joiningJobs } from '~/features/joining/joining.jobs.server';
import { signUp } from '~/features/joining/signup/signup.service.server';
import { send } from '~/features/chat/server/chat.testing';
import { startConversationIn } from '~/features/chat/server/start.service.server';
import { likeMember } from '~/features/likes/likes.service.server';
import { autoLike } from '~/features/likes/auto-like.service.server';
import { callApi } from '~/compose/call-api.testing';
import { as } from './context';
import { forgedIn, mislabelledIn, unlabelledIn, unlabelledWords, type Written } from './honesty';
import { honestTown, meetEverywhere, surfaces, writtenIn, type Town } from './honesty.testing';
import { drainOutbox } from './outbox';
import { withDatabase } from './with-database';

const newcomer = {
  email: 'nora@example.org',
  name: 'Nora',
  password: 'vuurtoren op texel',
  dateOfBirth: '1990-02-28',
  gender: 'female' as const,
};

/** An action between two people, given by their index in the town. */
const act = fc.record({
  what: fc.constantFrom(
    'like',
    'unlike',
    'message',
    'gift',
    'forge-like',
    'forge-message',
    'auto-like',
    'operator',
    'day',
  ),
  from: fc.nat(3),
  to: fc.nat(6),
});
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

/** Performs an action; a refusal is a valid outcome. Records in `pressed` what a member really did. */
async function perform(town: Town, { what, from, to }: Act, pressed: Omit<Written, 'author'>[]): Promise<void> {
  const { context, members, everybody } = town;
  const [me, other] = [members[from]!, everybody[to]!];
  const mine = as(context, me);
  const note = (kind: Written['kind']) => pressed.push({ from: me.id, to: other.id, kind });
  // Fields that a client must not set: whose like or message it is, and who wrote it.
  const more = {
    from_id: members[(from + 1) % 4]!.id,
    sender_id: other.id,
    author_kind: 'operator',
    author: 'automation',
  };
  switch (what) {
    case 'like':
    case 'forge-like':
      note('like');
      await callApi(mine, '/api/likes.php', { json: { id: other.id, ...(what === 'like' ? {} : more) } });
      break;
    case 'unlike':
      await callApi(mine, '/api/likes.php', { method: 'DELETE', json: { id: other.id } });
      break;
    case 'message':
    case 'gift':
      note(what);
      await send(context, me, other, what === 'gift' ? { gift: 'rose' } : { text: `Hello ${pressed.length}` }).catch(
        refused,
      );
      break;
    case 'forge-message': {
      note('message');
      const json = { member: other.id, text: `Good day ${pressed.length}`, request_key: context.ids.ulid(), ...more };
      await callApi(mine, '/api/messages.php', { json });
      break;
    }
    case 'auto-like':
      await autoLike(mine);
      break;
    case 'operator':
      // As staff's inbox does: a reply of the brand in the conversation with a fictional profile.
      await replyAs(town, town.fictional[to % 2]!.id, me.id, 'operator');
      break;
    case 'day':
      town.clock.advance(86_400_000);
  }
}

function refused(error: unknown): void {
  if (typeof (error as { code?: unknown }).code !== 'string' || !('status' in (error as object))) throw error;
}

async function replyAs({ context }: Town, from: string, to: string, author_kind: AuthorKind): Promise<void> {
  const { db, ids, clock } = context;
  const now = clock.now();
  const id = ids.ulid();
  await transaction(db, async (tx) => {
    const conversation = await startConversationIn(tx, context, { from: to, to: from }).catch(() => undefined);
    if (!conversation) return;
    await appendMessage(tx, {
      id,
      conversation_id: conversation.id,
      sender_id: from,
      recipient_id: to,
      author_kind,
      type: 'text',
      body: 'Welcome',
      created_at: now,
      delivered_at: now,
      charge: 'free',
      cost: 0,
      request_key: null,
      request_hash: null,
    });
  });
}

const check = async (town: Town, pressed: readonly Omit<Written, 'author'>[]) => {
  expect(forgedIn(await writtenIn(town), pressed, town.isMember)).toEqual([]);
  for (const viewer of [null, ...town.members]) {
    for (const [name, response] of Object.entries(await surfaces(town, viewer))) {
      expect([name, unlabelledIn(response, town.fictionalNames)]).toEqual([name, []]);
      expect([name, mislabelledIn(response, town.memberNames)]).toEqual([name, []]);
    }
  }
};

withDatabase('whatever members, operators and automation do', (open) => {
  it('nothing is shown in a member’s name but their own act, and no made-up profile without a label', async () => {
    // The runs share one database, and each has its own town of people.
    const opened = await open();
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
        const town = await honestTown(opened);
        const pressed: Omit<Written, 'author'>[] = [];
        for (const act of acts) await perform(town, act, pressed);
        await check(town, pressed);
      }),
      { numRuns: 12, seed: 20261121 },
    );
  }, 90_000);

  it('no mail names a made-up profile without saying so', async () => {
    const opened = await open();
    const town = await honestTown(opened);
    const { context, fictional, fictionalNames } = town;
    const label = String(context.tenant.fictional_singular);
    const signup = { ...newcomer, targetId: fictional[0]!.id, signupMessage: 'Good evening' };
    expect((await signUp(context, signup)).kind).toBe('member');
    await drainOutbox(opened, context, joiningJobs);
    const texts = context.mail.sent.map(({ text, subject }) => `${subject}\n${text}`).join('\n');
    expect(texts).toContain(fictionalNames[0]);
    expect(unlabelledWords(texts, fictionalNames, label)).toEqual([]);
    // The control: the same mail without the label.
    expect(unlabelledWords(texts.replaceAll(label, ''), fictionalNames, label)).toHaveLength(1);
  });

  it('control: forged likes, messages and messages of made-up profiles are found', async () => {
    const town = await honestTown(await open());
    const { context, members, fictional } = town;
    const [anna, ben] = members;
    const forge = (fromId: string, authorKind: AuthorKind) =>
      transaction(context.db, (tx) => insertLike(tx, { fromId, toId: ben!.id, authorKind, now: context.clock.now() }));
    const found = async () => forgedIn(await writtenIn(town), [], town.isMember);
    expect(await found()).toEqual([]);
    await forge(anna!.id, 'member');
    expect(await found()).toEqual([expect.stringContaining('the member did no such thing')]);
    await forge(members[2]!.id, 'automation');
    await forge(fictional[0]!.id, 'member');
    await replyAs(town, anna!.id, ben!.id, 'operator');
    expect((await found()).map((line) => line.split(': ')[1]).toSorted()).toEqual([
      "in a member's name",
      "in a member's name",
      'nobody is behind a made-up profile',
      'the member did no such thing',
    ]);
  });

  it('control: every page shows a made-up profile, and one without its label is found there', async () => {
    const town = await honestTown(await open());
    await meetEverywhere(town);
    const [anna, ben] = town.members;
    // Adds a member to the lists beside the fictional profiles.
    await likeMember(as(town.context, ben!), anna!.id);
    await send(town.context, ben!, anna!);
    const given = await surfaces(town, anna!);
    for (const [name, response] of Object.entries(given)) {
      const text = JSON.stringify(response);
      expect([name, town.fictionalNames.some((fictional) => text.includes(fictional))]).toEqual([name, true]);
      const bare = JSON.parse(text.replaceAll('"fictional":true', '"fictional":false'));
      expect([name, unlabelledIn(bare, town.fictionalNames).length > 0]).toEqual([name, true]);
    }
    // The reverse control: a member labelled as fictional is found on each surface that shows both kinds.
    const mixed = Object.entries(given).filter(([, response]) =>
      JSON.stringify(response).includes(town.memberNames[1]!),
    );
    expect(mixed.map(([name]) => name)).toEqual(expect.arrayContaining(['search', 'likes_lists', 'chats']));
    for (const [name, response] of mixed) {
      const swept = JSON.parse(JSON.stringify(response).replaceAll('"fictional":false', '"fictional":true'));
      expect([name, mislabelledIn(swept, town.memberNames).length > 0]).toEqual([name, true]);
    }
  });
});
