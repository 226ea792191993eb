import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { cellOf } from '~db/schema/geo-cell';
import { insertMembers } from '~db/queries/member.testing';
import { insertSignupLikes } from '~db/queries/signup-like';
import { as, testContext } from '~/testing/context';
import { marketJson } from '~/tenancy/tenant.testing';
import { makeFictional, makeMember, makeUnconfirmed, type MemberWishes } from '~/testing/make-member';
import { memberRow } from '~/testing/rows';
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
    // Nothing in common is known; the country would be true of everybody here.
    expect(people[1]!.reasons).toEqual([]);
    // Nothing was asked for, so no wish is counted as met or unknown.
    for (const { met, wishes, untold } of people) expect([met, wishes, untold]).toEqual([0, 0, []]);
  });

  it('are near first: also before those with every interest in common, and where hundreds were here later', async () => {
    const context = testContext(await open(), { tenant });
    const [home, away] = [52, 50.5].map((latitude) => cellOf({ latitude, longitude: 5 }));
    const me = as(context, await makeUnconfirmed(context, { ...newcomer, geo_cell: home! }));
    const facts = { birth_date: '1991-01-01', seeks: 'male', interests: '["sailing"]', geo_cell: away! } as const;
    await insertMembers(
      context.db,
      Array.from({ length: 410 }, (_, i) => memberRow(`far${i}`, { ...facts, last_active_at: TEST_NOW - i })),
    );
    await makeMember(context, { ...facts, name: 'Near', interests: null, geo_cell: home!, last_active_at: 1 });
    const { people } = await findSignupMatches(me);
    expect(people[0]!.person.name).toBe('Near');
    expect(people).toHaveLength(12);
  });

  // covers X17-033
  it('tell something: the distance and that both look for each other, never a region that is most of the country', async () => {
    const context = testContext(await open(), {
      tenant: { ...tenant, countries: ['GB'], markets: { GB: marketJson() } },
    });
    const london = cellOf({ latitude: 51.51, longitude: -0.13 });
    const york = cellOf({ latitude: 53.96, longitude: -1.08 });
    const english = { country: 'GB', region_id: 'GB-ENG', birth_date: '1991-01-01', interests: null };
    const me = as(context, await makeUnconfirmed(context, { ...newcomer, ...english, geo_cell: london }));
    await makeFictional(context, { ...english, name: 'Silent', seeks: 'male' });
    await makeMember(context, { ...english, name: 'Seeks', seeks: 'male' });
    await makeMember(context, { ...english, name: 'Far', geo_cell: york, seeks: null });
    await makeMember(context, { ...english, name: 'Near', geo_cell: london, seeks: 'male' });
    const { people } = await findSignupMatches(me);
    expect(Object.fromEntries(people.map(({ person, reasons }) => [person.name, reasons]))).toEqual({
      Near: [{ kind: 'distance', distance: { value: 5, unit: 'mile' } }],
      // 170 miles are no reason.
      Far: [],
      Seeks: [{ kind: 'seeks', gender: 'male' }],
      // Nobody is behind a fictional profile, so it looks for no one.
      Silent: [],
    });
  });

  it('show the likes that were given before the signup', async () => {
    const context = testContext(await open(), { tenant });
    const me = as(context, await makeUnconfirmed(context, newcomer));
    const her = await makeMember(context, { name: 'Her' });
    await transaction(context.db, (tx) => insertSignupLikes(tx, me.member.id, [her.id], TEST_NOW));
    const { people } = await findSignupMatches(me);
    expect(people.map(({ person }) => [person.name, person.liked])).toEqual([['Her', true]]);
  });

  it('say what a message costs, and which profiles nobody would answer for', async () => {
    const opened = await open();
    const writable = async (fictional_chat: string) => {
      const context = testContext(opened, { tenant: { ...tenant, fictional_chat } });
      const me = as(context, await makeMember(context, newcomer));
      const found = await findSignupMatches(me);
      expect([found.price.credits, found.unconfirmed]).toEqual([context.tenant.message_credits, false]);
      return found.people.map(({ person, writable }) => [person.name, writable]);
    };
    const context = testContext(opened, { tenant });
    await makeFictional(context, { name: 'Made up' });
    await makeMember(context, { name: 'Real' });
    const sorted = (pairs: unknown[][]) => Object.fromEntries(pairs);
    expect(sorted(await writable('closed'))).toEqual({ 'Made up': false, Real: true });
    expect(sorted(await writable('answered'))).toMatchObject({ 'Made up': true, Real: true });
    const unconfirmed = as(context, await makeUnconfirmed(context, newcomer));
    expect((await findSignupMatches(unconfirmed)).unconfirmed).toBe(true);
  });

  it('lead to a search that finds more: every country, or both genders where there is one country', async () => {
    const opened = await open();
    const wider = async (countries: string[]) => {
      const markets = Object.fromEntries(countries.map((code) => [code, marketJson()]));
      const context = testContext(opened, { tenant: { countries, markets } });
      return (await findSignupMatches(as(context, await makeMember(context, newcomer)))).wider;
    };
    expect(await wider(['NL', 'BE'])).toBe('/members?gender=female&country=');
    expect(await wider(['NL'])).toBe('/members?gender=&country=');
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
