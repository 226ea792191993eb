import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findBalance, findHeld } from '~/features/billing/ledger/ledger.service.server';
import { findNewChat, openChat } from '~/features/chat/conversation/page.service.server';
import { listUnansweredConversations } from '~/features/chat/inbox/inbox.service.server';
import { listChats } from '~/features/chat/list/list.service.server';
import { chatContext, send } from '~/features/chat/server/chat.testing';
import { getLanderPerson } from '~/features/discovery/front-page/lander-people.service.server';
import { swipeCards } from '~/features/discovery/swipe/swipe-cards.server';
import { findLikePage } from '~/features/chat/comment/comment.service.server';
import { searchPeople } from '~/features/discovery/search/search.service.server';
import { computeFigures } from '~/features/legal/trust/trust.service.server';
import { likeMember } from '~/features/likes/likes.service.server';
import { findPhotoFile } from '~/features/photos/view/who-may-see.service.server';
import { getProfile } from '~/features/profiles/view/profile.service.server';
import { disableProfile, enableProfile } from '~/features/safety/report/review.service.server';
import { viewerMember } from '~/features/account/sessions/viewer-member.server';
import { getMember } from '~db/queries/member';
import { as, type TestContext } from '~/testing/context';
import { unlabelledIn } from '~/testing/honesty';
import { honestTown, meetEverywhere, surfaces, type Town } from '~/testing/honesty.testing';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { importPeople, person, picturesOf } from '../fictional.testing';
import { approveFictional } from './approve.service.server';
import { listFictional } from './list.service.server';
import { retireFictional } from './retire.service.server';

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string; status?: number }) => error.code ?? error.status ?? String(error),
  );

/** The person as the rest of the product knows members. */
async function viewerOf({ db }: TestContext, id: string) {
  const row = await getMember(db, id);
  return viewerMember({
    ...row,
    credits: 0,
    photo_filename: null,
    photo_thumb_filename: null,
    photo_match_filename: null,
  });
}

const idOf = async (context: TestContext, key: string) =>
  (await listFictional(context)).find((line) => line.key === key)!.id;

/** Whom anyone could see, by the names that all surfaces of the town show. */
async function shownAnywhere(town: Town, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const viewer of [null, ...town.members.slice(0, 2)])
    for (const [surface, response] of Object.entries(await surfaces(town, viewer)))
      if (JSON.stringify(response).includes(name)) found.push(surface);
  return [...new Set(found)];
}

withDatabase('an imported profile', (open) => {
  it('is seen by nobody until it is approved, and then by everybody', async () => {
    const town = await honestTown(await open());
    const { context, members } = town;
    const mine = as(context, members[0]!);
    const pictures = await picturesOf(['a.jpg']);
    await importPeople(context, [person(1, { name: 'Philippa', portrait: 'a.jpg', gender: 'male' })], {
      open: pictures,
    });
    const id = await idOf(context, 'p-1');
    const picture = `${(await getMember(context.db, id)).main_photo_id}.webp`;
    const landings = {
      ...context,
      tenant: { ...context.tenant, features: { ...context.tenant.features, member_landings: true } },
    };
    const tries = () =>
      Promise.all([
        codeOf(getProfile(context, id, false)),
        codeOf(getProfile(mine, id, true)),
        codeOf(findNewChat(mine, id)),
        codeOf(send(context, members[0]!, { ...members[0]!, id })),
        codeOf(likeMember(mine, id)),
        codeOf(getLanderPerson(landings, id)),
      ]);
    expect(await shownAnywhere(town, 'Philippa')).toEqual([]);
    expect((await tries()).every((code) => code !== 'done')).toBe(true);
    expect(await findPhotoFile(mine, picture)).toBeUndefined();
    // Staff's own command for hidden profiles does not show it either.
    expect(await enableProfile(context, id, { reason: 'why not', by: 'Eva' })).toBe(false);
    const before = await computeFigures(context, context.clock.now());
    expect(await approveFictional(context, ['p-1', 'p-9'], 'Eva')).toEqual({
      approved: ['p-1'],
      unknown: ['p-9'],
      decided: [],
    });
    expect(await approveFictional(context, ['p-1'], 'Eva')).toMatchObject({ approved: [], decided: ['p-1'] });
    expect(await shownAnywhere(town, 'Philippa')).toEqual(expect.arrayContaining(['search', 'landers', 'swipe_game']));
    expect((await tries()).every((code) => code === 'done')).toBe(true);
    expect(await findPhotoFile(mine, picture)).toBeDefined();
    const after = await computeFigures(context, context.clock.now());
    expect(after.fictional_percent).toBeGreaterThan(before.fictional_percent!);
  });

  it('is hidden again when its line is edited, and comes back with what was approved then', async () => {
    const context = chatContext(await open());
    const anna = await makeMember(context, { credits: 90, paid_user: 1 });
    await importPeople(context, [person(1)]);
    await approveFictional(context, 'all', 'Eva');
    const id = await idOf(context, 'p-1');
    const { conversation } = await send(context, anna, await viewerOf(context, id));
    await importPeople(context, [person(1, { name: 'Philippa' })]);
    expect(await codeOf(getProfile(as(context, anna), id, false))).not.toBe('done');
    expect((await openChat(as(context, anna), conversation.id, { seen: false })).writePermission).toBe('disabled');
    await approveFictional(context, 'all', 'Eva');
    expect((await getProfile(as(context, anna), id, false)).person).toMatchObject({
      name: 'Philippa',
      fictional: true,
    });
    expect((await openChat(as(context, anna), conversation.id, { seen: false })).writePermission).toBe('open');
  });

  it('stays hidden by a decision of staff although it is approved', async () => {
    const context = chatContext(await open());
    await importPeople(context, [person(1)]);
    const id = await idOf(context, 'p-1');
    await disableProfile(context, id, { rule: 'stolen', reason: 'the picture', by: 'Eva' });
    await approveFictional(context, 'all', 'Ben');
    expect(await codeOf(getProfile(context, id, false))).not.toBe('done');
  });

  it('speaks the language of its reader, where the brand wrote it, and its own elsewhere', async () => {
    const context = chatContext(await open());
    await importPeople(context, [
      person(1, { texts: { nl: { about_me: 'Hoi daar.' }, en: { about_me: 'Hello there.' } } }),
    ]);
    await approveFictional(context, 'all', 'Eva');
    const id = await idOf(context, 'p-1');
    const read = async (locale: 'en' | 'nl' | 'de') => {
      const { about, language } = await getProfile({ ...context, locale }, id, false);
      return [about, language];
    };
    const mine = { ...as(context, await makeMember(context)), locale: 'en' as const };
    expect((await swipeCards(mine, [id]))[0]).toMatchObject({ about: 'Hello there.', language: 'en' });
    expect(await findLikePage(mine, id, 'about_me')).toMatchObject({ about: { words: 'Hello there.' } });
    expect(await Promise.all([read('en'), read('nl'), read('de')])).toEqual([
      ['Hello there.', 'en'],
      ['Hoi daar.', 'nl'],
      ['Hoi daar.', 'nl'],
    ]);
  });
});

withDatabase('whatever is imported', (open) => {
  it('is labelled on every surface that shows it', async () => {
    const opened = await open();
    const anything = fc.record({
      gender: fc.constantFrom('male' as const, 'female' as const),
      seeks: fc.constantFrom('male' as const, 'female' as const, 'both' as const),
      town: fc.constantFrom('Leiden', 'Delft', 'Amsterdam'),
      age: fc.integer({ min: 18, max: 99 }),
      portrait: fc.boolean(),
    });
    const three = fc.tuple(anything, anything, anything);
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(three, async (wishes) => {
        runs += 1;
        const base = await honestTown(opened);
        const { context } = base;
        const letters = String.fromCharCode(96 + runs);
        const names = ['Quixota', 'Wyverna', 'Zephyra'].map((name) => `${name}${letters}`);
        const files = names.map((name) => `${name}.jpg`);
        const people = wishes.map(({ portrait, age, ...wish }, index) => ({
          ...person(runs * 10 + index, { name: names[index]!, birth_date: undefined, age, ...wish }),
          ...((portrait || index < 2) && { portrait: files[index]! }),
        }));
        expect(await importPeople(context, people, { open: await picturesOf(files, runs * 10) })).toMatchObject({
          ok: true,
        });
        await approveFictional(context, 'all', 'Eva');
        const fictional = [];
        for (const { key } of people) fictional.push(await viewerOf(context, await idOf(context, key)));
        const town = { ...base, fictional, fictionalNames: names };
        await meetEverywhere(town);
        for (const viewer of [null, ...town.members])
          for (const [name, response] of Object.entries(await surfaces(town, viewer)))
            expect([name, unlabelledIn(response, names)]).toEqual([name, []]);
        // The control: without the labels they are found, on the profile at least.
        const given = JSON.stringify((await surfaces(town, town.members[0]!))['profile']);
        const bare = JSON.parse(given.replaceAll('"fictional":true', '"fictional":false')) as unknown;
        expect(unlabelledIn(bare, names).length).toBeGreaterThan(0);
      }),
      { numRuns: 4, seed: 20261130 },
    );
  }, 120_000);
});

withDatabase('a retired profile', (open) => {
  it('is gone everywhere; its conversations stay with what was said, and credits that waited go back', async () => {
    const town = await honestTown(await open());
    const { context, members } = town;
    const [anna] = members as [(typeof members)[0]];
    const mine = as(context, anna);
    const pictures = await picturesOf(['a.jpg']);
    await importPeople(context, [person(1, { name: 'Philippa', portrait: 'a.jpg', gender: 'male' })], {
      open: pictures,
    });
    await approveFictional(context, 'all', 'Eva');
    const id = await idOf(context, 'p-1');
    const picture = `${(await getMember(context.db, id)).main_photo_id}.webp`;
    await likeMember(mine, id);
    const full = await findBalance(context.db, anna.id);
    const { conversation } = await send(context, anna, await viewerOf(context, id), { text: 'Ben je er?' });
    expect(await findHeld(context.db, anna.id)).toBeGreaterThan(0);
    expect(await listUnansweredConversations(context, { limit: 9 })).toHaveLength(1);

    expect(await retireFictional(context, 'p-1', 'Eva')).toBe('retired');
    expect(await retireFictional(context, 'p-1', 'Eva')).toBe('before');
    expect(await retireFictional(context, 'p-7', 'Eva')).toBe('unknown');
    expect(await shownAnywhere(town, 'Philippa')).toEqual([]);
    expect([await findHeld(context.db, anna.id), await findBalance(context.db, anna.id)]).toEqual([0, full]);
    expect(await listUnansweredConversations(context, { limit: 9 })).toEqual([]);
    expect(await findPhotoFile(mine, picture)).toBeUndefined();
    expect(await codeOf(getProfile(mine, id, false))).not.toBe('done');
    const found = await searchPeople(mine, new URLSearchParams('gender=&country='));
    expect(JSON.stringify(found)).not.toContain(id);

    const chat = await openChat(mine, conversation.id, { seen: true });
    expect(chat).toMatchObject({
      writePermission: 'gone',
      partner: { name: 'Removed profile', fictional: true, main_image: null },
    });
    expect(JSON.stringify(chat)).toContain('Ben je er?');
    const [line] = (await listChats(mine)).chats;
    expect(line).toMatchObject({
      profile: { name: 'Removed profile', fictional: true },
      last_message: { text: 'Ben je er?' },
    });
    expect(await codeOf(send(context, anna, conversation.id))).toBe('chat.fictional-gone');
    expect(await codeOf(likeMember(mine, id))).not.toBe('done');
  });

  it('never comes back: neither its key nor its face', async () => {
    const context = chatContext(await open());
    const pictures = await picturesOf(['a.jpg']);
    await importPeople(context, [person(1, { portrait: 'a.jpg' })], { open: pictures });
    await retireFictional(context, 'p-1', 'Eva');
    expect(await importPeople(context, [person(1)])).toMatchObject({
      problems: [{ line: 2, field: 'key', sentence: 'p-1 was retired: somebody else needs another key' }],
    });
    expect(await importPeople(context, [person(2, { portrait: 'a.jpg' })], { open: pictures })).toMatchObject({
      problems: [{ field: 'portrait', sentence: 'a.jpg is the face of p-1' }],
    });
    expect(await approveFictional(context, ['p-1'], 'Eva')).toMatchObject({ approved: [], decided: ['p-1'] });
  });

  it('of another brand stays: a key means the profile of one brand', async () => {
    const opened = await open();
    const [own, other] = [chatContext(opened), chatContext(opened, { brand: 2 })];
    for (const context of [own, other]) await importPeople(context, [person(1)]);
    await approveFictional(own, 'all', 'Eva');
    expect((await listFictional(other)).map(({ state }) => state)).toEqual(['waiting']);
    await retireFictional(other, 'p-1', 'Eva');
    expect((await listFictional(own)).map(({ state }) => state)).toEqual(['live']);
    expect(await retireFictional(other, await idOf(own, 'p-1'), 'Eva')).toBe('unknown');
  });

  it('can be one of the demo, which no file made', async () => {
    const { context, fictional } = await honestTown(await open());
    const { id } = fictional[0]!;
    expect(await retireFictional(context, id, 'Eva')).toBe('retired');
    expect((await listFictional(context, 'retired')).map(({ key }) => key)).toEqual([id]);
  });
});
