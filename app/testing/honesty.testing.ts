import { likeSample } from '~/features/likes/like-sample.service.server';
import { likesOverview, listLikes, buildLikesResponse } from '~/features/likes/list/like-lists.service.server';
import { likeMember } from '~/features/likes/likes.service.server';
import { autoLike } from '~/features/likes/auto-like.service.server';
import { chatContext, makeRich, send } from '~/features/chat/server/chat.testing';
import { listChats } from '~/features/chat/list/list.service.server';
import { findNewChat, openChat } from '~/features/chat/conversation/page.service.server';
import { findSamplePeople } from '~/features/discovery/front-page/lander-people.service.server';
import { searchPeople } from '~/features/discovery/search/search.service.server';
import { findShowcase } from '~/features/discovery/front-page/showcase.service.server';
import { findSignupMatches } from '~/features/discovery/suggestions/signup-matches.service.server';
import { findSwipeGame } from '~/features/discovery/swipe/swipe.service.server';
import { getProfile } from '~/features/profiles/view/profile.service.server';
import { findBlockPage } from '~/features/safety/block/block-page.service.server';
import type { ViewerMember } from '~/server/context/viewer';
import { DAY } from '~/time/durations';
import { as, type TestContext } from './context';
import type { Written } from './honesty';
import { makeFictional, makeMember } from './make-member';
import type { OpenDatabase } from './with-database';

/** Four members and three fictional profiles with unique names. */
export interface Town {
  context: TestContext;
  clock: OpenDatabase['clock'];
  members: ViewerMember[];
  fictional: ViewerMember[];
  everybody: ViewerMember[];
  fictionalNames: string[];
  memberNames: string[];
  isMember(id: string): boolean;
}

let towns = 0;

export async function honestTown(opened: OpenDatabase): Promise<Town> {
  towns += 1;
  const context = chatContext(opened, { tenant: { limits: { auto_likes_per_day: 2 } } });
  const old = { signup_date: opened.clock.now() - 90 * DAY };
  const memberNames = ['Anna', 'Ben', 'Carla', 'Dirk'].map((name) => `${name} the ${towns}th`);
  const members = [
    await makeRich(context, { photo: true, name: memberNames[0]!, ...old }),
    await makeRich(context, { photo: true, name: memberNames[1]!, ...old }),
    await makeMember(context, { credits: 100, name: memberNames[2]!, ...old }),
    await makeMember(context, { credits: 5, name: memberNames[3]! }),
  ];
  const fictionalNames = [`Fabula${towns}`, `Mirage${towns}`, `Chimera${towns}`];
  const fictional: ViewerMember[] = [];
  for (const name of fictionalNames)
    fictional.push(await makeFictional(context, { photo: true, gender: 'male', name }));
  const ids = new Set(members.map(({ id }) => id));
  return {
    context,
    clock: opened.clock,
    members,
    fictional,
    everybody: [...members, ...fictional],
    fictionalNames,
    memberNames,
    isMember: (id) => ids.has(id),
  };
}

/**
 * Puts something on every surface: likes in both directions and an existing conversation. The third fictional profile
 * has no contact yet.
 */
export async function meetEverywhere({ context, members: [anna], fictional: [fabula, mirage] }: Town): Promise<void> {
  await autoLike(as(context, anna!));
  for (const other of [fabula!, mirage!]) {
    await likeMember(as(context, anna!), other.id);
  }
  await send(context, anna!, fabula!);
}

/** What a viewer is shown on all surfaces with people: the data of loaders and the responses of the API. */
export async function surfaces(town: Town, viewer: ViewerMember | null): Promise<Record<string, unknown>> {
  const { context, fictional } = town;
  const [fabula, mirage] = fictional as [ViewerMember, ViewerMember];
  const visitor = { ...context, viewer: { kind: 'visitor' as const } };
  const open = {
    search: await searchPeople(viewer ? as(context, viewer) : visitor, new URLSearchParams('gender=&country=')),
    profile: await getProfile(viewer ? as(context, viewer) : visitor, fabula.id, false),
  };
  if (!viewer) {
    const people = await findSamplePeople(visitor, 'gallery');
    return { ...open, showcase: await findShowcase(visitor), landers: people, like_modal: await likeSample(visitor) };
  }
  const mine = as(context, viewer);
  const chats = await listChats(mine);
  const pages = await Promise.all(chats.chats.map((chat) => openChat(mine, chat.conversation.id, { seen: false })));
  return {
    ...open,
    likes: await likesOverview(mine),
    likes_lists: await Promise.all((['received', 'sent'] as const).map((list) => listLikes(mine, list, null))),
    likes_api: await buildLikesResponse(mine),
    signup_matches: await findSignupMatches(mine),
    swipe_game: await findSwipeGame(mine, { first: null, matchedId: null }),
    chats,
    conversations: pages,
    first_message: await findNewChat(mine, mirage.id),
    block: await findBlockPage(mine, fabula.id),
  };
}

/** Every like, message and gift between the people of the town. */
export async function writtenIn({ context: { db }, everybody }: Town): Promise<Written[]> {
  const ids = everybody.map(({ id }) => id);
  const likes = await db
    .selectFrom('member_like')
    .select(['from_id', 'to_id', 'author_kind'])
    .where('tenant_id', '=', db.tenantId)
    .where('from_id', 'in', ids)
    .execute();
  const messages = await db
    .selectFrom('message')
    .innerJoin('conversation', (join) =>
      join
        .onRef('conversation.tenant_id', '=', 'message.tenant_id')
        .onRef('conversation.id', '=', 'message.conversation_id'),
    )
    .select(['sender_id', 'low_id', 'high_id', 'author_kind', 'type'])
    .where('message.tenant_id', '=', db.tenantId)
    .where('sender_id', 'in', ids)
    .execute();
  return [
    ...likes.map((row) => ({ from: row.from_id, to: row.to_id, kind: 'like' as const, author: row.author_kind })),
    ...messages.map((row) => ({
      from: row.sender_id,
      to: row.low_id === row.sender_id ? row.high_id : row.low_id,
      kind: row.type === 'gift' ? ('gift' as const) : ('message' as const),
      author: row.author_kind,
    })),
  ];
}
