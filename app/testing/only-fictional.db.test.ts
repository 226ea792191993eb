import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findRememberedChoices } from '~/features/joining/signup/remembered-choices.service.server';
import { findSamplePeople } from '~/features/discovery/front-page/lander-people.service.server';
import { findShowcase } from '~/features/discovery/front-page/showcase.service.server';
import { likeSample } from '~/features/likes/like-sample.service.server';
import { testContext, type TestContext } from './context';
import { makeFictional, makeMember } from './make-member';
import { TEST_NOW, withDatabase } from './with-database';

/*
 * The texts of landers and of the visitors' like modal say that the people shown are fictional. Anyone who lives in the
 * brand's country, these surfaces must be given nobody else.
 */

const person = fc.record({
  fictional: fc.boolean(),
  photo: fc.boolean(),
  /** Milliseconds since the last activity; a fictional profile may be the least active of all. */
  ago: fc.integer({ min: 0, max: 5_000_000 }),
  /** Whether the person deleted their account or is hidden for another reason. */
  away: fc.constantFrom(null, null, 'deleted', 'hidden' as const),
  gender: fc.constantFrom('female' as const, 'male' as const),
});

/** Makes these people; returns the ids of the fictional profiles that may be shown and the ids of the members. */
async function fill(
  context: TestContext,
  people: readonly (typeof person extends fc.Arbitrary<infer P> ? P : never)[],
) {
  const created = { shown: new Set<string>(), members: new Set<string>() };
  for (const { fictional, photo, ago, away, gender } of people) {
    const deletion = away === 'deleted' ? { status: 'deleted' as const, searchable: 0 } : away ? { searchable: 0 } : {};
    const wishes = { photo, gender, country: 'NL', last_active_at: TEST_NOW - ago, ...deletion };
    const { id } = await (fictional ? makeFictional : makeMember)(context, wishes);
    if (!fictional) created.members.add(id);
    else if (photo && !away) created.shown.add(id);
  }
  return created;
}

const membersAmong = (ids: readonly string[], members: ReadonlySet<string>) => ids.filter((id) => members.has(id));

withDatabase('if a text says that all are made up', (open) => {
  it('no members are chosen, whoever else is there', async () => {
    for (const people of fc.sample(fc.array(person, { minLength: 3, maxLength: 10 }), { numRuns: 6, seed: 20261122 })) {
      const closed = { logged_out_search: 'none', logged_out_search_trafficsource: 'none' };
      const context = testContext(await open(), { tenant: { countries: ['NL'], ...closed } });
      const { shown, members } = await fill(context, people);
      const samples = await findSamplePeople(context, 'gallery');
      expect(new Set(samples.map(({ id }) => id))).toEqual(shown);
      expect(samples.every(({ fictional }) => fictional)).toBe(true);
      const met = await likeSample(context);
      expect(met ? [shown.has(met.id), met.fictional] : [shown.size === 0]).toEqual(met ? [true, true] : [true]);
      const choices = { lander: null, likes: [...members, ...shown], region: null, answer: null };
      expect(
        membersAmong(
          (await findRememberedChoices(context, choices)).likes.map(({ id }) => id),
          members,
        ),
      ).toEqual([]);
    }
  }, 60_000);

  it('control: a member among them is found', async () => {
    const context = testContext(await open(), { tenant: { countries: ['NL'] } });
    const { members } = await fill(context, [
      { fictional: true, photo: true, ago: 1, away: null, gender: 'male' },
      { fictional: false, photo: true, ago: 2, away: null, gender: 'male' },
    ]);
    const mixed = (await findShowcase(context)).map(({ id }) => id);
    expect([mixed.length, membersAmong(mixed, members)]).toEqual([2, [...members]]);
  });
});
