import { expect, it } from 'vitest';
import { findMember, patchMember } from '~db/queries/member';
import { findShowcase } from '~/features/discovery/front-page/showcase.service.server';
import { getLanderPerson } from '~/features/discovery/front-page/lander-people.service.server';
import { findRememberedChoices } from '~/features/joining/signup/remembered-choices.service.server';
import { findSignupTarget } from '~/features/joining/signup/signup-target.service.server';
import { photoKey } from '~/features/photos/upload/photo-files.server';
import { consentVersions } from '~/features/profiles/consents/consents';
import { sayConsent } from '~/features/profiles/consents/consents.service.server';
import { findOtherPeople } from '~/features/profiles/view/other-people.service.server';
import { requireReportable } from '~/features/safety/report/report.service.server';
import { callRoute } from '~/testing/call-route';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeFictional, makeMember } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { loader as search } from './members';
import { loader as profile } from './members-id';
import { loader as photo } from './photos-name';

/*
 * "Members only" is the choice of one member. Each way in which a visitor could come across someone is listed here, and
 * each is asked both ways: the member who let visitors in is found in all of them, so none passes by showing nobody.
 */

const NAME = 'Philomena';

interface Person {
  id: string;
  filename: string;
  neighbour: string;
}

const json = (value: unknown) => JSON.stringify(value ?? null);
const orNothing = (pending: Promise<unknown>) => pending.then(json, () => 'null');

const WAYS: Record<string, (context: TestContext, person: Person) => Promise<string>> = {
  'the front page': async (context) => json(await findShowcase(context)),
  search: async (context) => json((await callRoute(search, context, '/members?gender=&country=')).data),
  'search by gender and country': async (context) =>
    json((await callRoute(search, context, '/members?gender=female&country=NL&photo=1')).data),
  'the newest': async (context) => json((await callRoute(search, context, '/members?gender=&country=&order=new')).data),
  'similar people': async (context) =>
    json((await callRoute(search, context, '/members?gender=female&country=NL&eye_color=green')).data),
  'her own page': async (context, { id }) => {
    const { status, data } = await callRoute(profile, context, `/members/${id}`, { params: { id } });
    return status === 200 ? json(data) : 'null';
  },
  'the page of somebody like her': async (context, { neighbour }) =>
    json((await callRoute(profile, context, `/members/${neighbour}`, { params: { id: neighbour } })).data),
  'other people': async (context) => json(await findOtherPeople(context)),
  'a landing page about her': (context, { id }) => orNothing(getLanderPerson(context, id)),
  'the signup for her': async (context, { id }) => json(await findSignupTarget(context, id)),
  'a remembered like': async (context, { id }) =>
    json(await findRememberedChoices(context, { lander: null, likes: [id], region: null, answer: null })),
  'a report': (context, { id }) => orNothing(requireReportable(context, id)),
  'her photo': async (context, { filename }) => {
    const { status } = await callRoute(photo, context, `/photos/${filename}`, { params: { name: filename } });
    return status === 200 ? NAME : 'null';
  },
};

async function open(opened: OpenDatabase) {
  const context = testContext(opened, { tenant: { countries: ['NL'] } });
  const her = await makeMember(context, { name: NAME, photo: true, visitors_too: 0, about: 'I read by the river.' });
  const neighbour = await makeFictional(context, { photo: true });
  const filename = her.mainPhoto!.filename;
  for (const name of [filename, her.mainPhoto!.thumbFilename])
    await context.ports.storage.put(photoKey(1, name), Buffer.from('webp'), 'image/webp');
  return { context, her, person: { id: her.id, filename, neighbour: neighbour.id } };
}

withDatabase('a member who is shown to members only', (opened) => {
  // covers X17-057
  it.each(Object.keys(WAYS))('is not found by a visitor through %s, but is if she says so', async (way) => {
    const { context, her, person } = await open(await opened());
    const me = as(context, her);
    const found = async () => (await WAYS[way]!(context, person)).includes(NAME);
    const say = (given: boolean) =>
      sayConsent(me, { kind: 'member_landing', given, version: consentVersions.member_landing });
    expect(await found()).toBe(false);
    await say(true);
    expect(await found()).toBe(true);
    await say(false);
    expect(await found()).toBe(false);
  });

  it('is found by members all the same, and led to by a link that a visitor follows', async () => {
    const { context, person } = await open(await opened());
    const other = as(context, await makeMember(context));
    const { filename, id } = person;
    for (const way of ['search', 'her own page', 'her photo'])
      expect(await WAYS[way]!(other, person), way).toContain(NAME);
    const led = await callRoute(profile, context, `/members/${id}`, { params: { id } });
    expect([led.status, led.headers.get('Location')]).toEqual([302, `/members/${id}/signup`]);
    const bytes = await callRoute(photo, other, `/photos/${filename}`, { params: { name: filename } });
    expect(bytes.headers.get('Cache-Control')).toMatch(/^private/);
  });

  // covers X17-057
  it('has new members among them, and drops the pages of visitors as soon as somebody changes it', async () => {
    const { context, her } = await open(await opened());
    const dropped: number[] = [];
    const me = { ...as(context, her), dropPages: (tenantId: number) => void dropped.push(tenantId) };
    const say = (given: boolean) =>
      sayConsent(me, { kind: 'member_landing', given, version: consentVersions.member_landing });
    await say(true);
    await say(true);
    await say(false);
    expect(dropped).toEqual([1, 1]);
    expect(await findMember(context.db, her.id)).toMatchObject({ visitors_too: 0, for_visitors: 0 });
  });

  it('has photos that caches may hold for five minutes while visitors see her, and not longer', async () => {
    const { context, her, person } = await open(await opened());
    await patchMember(context.db, her.id, { visitors_too: 1 });
    const { filename } = person;
    const { headers } = await callRoute(photo, context, `/photos/${filename}`, { params: { name: filename } });
    expect(headers.get('Cache-Control')).toBe('public, max-age=300');
  });
});
