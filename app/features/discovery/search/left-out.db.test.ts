import { expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { patchMember } from '~db/queries/member';
import { putSkip } from '~db/queries/skip';
import { autoLike } from '~/features/likes/auto-like.service.server';
import { getProfile } from '~/features/profiles/view/profile.service.server';
import type { MemberContext } from '~/server/context/context.server';
import type { ViewerMember } from '~/server/context/viewer';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed } from '~/testing/make-member';
import { TEST_NOW, withDatabase, type OpenDatabase } from '~/testing/with-database';
import { hideMember, unhideMember } from '../hidden/hidden.service.server';
import { answerQuestion, findMatchFinder } from '../match-finder/match-finder.service.server';
import { searchPeople } from './search.service.server';
import { findSignupMatches } from '../suggestions/signup-matches.service.server';
import { findSwipeGame, listSkipped } from '../swipe/swipe.service.server';

const answers: Record<string, Record<string, string>> = {
  meet: { answer: 'female' },
  ages: { from: '18', to: '80' },
  near: { answer: 'country' },
  tattoos: { answer: 'any' },
};

async function matchesOf(me: MemberContext) {
  const next = () => findMatchFinder(me, { question: null, realOnly: false });
  let found = await next();
  while (found.view === 'question') {
    const { name } = found.page.question;
    const form = new FormData();
    for (const [field, value] of Object.entries(answers[name] ?? {})) form.set(field, value);
    expect(await answerQuestion(me, name, form)).toBeNull();
    found = await next();
  }
  return found.page.people.map(({ person }) => person);
}

/** The names of the people found by each way to find people. */
async function foundBy(me: MemberContext, profile: ViewerMember): Promise<Record<string, string[]>> {
  const game = await findSwipeGame(me, { first: null, matchedId: null });
  const people = {
    search: (await searchPeople(me, new URLSearchParams()))!.people,
    'related profiles': (await getProfile(me, profile.id, false)).related,
    'the swipe game': game.cards.map(({ person }) => person),
    'the match finder': await matchesOf(me),
    'matches after signup': (await findSignupMatches(me)).people.map(({ person }) => person),
  };
  const named = Object.entries(people).map(([way, found]) => [way, found.map(({ name }) => name)] as const);
  return Object.fromEntries(named.map(([way, names]) => [way, names.filter((name) => name !== profile.name)]));
}

/** Two people who can be found, and several who cannot, each for a reason of their own. */
async function townOf(database: OpenDatabase) {
  const context = testContext(database, { tenant: { visible_profile_fields: ['country', 'interests'] } });
  const me = as(context, await makeMember(context, { name: 'Me', gender: 'male', seeks: 'female', photo: true }));
  const her = (name: string) => makeMember(context, { name, photo: true, seeks: 'male' });
  const profile = await her('Profile');
  await her('Here');
  const [blocked, blocker, hidden, deleted, off] = [
    await her('Blocked'),
    await her('Blocker'),
    await her('Hidden'),
    await her('Gone'),
    await her('Off'),
  ];
  await insertBlock(context.db, me.member.id, blocked.id, TEST_NOW);
  await insertBlock(context.db, blocker.id, me.member.id, TEST_NOW);
  await hideMember(me, hidden.id);
  await patchMember(context.db, deleted.id, { status: 'deleted', searchable: 0 });
  await patchMember(context.db, off.id, { profile_status: 'disabled', searchable: 0 });
  await makeUnconfirmed(context, { name: 'Unconfirmed', photo: true });
  await makeMember(testContext(database, { brand: 2 }), { name: 'Elsewhere', photo: true });
  return { context, me, profile, blocked, blocker, hidden, deleted, off };
}

withDatabase('every way to find people', (open) => {
  // covers S2-124 S2-127
  it('leaves out everybody whom search leaves out', async () => {
    const { me, profile, hidden } = await townOf(await open());
    const found = await foundBy(me, profile);
    for (const [way, names] of Object.entries(found)) expect([way, names]).toEqual([way, ['Here']]);
    // The control: a person who is no longer hidden is found in each of these ways.
    await unhideMember(me, hidden.id);
    for (const [way, names] of Object.entries(await foundBy(me, profile)))
      expect([way, names.toSorted()]).toEqual([way, ['Here', 'Hidden']]);
  });

  it('leaves them out of the skipped profiles, too', async () => {
    const { me, blocked, blocker, hidden, deleted, off } = await townOf(await open());
    let at = TEST_NOW;
    for (const { id } of [blocked, blocker, hidden, deleted, off]) await putSkip(me.db, me.member.id, id, ++at);
    expect((await listSkipped(me, 1)).people).toEqual([]);
    expect(await findSwipeGame(me, { first: null, matchedId: null })).toMatchObject({ lastSkip: null });
  });

  it('never gives the brand’s like from a made-up profile that the member hides', async () => {
    const limits = { auto_likes_per_day: 24 };
    const context: TestContext = testContext(await open(), { tenant: { limits, features: { auto_like: true } } });
    const me = as(context, await makeMember(context));
    const hidden = await makeFictional(context, { photo: true, gender: 'male' });
    await hideMember(me, hidden.id);
    expect(await autoLike(me)).toBeNull();
    await unhideMember(me, hidden.id);
    expect((await autoLike(me))?.id).toBe(hidden.id);
  });
});
