import { expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { likeMember } from '~/features/likes/likes.service.server';
import { as, testContext, type TestOptions } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed, type MemberWishes } from '~/testing/make-member';
import { TEST_NOW, withDatabase, type OpenDatabase } from '~/testing/with-database';
import { answerQuestion, findMatchFinder, forgetAnswers } from './match-finder.service.server';

const ALL = ['interests', 'country', 'countryregion', 'relationship_status', 'body_type', 'tattoos'];
const request = { question: null, realOnly: false };

function form(fields: Record<string, string | string[]>): FormData {
  const data = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) data.append(name, value);
  return data;
}

async function begin(open: OpenDatabase, wishes: MemberWishes = {}, options: TestOptions = {}) {
  const context = testContext(open, { ...options, tenant: { visible_profile_fields: ALL, ...options.tenant } });
  const member = await makeMember(context, {
    gender: 'male',
    seeks: 'female',
    birth_date: '1986-01-01',
    region_id: 'NL-UT',
    interests: '["sailing","chess"]',
    ...wishes,
  });
  const me = as(context, member);
  const say = (question: string, fields: Record<string, string | string[]>) =>
    answerQuestion(me, question, form(fields));
  const sayAll = async () => {
    await say('meet', { answer: 'female' });
    await say('ages', { from: '30', to: '45' });
    await say('near', { answer: 'near' });
    await say('interests', { answer: ['sailing', 'jazz'] });
    await say('situation', { answer: ['single'] });
    await say('build', {});
    await say('tattoos', { answer: 'no' });
  };
  const page = (change: Partial<typeof request> | { question: string } = {}) =>
    findMatchFinder(me, { ...request, ...change });
  const results = async (realOnly = false) => {
    const found = await page({ realOnly });
    if (found.view !== 'results') throw new Error('not all questions are answered');
    return found.page;
  };
  return { context, me, say, sayAll, page, results };
}

withDatabase('the questions of the match finder', (open) => {
  // covers S2-026 S2-127
  it('come one by one, continue where one stopped, and end in results', async () => {
    const { page, say, sayAll } = await begin(await open());
    expect(await page()).toMatchObject({
      view: 'question',
      page: { question: { name: 'meet' }, answer: 'female', number: 1, total: 7, previous: null, complete: false },
    });
    expect(await say('meet', { answer: 'any' })).toBeNull();
    expect(await page()).toMatchObject({ page: { question: { name: 'ages' }, number: 2, previous: 'meet' } });
    expect(await page({ question: 'meet' })).toMatchObject({ page: { answer: 'any' } });
    await sayAll();
    expect(await page()).toMatchObject({ view: 'results' });
    expect(await page({ question: 'ages' })).toMatchObject({ page: { answer: { from: 30, to: 45 }, complete: true } });
  });

  it('start with what the profile says', async () => {
    const { page } = await begin(await open());
    expect(await page({ question: 'ages' })).toMatchObject({ page: { answer: { from: 32, to: 48 } } });
    expect(await page({ question: 'interests' })).toMatchObject({ page: { answer: ['sailing', 'chess'] } });
  });

  it('leave out what the brand does not show', async () => {
    const { page } = await begin(await open(), {}, { tenant: { visible_profile_fields: ['interests'] } });
    expect(await page()).toMatchObject({ page: { total: 3 } });
    await expect(page({ question: 'build' })).rejects.toMatchObject({ status: 404 });
  });

  it('refuse an invalid answer, and say why', async () => {
    const { say, page } = await begin(await open());
    expect(await say('meet', { answer: 'robots' })).toEqual({ id: 'finder.choose-one', values: {} });
    expect(await say('ages', { from: '12', to: '30' })).toEqual({
      id: 'finder.ages-wrong',
      values: { min: 18, max: 99 },
    });
    expect(await say('ages', { from: 'x', to: '' })).toMatchObject({ id: 'finder.ages-wrong' });
    const many = ['sailing', 'chess', 'yoga', 'walking', 'hiking', 'cycling', 'camping', 'beach', 'forest'];
    expect(await say('interests', { answer: many })).toEqual({ id: 'finder.too-many', values: { count: 8 } });
    expect(await say('interests', { answer: ['gold digging'] })).toMatchObject({ id: 'finder.too-many' });
    await expect(say('weight', { answer: '60' })).rejects.toMatchObject({ status: 404 });
    expect(await page()).toMatchObject({ page: { number: 1 } });
    // Both ages are swapped; the meaning is clear.
    await say('ages', { from: '50', to: '40' });
    expect(await page({ question: 'ages' })).toMatchObject({ page: { answer: { from: 40, to: 50 } } });
  });

  it('are deleted on request, and belong to one member only', async () => {
    const opened = await open();
    const { context, me, sayAll, page } = await begin(opened);
    await sayAll();
    const other = as(context, await makeMember(context));
    expect(await findMatchFinder(other, request)).toMatchObject({ page: { number: 1 } });
    await forgetAnswers(other);
    expect(await page()).toMatchObject({ view: 'results' });
    await forgetAnswers(me);
    expect(await page()).toMatchObject({ view: 'question', page: { number: 1 } });
    const rows = await me.db.selectFrom('match_answer').select('question').where('tenant_id', '=', 1).execute();
    expect(rows).toEqual([]);
  });

  it('do not exist if the brand leaves them out', async () => {
    const { page, say } = await begin(await open(), {}, { tenant: { features: { match_finder: false } } });
    await expect(page()).rejects.toMatchObject({ status: 404 });
    await expect(say('meet', { answer: 'any' })).rejects.toMatchObject({ status: 404 });
  });
});

withDatabase('the results of the match finder', (open) => {
  const fitting: MemberWishes = {
    birth_date: '1988-03-03',
    region_id: 'NL-UT',
    interests: '["sailing","yoga"]',
    relationship_status: 'single',
    tattoos: 'no',
  };

  // covers S2-026
  it('are ordered by what is known to match, each with its true reasons', async () => {
    const { context, sayAll, results } = await begin(await open());
    await makeMember(context, {
      ...fitting,
      name: 'Silent',
      interests: null,
      relationship_status: null,
      tattoos: null,
      region_id: null,
    });
    await makeMember(context, { ...fitting, name: 'Some', interests: '["jazz"]', relationship_status: 'married' });
    await makeMember(context, { ...fitting, name: 'Best' });
    await sayAll();
    const { people, examined } = await results();
    expect(examined).toBe(3);
    expect(people.map(({ person, met, wishes }) => [person.name, met, wishes])).toEqual([
      ['Best', 5, 5],
      ['Some', 4, 5],
      ['Silent', 1, 5],
    ]);
    expect(people[0]!.reasons).toEqual([
      { kind: 'interests', names: ['Sailing'], both: false },
      { kind: 'region', region: 'Utrecht' },
      { kind: 'situation', word: 'Single' },
      { kind: 'tattoos', has: false },
      { kind: 'age', age: 38 },
    ]);
    expect(people[2]!.untold).toEqual(['interests', 'near', 'situation', 'tattoos']);
  });

  it('leave out members who are liked, blocked, hidden from search, of the wrong age or looking for somebody else', async () => {
    const opened = await open();
    const { context, me, sayAll, results } = await begin(opened);
    const named = (name: string, wishes: MemberWishes = {}) => makeMember(context, { ...fitting, name, ...wishes });
    await named('Fits', { seeks: 'male' });
    await named('Seeks both', { seeks: 'both' });
    await likeMember(me, (await named('Liked')).id);
    await insertBlock(context.db, (await named('Blocker')).id, me.member.id, TEST_NOW);
    await insertBlock(context.db, me.member.id, (await named('Blocked')).id, TEST_NOW);
    await named('Too old', { birth_date: '1960-01-01' });
    await named('Looks for women', { seeks: 'female' });
    await named('A man', { gender: 'male' });
    await named('Elsewhere', { country: 'DE' });
    await makeUnconfirmed(context, { ...fitting, name: 'Unconfirmed' });
    await makeMember(testContext(opened, { brand: 2 }), { ...fitting, name: 'Other brand' });
    await sayAll();
    expect((await results()).people.map(({ person }) => person.name).sort()).toEqual(['Fits', 'Seeks both']);
  });

  it('label made-up profiles, and leave them out on request', async () => {
    const { context, sayAll, results } = await begin(await open());
    await makeFictional(context, { ...fitting, name: 'Made up' });
    await makeMember(context, { ...fitting, name: 'Member' });
    await sayAll();
    const all = (await results()).people.map(({ person }) => [person.name, person.fictional]);
    expect(Object.fromEntries(all)).toEqual({ 'Made up': true, Member: false });
    expect((await results(true)).people.map(({ person }) => person.name)).toEqual(['Member']);
  });

  it('claim nothing about fields that the brand does not show', async () => {
    const options = { tenant: { visible_profile_fields: ['interests'] } };
    const { context, say, results } = await begin(await open(), {}, options);
    await makeMember(context, fitting);
    await say('meet', { answer: 'any' });
    await say('ages', { from: '18', to: '99' });
    await say('interests', { answer: ['sailing'] });
    const [person] = (await results()).people;
    expect(person!.reasons.map(({ kind }) => kind)).toEqual(['interests', 'age']);
  });
});
