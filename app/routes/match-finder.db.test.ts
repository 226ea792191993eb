import { expect, it } from 'vitest';
import { callRoute } from '~/testing/call-route';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { interestIds } from '~/features/profiles/traits/interests';
import type { MatchFinderPage } from '~/features/discovery/match-finder/match-finder.service.server';
import { action, loader } from './match-finder';

const SHOWN = ['interests', 'country', 'countryregion', 'relationship_status', 'body_type', 'tattoos'];
const answers: [question: string, fields: [string, string][]][] = [
  ['meet', [['answer', 'female']]],
  [
    'ages',
    [
      ['from', '30'],
      ['to', '45'],
    ],
  ],
  ['near', [['answer', 'anywhere']]],
  [
    'interests',
    [
      ['answer', 'jazz'],
      ['answer', 'sailing'],
    ],
  ],
  ['situation', []],
  ['build', []],
  ['tattoos', [['answer', 'any']]],
];

withDatabase('the match finder as a page', (open) => {
  const begin = async (tenant: object = {}) => {
    const context = testContext(await open(), { tenant: { visible_profile_fields: SHOWN, ...tenant } });
    const me = as(context, await makeMember(context, { gender: 'male', seeks: 'female' }));
    const page = async (path = '/match-finder') => {
      const { data } = await callRoute(loader, me, path);
      return (data as { finder: MatchFinderPage }).finder;
    };
    const post = (form: [string, string][]) => callRoute(action, me, '/match-finder', { form });
    const say = (question: string, fields: [string, string][]) =>
      post([['intent', 'answer'], ['question', question], ...fields]);
    return { context, me, page, post, say };
  };

  it('goes from question to question by plain forms, and ends in people and reasons', async () => {
    const { context, page, say } = await begin();
    const anna = await makeMember(context, {
      gender: 'female',
      birth_date: '1988-01-01',
      interests: '["jazz","sailing"]',
    });
    for (const [index, [question, fields]] of answers.entries()) {
      expect(await page()).toMatchObject({ page: { question: { name: question }, number: index + 1, total: 7 } });
      const { status, headers } = await say(question, fields);
      expect([question, status, headers.get('Location')]).toEqual([question, 303, '/match-finder']);
    }
    const results = await page();
    expect(results).toMatchObject({ view: 'results', page: { people: [{ person: { id: anna.id } }] } });
    expect(JSON.stringify(results)).toContain('"kind":"interests"');
  });

  it('goes back to any question and shows what was answered', async () => {
    const { page, say } = await begin();
    await say('meet', [['answer', 'any']]);
    expect(await page('/match-finder?question=meet')).toMatchObject({ page: { answer: 'any', number: 1 } });
    expect(await page('/match-finder?question=ages')).toMatchObject({ page: { previous: 'meet' } });
  });

  it('shows a refused answer on the page of its question', async () => {
    const { page, say } = await begin();
    const { status, data } = await say('ages', [
      ['from', '12'],
      ['to', '300'],
    ]);
    expect([status, data]).toMatchObject([
      400,
      {
        fieldErrors: { answer: [{ id: 'finder.ages-wrong' }] },
        values: { question: 'ages', from: '12', to: '300' },
      },
    ]);
    expect(await page('/match-finder?question=ages')).not.toMatchObject({ page: { answer: { from: 12 } } });
    const many = interestIds.slice(0, 30).map((id): [string, string] => ['answer', id]);
    expect(await say('interests', many)).toMatchObject({ status: 400 });
  });

  it('deletes the answers on request', async () => {
    const { page, post, say } = await begin();
    for (const [question, fields] of answers) await say(question, fields);
    expect(await page()).toMatchObject({ view: 'results' });
    expect((await post([['intent', 'forget']])).headers.get('Location')).toBe('/match-finder');
    expect(await page()).toMatchObject({ page: { question: { name: 'meet' }, complete: false } });
  });

  it('refuses unknown questions', async () => {
    const { me, say } = await begin();
    expect(await callRoute(loader, me, '/match-finder?question=income')).toMatchObject({ status: 404 });
    expect(await say('income', [['answer', 'high']])).toMatchObject({ status: 404 });
  });

  it('does not exist if the brand leaves it out', async () => {
    const { me, say } = await begin({ features: { match_finder: false } });
    expect(await callRoute(loader, me, '/match-finder')).toMatchObject({ status: 404 });
    expect(await say('meet', [['answer', 'any']])).toMatchObject({ status: 404 });
  });

  it('is for members, who return to it after the login', async () => {
    const visitor = testContext(await open());
    for (const [handler, call, status] of [
      [loader, {}, 302],
      [action, { form: { intent: 'forget' } }, 307],
    ] as const) {
      const response = await callRoute(handler, visitor, '/match-finder', call);
      expect([response.status, response.headers.get('Location')]).toEqual([status, '/login?next=%2Fmatch-finder']);
    }
  });
});
