import { expect, it } from 'vitest';
import type { SignupMatches } from '~/features/discovery/match-finder/match-finder';
import { callRoute } from '~/testing/call-route';
import { as, testContext } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { loader } from './signup-matches';

const HERE = '/signup-matches';

withDatabase('the suggestions after the signup', (open) => {
  const begin = async (tenant: object = {}) =>
    testContext(await open(), { tenant: { visible_profile_fields: ['interests', 'country'], ...tenant } });
  type Context = Awaited<ReturnType<typeof begin>>;
  const newcomer = async (context: Context) =>
    as(context, await makeUnconfirmed(context, { gender: 'male', seeks: 'female', interests: '["jazz"]' }));
  const matchesOf = async (context: Context) => {
    const { data } = await callRoute(loader, context, HERE);
    return (data as { matches: SignupMatches }).matches;
  };

  it('are shown before the e-mail address is confirmed, with what both share', async () => {
    const context = await begin();
    const anna = await makeMember(context, { gender: 'female', interests: '["jazz","chess"]' });
    const { people, silent } = await matchesOf(await newcomer(context));
    expect(silent).toBe(false);
    expect(people).toMatchObject([{ person: { id: anna.id }, reasons: [{ kind: 'interests', both: true }] }]);
  });

  it('label made-up profiles', async () => {
    const context = await begin();
    const madeUp = await makeFictional(context, { gender: 'female' });
    const { people } = await matchesOf(await newcomer(context));
    expect(people.map(({ person }) => [person.id, person.fictional])).toEqual([[madeUp.id, true]]);
  });

  it('may be empty', async () => {
    expect(await matchesOf(await newcomer(await begin()))).toMatchObject({ people: [] });
  });

  it('are not of another brand', async () => {
    const opened = await open();
    await makeMember(testContext(opened, { brand: 2 }), { gender: 'female' });
    expect(await matchesOf(await newcomer(testContext(opened)))).toMatchObject({ people: [] });
  });

  it('do not exist if the brand leaves them out, and not for visitors', async () => {
    const context = await begin({ features: { signup_matches: false } });
    expect(await callRoute(loader, await newcomer(context), HERE)).toMatchObject({ status: 404 });
    const visitor = await callRoute(loader, context, HERE);
    expect([visitor.status, visitor.headers.get('Location')]).toEqual([302, '/login?next=%2Fsignup-matches']);
  });
});
