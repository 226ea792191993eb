import { expect, it } from 'vitest';
import { patchMember } from '~db/queries/member';
import { send } from '~/features/chat/server/chat.testing';
import { listChats } from '~/features/chat/list/list.service.server';
import { findConversationPage } from '~/features/chat/server/conversation.service.server';
import { searchPeople } from '~/features/discovery/search/search.service.server';
import { likeMember } from '~/features/likes/likes.service.server';
import { countVisits, getVisitors } from '~/features/profiles/visitors/visits.service.server';
import { getProfile } from '~/features/profiles/view/profile.service.server';
import { disableProfile } from '~/features/safety/report/review.service.server';
import { as } from './context';
import { honestTown, surfaces, type Town } from './honesty.testing';
import { withDatabase } from './with-database';

/** The paths in a response that say that this member is online or was active lately. */
function presenceIn(response: unknown, id: string): string[] {
  const found: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const fields = value as { id?: unknown; online?: unknown; last_active?: unknown };
    if (fields.id === id && (fields.online === true || typeof fields.last_active === 'number')) found.push(path);
    for (const [key, item] of Object.entries(value)) walk(item, `${path}.${key}`);
  };
  walk(response, '');
  return found;
}

/** Ben likes Anna, writes to her and visits her profile, and she likes him back: he is on each of her pages. */
async function meet(town: Town) {
  const [anna, ben] = town.members;
  const [annas, bens] = [as(town.context, anna!), as(town.context, ben!)];
  await likeMember(bens, anna!.id);
  await likeMember(annas, ben!.id);
  await send(town.context, ben!, anna!);
  await getProfile(bens, anna!.id, true);
  return { anna: anna!, ben: ben!, annas };
}

withDatabase('an invisible member', (open) => {
  // covers S4-040
  it('is on the lists as before, and nowhere shown as online, in no count and no conversation', async () => {
    const town = await honestTown(await open());
    const { anna, ben, annas } = await meet(town);
    const shows = async () =>
      Object.entries(await surfaces(town, anna)).flatMap(([name, response]) =>
        presenceIn(response, ben.id).length > 0 ? [name] : [],
      );
    const online = async () =>
      (await searchPeople(annas, new URLSearchParams('gender=&country=&online=1')))!.people.map(({ id }) => id);
    // The control: while he is visible, each of these surfaces says that he is online.
    expect(await shows()).toEqual(expect.arrayContaining(['search', 'likes_lists', 'chats', 'conversations']));
    expect(await online()).toContain(ben.id);
    expect((await getVisitors(annas, 1)).people.map(({ id }) => id)).toEqual([ben.id]);
    expect(await countVisits(annas)).toBe(1);

    await patchMember(town.context.db, ben.id, { invisible: 1 });
    expect(await shows()).toEqual([]);
    expect(await online()).not.toContain(ben.id);
    expect((await getVisitors(annas, 1)).people).toEqual([]);
    expect(await countVisits(annas)).toBe(0);
    const all = JSON.stringify(await surfaces(town, anna));
    expect(all.split(`"id":"${ben.id}"`).length).toBeGreaterThan(4);
  });
});

withDatabase('a member who left, or whose profile the team hides', (open) => {
  it.each(['left', 'hidden'] as const)('is nowhere shown as online or recently active: %s', async (how) => {
    const town = await honestTown(await open());
    const { anna, ben, annas } = await meet(town);
    const { chats } = await listChats(annas);
    const { id } = chats.find(({ profile }) => profile.id === ben.id)!.conversation;
    const presence = async () => [
      ...Object.values(await surfaces(town, anna)).flatMap((response) => presenceIn(response, ben.id)),
      (await findConversationPage(annas, id, {})).partner_last_active,
    ];
    expect(await presence()).toContainEqual(expect.any(Number));
    if (how === 'hidden') await disableProfile(town.context, ben.id, { rule: 'spam', reason: 'Adverts', by: 'Eva' });
    else await patchMember(town.context.db, ben.id, { status: 'deleted', deleted_at: 0, searchable: 0 });
    expect(await presence()).toEqual([null]);
  });
});
