import { expect, it } from 'vitest';
import { ranQueries } from '../prepared/compare.testing';
import { memberRow } from '~/testing/rows';
import { withDatabase } from '~/testing/with-database';
import { transaction } from '../database';
import type { Db } from '../database';
import { knownQueries } from '../prepared/prepared';
import { cellOf } from '../schema/geo-cell';
import * as block from './block';
import * as chatSettings from './chat-settings';
import { listAutoLikers } from './auto-like';
import * as conversation from './conversation';
import * as conversationList from './conversation-list';
import * as creditAccount from './credit-account';
import * as creditLot from './credit-lot';
import * as creditTransaction from './credit-transaction';
import * as discountCode from './discount-code';
import * as endedSession from './ended-session';
import * as fictionalProfile from './fictional-profile';
import * as hidden from './hidden';
import * as liveVersion from './live-version';
import * as member from './member';
import * as memberCard from './member-card';
import * as memberLike from './member-like';
import * as likeList from './member-like-list';
import * as message from './message';
import * as order from './order';
import * as outbox from './outbox';
import * as participant from './participant';
import * as photo from './photo';
import * as savedSearch from './saved-search';
import * as search from './search';
import * as session from './session';
import * as suppression from './suppression';
import * as visit from './visit';

// All modules, so that a prepared query of a new one is missed as well.
const modules = import.meta.glob(['./*.ts', '!./*.test.ts', '!./*.testing.ts'], { eager: true });

const NOW = Date.UTC(2026, 10, 21, 12);
const PLACE = cellOf({ latitude: 52.1, longitude: 5.1 });

/** Searches whose statements have every part at least once. */
const FILTERS: search.SearchFilters[] = [
  {},
  { forVisitors: true, gender: 'female', country: 'NL' },
  {
    gender: 'female',
    country: 'NL',
    regionIds: ['NL-UT', 'NL-GE'],
    bornFrom: '1980-01-01',
    bornUntil: '2000-12-31',
    realOnly: true,
    withPhoto: true,
    checkedOnly: true,
    traits: { hair_color: ['red', 'black'], tattoos: ['no'] },
    interests: ['chess', 'pride'],
    joinedSince: NOW - 1000,
    onlineSince: NOW - 1000,
    near: { cell: PLACE, kilometres: 100 },
  },
];

async function readOne(db: Db): Promise<void> {
  await session.findViewer(db, 'token', NOW);
  await session.findListener(db, 'token', NOW);
  await participant.listPartners(db, 'anna', 5);
  for (const balance of [false, true]) await liveVersion.findLiveSession(db, { tokenHash: 'token', now: NOW, balance });
  await endedSession.wasEnded(db, 'token', NOW);
  await block.findBlocks(db, 'anna', 'bert');
  await block.listHiddenIds(db, 'anna');
  await block.listBlockSides(db, 'anna');
  await hidden.listLeftOutIds(db, 'anna');
  await member.findMember(db, 'anna');
  await fictionalProfile.findFictionalTexts(db, 'anna');
  await memberCard.listMemberCards(db, ['anna', 'bert']);
  await memberCard.findPresence(db, 'anna');
  await suppression.listSuppressions(db, 'anna');
  await savedSearch.listSavedSearches(db, 'anna');
  await visit.findLastVisit(db, 'anna', 'bert');
  for (const status of [undefined, 'active'] as const) await photo.listPhotos(db, 'anna', status);
  await photo.listActivePhotosOf(db, ['anna', 'bert']);
  await photo.findPhotoOf(db, 'photo');
  await photo.findPhotoByBlur(db, 'blur.webp');
  await chatSettings.shareReceipts(db, 'anna', 'bert');
  await creditLot.listOpenLots(db, 'anna');
  await order.findLastBundle(db, 'anna');
  await chatSettings.getChatSettings(db, 'anna');
  await discountCode.listCodesFor(db, 'anna');
  await outbox.insertOutbox(db, { id: 'job', topic: 'none', payload: '{}', created_at: NOW, due_at: NOW });
  await memberLike.findLikeState(db, 'anna', 'bert');
  await memberLike.listLikedAmong(db, 'anna', ['bert', 'cora']);
}

async function readLists(db: Db): Promise<void> {
  for (const left of [[], ['cora', 'dora']])
    for (const after of [undefined, { memberId: 'cora', isNew: true, at: NOW }]) {
      const page = { limit: 5, after, hidden: left };
      await likeList.listReceivedLikes(db, 'anna', page);
      await likeList.listSentLikes(db, 'anna', page);
      await likeList.listMatches(db, 'anna', page);
      for (const list of ['received', 'sent', 'matches'] as const) await likeList.countLikeList(db, 'anna', list, left);
      const before = after && { at: after.at, id: 'c' };
      await conversationList.listConversations(db, 'anna', { limit: 5, before, hidden: left });
      await conversationList.listConversations(db, 'anna', { limit: 5, before, among: left });
    }
  await likeList.countNewLikes(db, 'anna');
  await participant.countUnread(db, 'anna');
  await participant.countStarted(db, 'anna');
}

async function readSearches(db: Db): Promise<void> {
  for (const filters of FILTERS)
    for (const order of ['active', 'new', 'nearest'] as const) {
      const near = filters.near ?? { cell: PLACE, kilometres: 100 };
      const wanted: search.Search = {
        filters: order === 'nearest' ? { ...filters, near } : filters,
        ...(order === 'active' && filters.near ? { except: { ...filters, country: 'BE', regionIds: ['BE-VAN'] } } : {}),
        hidden: ['anna'],
        order,
      };
      const page = await search.searchMembers(db, wanted, { limit: 1 });
      await search.searchMembers(db, wanted, {
        limit: 1,
        after: page.next ?? { at: NOW, id: 'x', rank: 1, cell: PLACE },
      });
      await search.countSearch(db, wanted);
      await search.listToRank(db, wanted, 3);
      await search.listNearestToRank(db, wanted, near, 3);
      await listAutoLikers(db, 'anna', wanted, 3);
      await search.listStillFound(db, wanted, ['bert', 'cora']);
      await search.listSearchIds(db, wanted, 3);
    }
}

async function talk(db: Db, ids: { random(): string; ulid(): string }): Promise<void> {
  await transaction(db, async (tx) => {
    await member.lockMember(tx, 'anna');
    await conversation.openConversation(tx, { id: 'c', starterId: 'anna', otherId: 'bert', now: NOW });
    await conversation.lockConversation(tx, 'c');
    await message.appendMessage(tx, {
      conversation_id: 'c',
      id: ids.ulid(),
      sender_id: 'anna',
      recipient_id: 'bert',
      author_kind: 'member',
      type: 'text',
      body: 'Hello',
      created_at: NOW,
      delivered_at: NOW,
      charge: 'booked',
      request_key: 'key',
      request_hash: null,
    });
    for (const published of [true, false]) await participant.markRead(tx, 'bert', 'c', 1, { published });
    await creditAccount.openCreditAccounts(tx, 'anna');
    const account = creditAccount.accountOf('anna', 'spendable');
    const posting = (id: string) => ({ id, member_id: 'anna', request_key: id, request_hash: id, reference: id });
    await creditTransaction.postCredits(tx, {
      ...posting('gift'),
      kind: 'adjustment',
      created_at: NOW,
      entries: [
        { account: 'house_granted', amount: -5 },
        { account, amount: 5 },
      ],
      lots: { open: { origin: 'goodwill' } },
    });
    await creditTransaction.postCredits(tx, {
      ...posting('spent'),
      kind: 'adjustment',
      created_at: NOW,
      entries: [
        { account: 'house_spent', amount: 2 },
        { account, amount: -2 },
      ],
      lots: 'next',
    });
  });
  expect(await creditAccount.creditsOf(db, 'anna')).toBe(3);
  expect(await conversation.findConversation(db, 'c')).toMatchObject({ last_seq: 1 });
  expect(await participant.findParticipant(db, 'bert', 'c')).toMatchObject({ last_read_seq: 1, unread_count: 0 });
  expect(await participant.markReceived(db, 'bert', 'c', 1)).toBe(true);
  const found = await message.findMessageByRequest(db, 'anna', 'key');
  expect(await message.findMessage(db, found!.id)).toEqual(found);
  expect(await message.findMessageIn(db, 'c', 1)).toEqual(found);
  expect(await message.hasWritten(db, 'c', 'anna')).toBe(true);
  for (const further of [{}, { since: NOW - 1, type: 'text' as const }]) {
    const reader = { conversationId: 'c', memberId: 'bert', deletedBefore: 0, ...further };
    expect(await message.listMessagesAfter(db, reader, 0, 5)).toEqual([found]);
    expect(await message.listMessagesBefore(db, reader, undefined, 5)).toEqual([found]);
    expect(await message.listMessagesBefore(db, reader, 1, 5)).toEqual([]);
    expect(await message.listMessagesOf(db, reader, [1, 2])).toEqual([found]);
  }
}

withDatabase('prepared queries', (open) => {
  // covers X18-022
  it('are each the same as compiled directly, with the values of the call', async () => {
    const { db, ids } = await open();
    expect(Object.keys(modules).length).toBeGreaterThan(80);
    for (const [i, id] of ['anna', 'bert', 'cora', 'dora'].entries())
      await member.insertMember(db, { ...memberRow(id), geo_cell: PLACE, last_active_at: NOW - i });
    await block.insertBlock(db, 'dora', 'anna', NOW);
    await transaction(db, async (tx) => {
      const like = { authorKind: 'member' as const, now: NOW };
      await memberLike.insertLike(tx, { fromId: 'bert', toId: 'anna', ...like });
      await memberLike.insertLike(tx, { fromId: 'anna', toId: 'bert', ...like });
    });
    await member.touchMember(db, 'anna', NOW + 1000, 1);
    await visit.putVisit(db, { visitedId: 'anna', visitorId: 'bert', now: NOW });
    await talk(db, ids);
    await readOne(db);
    await readLists(db);
    await readSearches(db);
    expect(await memberLike.clearNewLike(db, 'anna', 'bert')).toBe(true);
    expect(await member.patchMember(db, 'anna', { name: 'Annabel' })).toBe(true);
    await photo.deletePhoto(db, 'nothing');
    const never = [...knownQueries()].filter((query) => !ranQueries.has(query));
    expect(never.map(({ build }) => build.toString())).toEqual([]);
  });
});
