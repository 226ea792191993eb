import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { deleteBlock } from '~db/queries/block';
import { clearNewLike } from '~db/queries/member-like';
import { activateMember, patchMember, touchMember } from '~db/queries/member';
import { endPremium, makePremium } from '~db/queries/member-premium';
import { saveChatSettings } from '~db/queries/chat-settings';
import { restoreAccountIn } from '~/features/account/state/take-back.service.server';
import { endSession } from '~/features/account/sessions/session.service.server';
import { deliverPendingIn } from '~/features/chat/server/chat.service.server';
import { answerAsOperator } from '~/features/chat/inbox/inbox.service.server';
import { deleteChat } from '~/features/chat/list/delete.service.server';
import { listChats } from '~/features/chat/list/list.service.server';
import { chatContext, makeRich, send } from '~/features/chat/server/chat.testing';
import { queueFirstMessageIn } from '~/features/chat/server/first-message.service.server';
import { eraseOldMessages } from '~/features/chat/server/erase.service.server';
import { reactTo } from '~/features/chat/server/react.service.server';
import { readChat } from '~/features/chat/server/read.service.server';
import { eraseMember } from '~/features/leaving/erase/erase-member.service.server';
import { leave } from '~/features/leaving/leave/leave.service.server';
import { likeMember, unlikeMember } from '~/features/likes/likes.service.server';
import { reviewPhoto } from '~/features/photos/review/review-photo.service.server';
import { blockMember } from '~/features/safety/block/block.service.server';
import { disableProfile, enableProfile } from '~/features/safety/report/review.service.server';
import { UNCHANGED_MS } from '~/server/api/live-tag';
import { DAY } from '~/time/durations';
import { as, type TestContext } from './context';
import { makeFictional, makeMember, makeUnconfirmed } from './make-member';
import { openPages, PARTS } from './unchanged.testing';
import { withDatabase, type OpenDatabase } from './with-database';

/*
 * Whatever changes what open pages show is told to exactly those who see it, and nobody holds anything that is no longer
 * so. Anna, Ben and Cleo talk with each other and like each other; Dora has nothing to do with them.
 */

async function town(opened: OpenDatabase) {
  const context = chatContext(opened, { tenant: { message_retention_days: 30, fictional_chat: 'answered' } });
  const anna = await makeRich(context, { photo: true });
  const ben = await makeRich(context, { photo: true });
  const cleo = await makeRich(context);
  const dora = await makeRich(context);
  const fee = await makeFictional(context);
  const { conversation } = await send(context, anna, ben);
  await send(context, ben, anna);
  await send(context, cleo, ben);
  await send(context, ben, cleo);
  await likeMember(as(context, anna), ben.id);
  await likeMember(as(context, ben), cleo.id);
  await likeMember(as(context, cleo), ben.id);
  const pages = await openPages(context, { anna, ben, cleo, dora });
  return { context, anna, ben, cleo, dora, fee, chat: conversation.id, pages };
}
type Town = Awaited<ReturnType<typeof town>>;

const photoOf = async ({ context }: Town, id: string) =>
  (await context.db.selectFrom('member').select('main_photo_id').where('tenant_id', '=', 1).where('id', '=', id).executeTakeFirstOrThrow()).main_photo_id!; // prettier-ignore
const review = ({ context }: Town) => ({ ...context, by: 'team' }) as never;
const because = { rule: 'fake', reason: 'test', by: 'team' } as never;
const chatsAndLikesOf = (...names: string[]) => names.flatMap((name) => [`${name} chats`, `${name} likes`]);

/** What happens, and which pages learn of it. What is the same for several acts is named by the first of them. */
const ACTS: Record<string, { act: (town: Town) => Promise<unknown>; told: readonly string[] }> = {
  'a message': {
    act: ({ context, anna, ben }) => send(context, anna, ben),
    told: ['anna user', 'anna chats', 'ben chats'],
  },
  'a gift': {
    act: ({ context, anna, ben }) => send(context, anna, ben, { gift: 'rose' }),
    told: ['anna user', 'anna chats', 'ben chats'],
  },
  'what was read': {
    act: ({ context, anna, chat }) => readChat(as(context, anna), chat, 2),
    told: ['anna chats', 'ben chats'],
  },
  'what arrived': {
    act: async ({ context, anna, ben }) => {
      await send(context, anna, ben);
      await listChats(as(context, ben));
    },
    told: ['anna user', 'anna chats', 'ben chats'],
  },
  'a reaction, which no list shows': {
    act: ({ context, anna, chat }) => reactTo(as(context, anna), { conversation: chat, seq: 2, reaction: 'heart' }),
    told: [],
  },
  'a conversation removed from the list': {
    act: ({ context, anna, chat }) => deleteChat(as(context, anna), chat),
    told: ['anna chats'],
  },
  'a like': {
    act: ({ context, ben, anna }) => likeMember(as(context, ben), anna.id),
    told: ['anna likes', 'ben likes'],
  },
  'a like taken back': {
    act: ({ context, ben, anna }) => unlikeMember(as(context, anna), ben.id),
    told: ['anna likes', 'ben likes'],
  },
  'a like that was seen': {
    act: ({ context, anna, ben }) => clearNewLike(context.db, ben.id, anna.id),
    told: ['ben likes'],
  },
  'a block': {
    act: ({ context, anna, ben }) => blockMember(as(context, ben), anna.id),
    told: chatsAndLikesOf('anna', 'ben'),
  },
  'a block that ends': {
    act: async ({ context, anna, ben }) => {
      await blockMember(as(context, ben), anna.id);
      await deleteBlock(context.db, ben.id, anna.id);
    },
    told: chatsAndLikesOf('anna', 'ben'),
  },
  'receipts switched off': {
    act: ({ context, ben }) => saveChatSettings(context.db, ben.id, { receipts: false, whoMayWrite: 'everybody' }),
    told: [...chatsAndLikesOf('anna', 'cleo').filter((page) => page !== 'anna likes'), 'ben chats'],
  },
  'a profile that changes': {
    act: ({ context, ben }) => patchMember(context.db, ben.id, { name: 'Benjamin', city: 'Utrecht' }),
    told: ['anna chats', ...PARTS.map((part) => `ben ${part}`), ...chatsAndLikesOf('cleo')],
  },
  invisibility: {
    act: ({ context, ben }) => patchMember(context.db, ben.id, { invisible: 1 }),
    told: ['anna chats', ...PARTS.map((part) => `ben ${part}`), ...chatsAndLikesOf('cleo')],
  },
  'a setting of their own': {
    act: ({ context, ben }) => patchMember(context.db, ben.id, { notifications_disabled: '["like"]' }),
    told: PARTS.map((part) => `ben ${part}`),
  },
  'another language': {
    act: ({ context, ben }) => patchMember(context.db, ben.id, { language: 'nl' }),
    told: PARTS.map((part) => `ben ${part}`),
  },
  'a main photo that is taken down': {
    act: async (town) => reviewPhoto(town.context, await photoOf(town, town.ben.id), { decision: 'reject', reason: 'quality' } as never), // prettier-ignore
    told: ['anna chats', ...PARTS.map((part) => `ben ${part}`), ...chatsAndLikesOf('cleo')],
  },
  'premium begins': {
    act: async ({ context, dora }) => {
      await patchMember(context.db, dora.id, { paid_user: 0 });
      await transaction(context.db, (tx) => makePremium(tx, dora.id, context.clock.now()));
    },
    told: PARTS.map((part) => `dora ${part}`),
  },
  'premium ends': {
    act: ({ context, dora }) => transaction(context.db, (tx) => endPremium(tx, dora.id)),
    told: ['dora user'],
  },
  'a profile that the team hides': {
    act: (town) => disableProfile(review(town), town.ben.id, because),
    told: ['anna chats', ...PARTS.map((part) => `ben ${part}`), ...chatsAndLikesOf('cleo')],
  },
  'a profile that it shows again': {
    act: async (town) => {
      await disableProfile(review(town), town.ben.id, because);
      await enableProfile(review(town), town.ben.id, because);
    },
    told: ['anna chats', ...PARTS.map((part) => `ben ${part}`), ...chatsAndLikesOf('cleo')],
  },
  'a deleted account': {
    act: ({ context, ben }) => leave(as(context, ben), ben.id, { reason: '', words: '' } as never),
    told: ['anna chats', ...PARTS.map((part) => `ben ${part}`), ...chatsAndLikesOf('cleo')],
  },
  'an account taken back': {
    act: async ({ context, ben }) => {
      await patchMember(context.db, ben.id, { status: 'deleted', searchable: 0 });
      const row = await context.db.selectFrom('member').selectAll().where('tenant_id', '=', 1).where('id', '=', ben.id).executeTakeFirstOrThrow(); // prettier-ignore
      await transaction(context.db, (tx) => restoreAccountIn(tx, context, row));
    },
    told: ['anna chats', ...PARTS.map((part) => `ben ${part}`), ...chatsAndLikesOf('cleo')],
  },
  'an erased member': {
    act: ({ context, ben }) => eraseMember(context, ben.id),
    told: ['anna chats', ...PARTS.map((part) => `ben ${part}`), ...chatsAndLikesOf('cleo')],
  },
  'messages past the retention period': {
    act: async ({ context }) => {
      (context.clock as OpenDatabase['clock']).advance(31 * DAY);
      while ((await eraseOldMessages(context)) > 0);
    },
    told: ['anna', 'ben', 'cleo', 'dora'].flatMap((name) => PARTS.map((part) => `${name} ${part}`)),
  },
  'a session that ends': {
    act: async ({ context, dora }) => {
      const [session] = await context.db.selectFrom('session').select('id').where('tenant_id', '=', 1).where('member_id', '=', dora.id).execute(); // prettier-ignore
      await endSession({ ...context, viewer: { kind: 'member', member: dora, sessionId: session!.id } });
    },
    told: PARTS.map((part) => `dora ${part}`),
  },
  'the presence of somebody, which time tells': {
    act: ({ context, ben }) => touchMember(context.db, ben.id, context.clock.now() + 60_000, 60_000),
    told: [],
  },
};

withDatabase('what open pages hold', (open) => {
  // covers X37-601
  it.each(Object.entries(ACTS))(
    'is told to change by %s, to those who see it and to no other member',
    async (_, { act, told }) => {
      // prettier-ignore
      const all = await town(await open());
      const found = await all.pages.during(() => act(all));
      expect(found.missed).toEqual([]);
      expect(found.told).toEqual(expect.arrayContaining([...told]));
      // One version for all parts of all whom a transaction concerns: some learn of a change that is none, but only they.
      const who = (pages: readonly string[]) => [...new Set(pages.map((page) => page.split(' ')[0]))].toSorted();
      expect(who(found.told)).toEqual(who(told));
    },
  );

  // covers X37-601
  it('changes when an operator answers, and when a message that waited is delivered', async () => {
    const { context, anna, fee } = await town(await open());
    const una = await makeUnconfirmed(context, { credits: 100 });
    const first = { fromMemberId: una.id, toMemberId: anna.id, text: 'Hello' };
    await transaction(context.db, (tx) => queueFirstMessageIn(tx, context, first));
    const { conversation } = await send(context, anna, fee);
    const pages = await openPages(context, { anna, una });
    const answered = await pages.during(() =>
      answerAsOperator(context, { conversation: conversation.id, to: 1, text: 'Hi', by: 'Eva' }),
    );
    expect(answered).toEqual({ told: ['anna chats'], missed: [] });
    const delivered = await pages.during(() =>
      transaction(context.db, async (tx) => {
        await activateMember(tx, una.id, {});
        await deliverPendingIn(tx, context, una.id);
      }),
    );
    expect(delivered.missed).toEqual([]);
    expect(delivered.told).toEqual(expect.arrayContaining(['anna chats', 'una user', 'una chats']));
  });

  // covers X37-602
  it('is not confirmed for ever, nor after the clock was set back', async () => {
    const opened = await open();
    const { pages } = await town(opened);
    const { tag } = await pages.fetchAll('anna', 'chats');
    opened.clock.advance(UNCHANGED_MS - 1);
    expect(await pages.isUnchanged('anna', 'chats', tag!)).toBe(true);
    opened.clock.advance(1);
    expect(await pages.isUnchanged('anna', 'chats', tag!)).toBe(false);
    const later = await pages.fetchAll('anna', 'chats');
    opened.clock.advance(-1);
    expect(await pages.isUnchanged('anna', 'chats', later.tag!)).toBe(false);
  });

  // covers X37-602
  it('is confirmed to nobody else, for no other part, and in no other brand', async () => {
    const opened = await open();
    const { context, pages } = await town(opened);
    const other: TestContext = chatContext(opened, { brand: 2 });
    const nina = await makeMember(other);
    const elsewhere = await openPages(other, { nina });
    // Nothing of either has ever changed, so only whose they are tells their tags apart.
    const una = await makeMember(context);
    const unas = await openPages(context, { una });
    const { tag } = await unas.fetchAll('una', 'chats');
    expect(await unas.isUnchanged('una', 'chats', tag!)).toBe(true);
    expect(await unas.isUnchanged('una', 'likes', tag!)).toBe(false);
    expect(await pages.isUnchanged('dora', 'chats', tag!)).toBe(false);
    expect(await elsewhere.isUnchanged('nina', 'chats', tag!)).toBe(false);
  });

  // covers X37-602
  it('is new again after a backup was restored, whatever happens then', async () => {
    const { context, anna, ben, pages } = await town(await open());
    const before = await context.db.selectFrom('live_version').selectAll().where('tenant_id', '=', 1).execute();
    await send(context, anna, ben);
    const { tag } = await pages.fetchAll('anna', 'chats');
    // The restored database has the earlier versions, from which counting on would come to the same numbers again.
    for (const row of before)
      await context.db.updateTable('live_version').set({ chats_version: row.chats_version }).where('tenant_id', '=', 1).where('member_id', '=', row.member_id).execute(); // prettier-ignore
    expect(await pages.isUnchanged('anna', 'chats', tag!)).toBe(false);
    await send(context, ben, anna);
    expect(await pages.isUnchanged('anna', 'chats', tag!)).toBe(false);
  });
});
