import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { insertSignupLikes } from '~db/queries/signup-like';
import { as, testContext } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed, type MemberWishes } from '~/testing/make-member';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { findSignupMatches } from './signup-matches.service.server';

const newcomer: MemberWishes = {
  name: 'Mo',
  gender: 'male',
  seeks: 'female',
  birth_date: '1990-01-01',
  region_id: 'NL-UT',
  interests: '["sailing"]',
};
const tenant = { visible_profile_fields: ['interests', 'country', 'countryregion'] };

withDatabase('suggestions for a new member', (open) => {
  // covers S2-028
  it('show what both have in common, also to a member who has not confirmed yet', async () => {
    const context = testContext(await open(), { tenant });
    const me = as(context, await makeUnconfirmed(context, newcomer));
    const near = { region_id: 'NL-UT', birth_date: '1991-01-01' };
    await makeFictional(context, { ...near, name: 'Made up', interests: '["sailing","yoga"]' });
    await makeMember(context, { name: 'Far', region_id: 'NL-LI', birth_date: '1970-01-01', interests: null });
    await makeMember(context, { name: 'A man', gender: 'male' });
    const { name, people, silent, parts } = await findSignupMatches(me);
    expect([name, silent, parts]).toEqual(['Mo', false, ['swipe_game', 'match_finder']]);
    expect(people.map(({ person }) => [person.name, person.fictional])).toEqual([
      ['Made up', true],
      ['Far', false],
    ]);
    expect(people[0]!.reasons).toEqual([
      { kind: 'interests', names: ['Sailing'], both: true },
      { kind: 'region', region: 'Utrecht' },
    ]);
    // Nothing in common is known, so the only reason is the country, which is true of everybody here.
    expect(people[1]!.reasons).toEqual([{ kind: 'country', country: 'Netherlands' }]);
    // Nothing was asked for, so no wish is counted as met or unknown.
    for (const { met, wishes, untold } of people) expect([met, wishes, untold]).toEqual([0, 0, []]);
  });

  it('show the likes that were given before the signup', async () => {
    const context = testContext(await open(), { tenant });
    const me = as(context, await makeUnconfirmed(context, newcomer));
    const her = await makeMember(context, { name: 'Her' });
    await transaction(context.db, (tx) => insertSignupLikes(tx, me.member.id, [her.id], TEST_NOW));
    const { people } = await findSignupMatches(me);
    expect(people.map(({ person }) => [person.name, person.liked])).toEqual([['Her', true]]);
  });

  it('may be empty, and say so if the member’s profile is empty', async () => {
    const context = testContext(await open(), { tenant: { features: { swipe_game: false } } });
    const me = as(context, await makeUnconfirmed(context, { gender: null, birth_date: null, region_id: null }));
    expect(await findSignupMatches(me)).toMatchObject({ people: [], silent: true, parts: ['match_finder'] });
  });

  it('do not exist if the brand leaves them out', async () => {
    const context = testContext(await open(), { tenant: { features: { signup_matches: false } } });
    await expect(findSignupMatches(as(context, await makeMember(context)))).rejects.toMatchObject({ status: 404 });
  });
});
