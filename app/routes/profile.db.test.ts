// covers S2-021

import { expect, it } from 'vitest';
import { getMember } from '~db/queries/member';
import type { ProfileEdit } from '~/features/profiles/edit/profile-edit';
import { getProfile } from '~/features/profiles/view/profile.service.server';
import { callApi } from '~/compose/call-api.testing';
import { callRoute } from '~/testing/call-route';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { action, loader } from './profile';
import { loader as visitors } from './profile-visitors';

withDatabase('the own profile', (open) => {
  it('is for members: a visitor is sent to the login and back again', async () => {
    const context = testContext(await open());
    for (const [page, path] of [
      [loader, '/profile'],
      [visitors, '/profile/visitors'],
    ] as const) {
      const response = await callRoute(page, context, path);
      expect([response.status, response.headers.get('Location')]).toEqual([
        302,
        `/login?next=${encodeURIComponent(path)}`,
      ]);
    }
    const posted = await callRoute(action, context, '/profile', { form: { section: 'traits', hair_color: 'red' } });
    expect(posted.headers.get('Location')).toBe('/login?next=%2Fprofile');
  });

  // covers S0-009
  it('is saved by a plain form and returns to its section', async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context));
    const form: [string, string][] = [
      ['section', 'interests'],
      ['interests', 'hiking'],
      ['interests', 'jazz'],
    ];
    const response = await callRoute(action, me, '/profile', { form });
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/profile?saved=interests#interests']);
    const page = await callRoute(loader, me, '/profile?saved=interests');
    expect(page.data).toMatchObject({ saved: 'interests', edit: { interests: ['hiking', 'jazz'] } });
    expect((await callRoute(loader, me, '/profile?saved=nonsense')).data).toMatchObject({ saved: null });
  });

  // covers X17-039
  it('shows the answers to prompts on the profile, in the words of the reader’s language', async () => {
    const context = testContext(await open());
    const ann = await makeMember(context);
    const me = as(context, ann);
    const form = { section: 'prompts', prompt_1: 'rain', answer_1: 'Soup.', prompt_2: '', answer_2: '' };
    expect((await callRoute(action, me, '/profile', { form })).status).toBe(303);
    const ben = { ...as(context, await makeMember(context)), locale: 'nl' as const };
    expect((await getProfile(ben, ann.id, false)).prompts).toEqual([
      { id: 'rain', question: 'Wat ik doe als het de hele dag regent', answer: 'Soup.' },
    ]);
    await callRoute(action, me, '/profile', { form: { section: 'prompts' } });
    expect((await getMember(context.db, ann.id)).prompts).toBeNull();
  });

  // covers X17-076
  it('takes no phone number as an answer to a prompt, and what was typed comes back', async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context));
    const form = { section: 'prompts', prompt_1: 'ask-me', answer_1: 'Call 06 12345678' };
    expect(await callRoute(action, me, '/profile', { form })).toMatchObject({
      status: 400,
      data: { values: form, fieldErrors: { answer_1: [{ id: 'errors.text-contact' }] } },
    });
    expect((await getMember(context.db, me.member.id)).prompts).toBeNull();
  });

  it('takes none in a text about oneself either', async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context));
    const form = { section: 'notes', looking_for: 'My number: +31 6 1234 5678' };
    expect(await callRoute(action, me, '/profile', { form })).toMatchObject({
      status: 400,
      data: { values: form, fieldErrors: { looking_for: [{ id: 'errors.text-contact' }] } },
    });
  });

  it('returns with what was typed and what is wrong with it', async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context, { name: 'Ann', email: 'ann@example.test' }));
    const form = { section: 'personal', name: 'ann@example.test', seeks: 'male' };
    const response = await callRoute(action, me, '/profile', { form });
    expect(response).toMatchObject({
      status: 400,
      data: { values: form, fieldErrors: { name: [{ id: 'account.name-is-email' }] } },
    });
    expect((await getMember(context.db, me.member.id)).name).toBe('Ann');
  });

  it('shows what was typed once more if the section was saved elsewhere meanwhile, and saves it on request', async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context));
    const stale = { section: 'traits', eye_color: 'hazel', version: 'of-yesterday' };
    expect(await callRoute(action, me, '/profile?section=traits', { form: stale })).toMatchObject({
      status: 409,
      data: { values: stale, error: { code: 'profile.changed-elsewhere' } },
    });
    const { data } = await callRoute(loader, me, '/profile?section=traits');
    const { versions } = (data as { edit: ProfileEdit }).edit;
    const form = { ...stale, version: versions.traits };
    const again = await callRoute(action, me, '/profile?section=traits', { form });
    expect(again.status).toBe(303);
  });

  it('responds to a JSON client as the API contract says', async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context));
    const headers = { Accept: 'application/json' };
    const well = await callRoute(action, me, '/profile', { json: { section: 'traits', eye_color: 'hazel' }, headers });
    expect(well).toMatchObject({
      status: 200,
      data: { location: '/profile?saved=traits#traits', version: expect.stringMatching(/^[\w-]{12}$/) },
    });
    const ill = await callRoute(action, me, '/profile', { json: { section: 'traits', eye_color: 'pink' }, headers });
    expect(ill).toMatchObject({
      status: 400,
      data: { field_errors: { eye_color: [{ id: 'profile.choose-from-list' }] } },
    });
  });

  it('lists its visitors', async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context));
    await getProfile(as(context, await makeMember(context, { name: 'Bo' })), me.member.id, true);
    const { data } = await callRoute(visitors, me, '/profile/visitors?page=nonsense');
    expect(data).toMatchObject({ visitors: { page: 1, count: 1, people: [{ name: 'Bo', fictional: false }] } });
  });
});

withDatabase('GET /api/geocode.php', (open) => {
  // covers S7-009 S7-010 S7-011
  it('stores the nearest town of the member, and returns false if there is none', async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context));
    const ask = async (query: string) => (await callApi(me, `/api/geocode.php${query}`)).data;
    expect(await ask('?lat=52.16&lon=4.49')).toEqual({
      geocode: { country: 'NL', countryregion: 'NL-ZH', region: 'South Holland', city: 'Leiden' },
    });
    expect((await getMember(context.db, me.member.id)).city).toBe('Leiden');
    expect(await ask('?lat=0&lon=-30')).toEqual({ geocode: false });
    expect((await getMember(context.db, me.member.id)).city).toBe('Leiden');
    expect(await ask('?lat=north')).toMatchObject({ field_errors: { lat: [{ id: 'errors.invalid-value' }] } });
    const visitor = await callApi(context, '/api/geocode.php?lat=52&lon=4');
    expect([visitor.status, visitor.data]).toMatchObject([403, { authentication_required: true }]);
  });
});
