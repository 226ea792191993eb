import { expect, it } from 'vitest';
import { patchMember } from '~db/queries/member';
import { chatContext, eventsOf, makeRich, send } from '~/features/chat/server/chat.testing';
import { listChats } from '~/features/chat/list/list.service.server';
import { openChat } from '~/features/chat/conversation/page.service.server';
import { findConversationPage } from '~/features/chat/server/conversation.service.server';
import { likeMember } from '~/features/likes/likes.service.server';
import { listLikes } from '~/features/likes/list/like-lists.service.server';
import { getProfile } from '~/features/profiles/view/profile.service.server';
import { searchPeople } from '~/features/discovery/search/search.service.server';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import type { ViewerMember } from '~/server/context/viewer';
import { blockMember, unblockMember, findBlocked } from './block.service.server';
import { findBlockPage } from './block-page.service.server';
import { findReportPage } from '../report/report-page.service.server';
import { appError } from '../safety.testing';

const MISSING = appError('errors.page-not-found', 404);

/** The places where `viewer` finds `other`: search, likes, or anywhere (which includes conversations). */
async function meets(context: TestContext, viewer: ViewerMember, other: ViewerMember): Promise<string[]> {
  const mine = as(context, viewer);
  const search = await searchPeople(mine, new URLSearchParams('gender=&country='));
  const likes = await Promise.all(
    (['received', 'sent', 'matches'] as const).map((list) => listLikes(mine, list, null)),
  );
  const found = JSON.stringify([search, likes, await listChats(mine)]);
  const places = { search: JSON.stringify(search), likes: JSON.stringify(likes), all: found };
  return Object.entries(places).flatMap(([place, json]) => (json.includes(other.id) ? [place] : []));
}

withDatabase('blocking', (open) => {
  // covers S6-024
  it('removes the two from each other’s lists, both ways, and unblocking restores everything', async () => {
    const context = chatContext(await open());
    const anna = await makeRich(context, { name: 'Anna' });
    const ben = await makeRich(context, { name: 'Ben' });
    const { conversation } = await send(context, anna, ben, { text: 'Good evening' });
    await likeMember(as(context, anna), ben.id);
    await likeMember(as(context, ben), anna.id);
    const everywhere = ['search', 'likes', 'all'];
    expect([await meets(context, anna, ben), await meets(context, ben, anna)]).toEqual([everywhere, everywhere]);
    await blockMember(as(context, anna), ben.id);
    await blockMember(as(context, anna), ben.id);
    expect([await meets(context, anna, ben), await meets(context, ben, anna)]).toEqual([[], []]);
    const blocked = appError('members.blocked-by', 403, { name: 'Anna' });
    await expect(getProfile(as(context, ben), anna.id, true)).rejects.toEqual(blocked);
    await expect(openChat(as(context, ben), conversation.id, { seen: true })).rejects.toEqual(blocked);
    await expect(send(context, ben, conversation.id)).rejects.toEqual(blocked);
    // The member who blocks can open both and finds all messages.
    expect((await getProfile(as(context, anna), ben.id, true)).viewer.blocking).toBe(true);
    expect((await openChat(as(context, anna), conversation.id, { seen: true })).writePermission).toBe('blocking');
    await unblockMember(as(context, anna), ben.id);
    await unblockMember(as(context, anna), ben.id);
    expect([await meets(context, anna, ben), await meets(context, ben, anna)]).toEqual([everywhere, everywhere]);
    expect((await findConversationPage(as(context, ben), conversation.id, {})).messages).toMatchObject([
      { text: 'Good evening' },
    ]);
  });

  it('keeps the other member’s own block if one of two is taken back', async () => {
    const context = testContext(await open());
    const anna = await makeMember(context, { name: 'Anna' });
    const ben = await makeMember(context);
    await blockMember(as(context, anna), ben.id);
    // A blocked member may block back, and sees no more of the other member than the name.
    expect(await findBlockPage(as(context, ben), anna.id)).toMatchObject({ person: { name: 'Anna', here: false } });
    await blockMember(as(context, ben), anna.id);
    await unblockMember(as(context, ben), anna.id);
    await expect(getProfile(as(context, ben), anna.id, true)).rejects.toMatchObject({ code: 'members.blocked-by' });
  });

  it('notifies the open pages of both', async () => {
    const context = chatContext(await open());
    const [anna, ben] = [await makeRich(context), await makeRich(context)];
    const { conversation } = await send(context, anna, ben);
    const [annas, bens] = [eventsOf(context, anna), eventsOf(context, ben)];
    await blockMember(as(context, anna), ben.id);
    const expected = [{ kind: 'like' }, { kind: 'message', conversation: conversation.id, seq: 1 }];
    expect([await annas(), await bens()]).toEqual([expected, expected]);
  });

  it('fails for members who are hidden, unknown, of another brand, or oneself', async () => {
    const opened = await open();
    const context = testContext(opened);
    const anna = as(context, await makeMember(context));
    const hidden = await makeUnconfirmed(context);
    const foreign = await makeMember(testContext(opened, { brand: 2 }));
    for (const id of [hidden.id, foreign.id, 'nobody']) {
      await expect(blockMember(anna, id)).rejects.toEqual(MISSING);
      await expect(unblockMember(anna, id)).rejects.toEqual(MISSING);
      await expect(findBlockPage(anna, id)).rejects.toEqual(MISSING);
    }
    await expect(blockMember(anna, anna.member.id)).rejects.toEqual(appError('safety.not-yourself', 400));
    expect((await findBlocked(anna, null)).people).toEqual([]);
  });

  it('is possible also for a member who has left, if there was a conversation', async () => {
    const context = chatContext(await open());
    const [anna, ben] = [await makeRich(context), await makeRich(context)];
    await send(context, ben, anna);
    await patchMember(context.db, ben.id, { status: 'deleted', profile_status: 'disabled', searchable: 0 });
    await blockMember(as(context, anna), ben.id);
    expect((await findBlocked(as(context, anna), null)).people).toMatchObject([
      { id: ben.id, here: false, thumb: null },
    ]);
  });

  it('names nobody who has deleted the account, neither before nor after the erasure', async () => {
    const context = chatContext(await open());
    const [anna, ben] = [await makeRich(context), await makeRich(context, { name: 'Ben' })];
    await send(context, anna, ben);
    const mine = as(context, anna);
    await blockMember(mine, ben.id);
    for (const name of ['Ben', '']) {
      await patchMember(context.db, ben.id, { status: 'deleted', searchable: 0, name });
      const named = [
        (await findBlocked(mine, null)).people[0],
        (await findBlockPage(mine, ben.id)).person,
        (await findReportPage(mine, ben.id, { photo: null, message: null })).person,
      ];
      expect(named.map((person) => person?.name)).toEqual(Array(3).fill('Deleted member'));
    }
  });
});

withDatabase('pictures of a blocked member', (open) => {
  it('are not requested if they would be refused: in lists, on pages about the member, in the conversation', async () => {
    const context = chatContext(await open());
    const [anna, ben] = [await makeRich(context), await makeRich(context, { photo: true })];
    const { conversation } = await send(context, anna, ben);
    const mine = as(context, anna);
    const pictures = async () => {
      const { person, subjects } = await findReportPage(mine, ben.id, { photo: null, message: null });
      const { partner } = await openChat(mine, conversation.id, { seen: false });
      return [
        ...(await findBlocked(mine, null)).people.map(({ thumb }) => thumb),
        (await findBlockPage(mine, ben.id)).person.thumb,
        person.thumb,
        ...subjects.flatMap((subject) => (subject.kind === 'photo' ? [subject.thumb] : [])),
        partner.main_image,
      ];
    };
    expect(await pictures()).toEqual(Array(4).fill(expect.anything()));
    await blockMember(mine, ben.id);
    expect(await pictures()).toEqual(Array(5).fill(null));
  });
});

withDatabase('the list of blocked members', (open) => {
  it('holds one’s own blocks only, the latest first, fictional profiles labelled, in pages', async () => {
    const opened = await open();
    const context = testContext(opened);
    const anna = as(context, await makeMember(context));
    const flora = await makeFictional(context, { name: 'Flora' });
    const eve = await makeMember(context);
    await blockMember(as(context, eve), anna.member.id);
    await blockMember(anna, flora.id);
    const others: string[] = [];
    for (let n = 0; n < 51; n++) {
      opened.clock.advance(n % 2);
      const { id } = await makeMember(context);
      others.unshift(id);
      await blockMember(anna, id);
    }
    const first = await findBlocked(anna, null);
    const second = await findBlocked(anna, first.next);
    expect([first.people.length, second.people.length, second.next]).toEqual([50, 2, null]);
    expect(new Set([...first.people, ...second.people].map(({ id }) => id))).toEqual(new Set([...others, flora.id]));
    expect(second.people.at(-1)).toMatchObject({ name: 'Flora', fictional: true });
    expect((await findBlocked(anna, 'nonsense')).people).toEqual(first.people);
  });
});
