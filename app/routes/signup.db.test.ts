import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMemberByEmail } from '~db/queries/member';
import { listSignupLikes } from '~db/queries/signup-like';
import { openLanders } from '~/landing/registry/landers.server';
import { callRoute } from '~/testing/call-route';
import { as, testContext } from '~/testing/context';
import { makeFictional, makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import * as memberSignup from './members-id-signup';
import * as signup from './signup';

const form = {
  email: 'anna@example.org',
  name: 'Anna',
  password: 'vuurtoren op texel',
  date_of_birth: '1990-02-28',
};
const started = { intent: 'start', email: 'anna@', name: '@', signup_message: 'Hi!', about: 'x', password: 'x' };

let folder: string;
let landers: Awaited<ReturnType<typeof openLanders>>;

/** Every build contains a lander of this name; the texts of this test replace its own. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facet-landers-'));
  await mkdir(join(folder, 'alonetonight', 'copy'), { recursive: true });
  const slot = { max: 80, about: 'A text.' };
  const write = (path: string, content: object) =>
    writeFile(join(folder, 'alonetonight', path), JSON.stringify(content));
  await write('manifest.json', {
    title: 'Alone tonight',
    idea: 'One big question at night.',
    niches: ['none', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'],
    locales: ['en', 'nl'],
    slots: { 'answer-1': slot, headline: slot },
    slugs: { rain: { about: 'The same when it rains.' } },
  });
  for (const [language, text] of [
    ['en', 'A *long* talk at {brand}'],
    ['nl', 'Een lang gesprek'],
  ] as const) {
    await write(`copy/${language}.json`, {
      base: { 'answer-1': text, headline: 'Not an answer' },
      slugs: { rain: { base: { 'answer-1': `${text}, while it rains` } } },
    });
  }
  const log = { info: () => {}, warn: () => {} };
  landers = await openLanders({ directory: folder, log });
});
afterAll(async () => {
  landers.close();
  await rm(folder, { recursive: true, force: true });
});

withDatabase('the signup page after a landing page', (open) => {
  it('shows what was chosen, and posts its form with all of it', async () => {
    const context = testContext(await open());
    const bella = await makeFictional(context, { name: 'Bella', photo: true });
    const path = `/signup?network=adnet&lander=alonetonight.rain&like=${bella.id}&like=${'0'.repeat(26)}&region=NL-ZH&answer=answer-1`;
    const { data } = await callRoute(signup.loader, context, path);
    expect(data).toMatchObject({
      action: `/signup?lander=alonetonight.rain&like=${bella.id}&region=NL-ZH&answer=answer-1`,
      remembered: { likes: [{ id: bella.id, name: 'Bella', fictional: true }], region: { name: 'South Holland' } },
      about: 'A long talk at Testbrand, while it rains',
    });
  });

  it('is unchanged without choices', async () => {
    const context = testContext(await open());
    const { data } = await callRoute(signup.loader, context, '/signup?network=adnet&like=x&region=x');
    expect(data).toMatchObject({ action: '/signup', remembered: null, about: null });
  });

  it('reads an answer in the visitor’s language, and only one of a lander that is switched on', async () => {
    const opened = await open();
    const about = async (context: ReturnType<typeof testContext>, query: string) =>
      ((await callRoute(signup.loader, context, `/signup?${query}`)).data as { about: unknown }).about;
    const response = 'lander=alonetonight&answer=answer-1';
    expect(await about(testContext(opened, { locale: 'nl' }), response)).toBe('Een lang gesprek');
    const context = testContext(opened);
    for (const query of [
      'answer=answer-1',
      'lander=alonetonight&answer=headline',
      'lander=alonetonight&answer=answer-9',
      'lander=alonetonight.sun&answer=answer-1',
      'lander=nowhere&answer=answer-1',
    ])
      expect(await about(context, query), query).toBeNull();
    expect(await about(testContext(opened, { tenant: { landers: { alonetonight: 0 } } }), response)).toBeNull();
    expect(await about(testContext(opened, { tenant: { visible_profile_notes: [] } }), response)).toBeNull();
  });

  it('stores the choices in the account', async () => {
    const context = testContext(await open());
    const bella = await makeFictional(context);
    const path = `/signup?lander=alonetonight&like=${bella.id}&region=NL-ZH`;
    const response = await callRoute(signup.action, context, path, { form: { ...form, about: ' Long\r\ntalks. ' } });
    expect(response.headers.get('Location')).toBe('/complete-signup');
    const member = await findMemberByEmail(context.db, form.email);
    expect(member).toMatchObject({ region_id: 'NL-ZH', about: 'Long\ntalks.', signup_lander: 'alonetonight' });
    expect(await listSignupLikes(context.db, member!.id)).toEqual([bella.id]);
  });

  it('says that a profile text is too long, and keeps it', async () => {
    const context = testContext(await open());
    const long = { ...form, about: 'é'.repeat(1001) };
    expect(await callRoute(signup.action, context, '/signup', { form: long })).toMatchObject({
      status: 400,
      data: {
        fieldErrors: { about: [{ id: 'account.about-too-long', values: { max: 1000 } }] },
        values: { about: long.about },
      },
    });
  });
});

withDatabase('a signup begun on a landing page', (open) => {
  it('shows the page with what was typed: no errors, nothing stored or counted', async () => {
    const context = testContext(await open());
    const target = await makeFictional(context);
    const path = `/members/${target.id}/signup?lander=landing2.night`;
    const calls = () => [
      callRoute(signup.action, context, '/signup?lander=video', { form: started }),
      callRoute(memberSignup.action, context, path, { params: { id: target.id }, form: started }),
    ];
    // More requests than the limit for signups allows.
    for (let i = 0; i < 15; i++) {
      for (const response of await Promise.all(calls())) {
        expect(response.status).toBe(200);
        expect(response.headers.has('Set-Cookie')).toBe(false);
        expect(response.data).toEqual({
          ok: false,
          fieldErrors: {},
          error: null,
          values: { email: 'anna@', name: '@', signup_message: 'Hi!' },
        });
      }
    }
    expect(await findMemberByEmail(context.db, 'anna@')).toBeUndefined();
    const { data } = await callRoute(memberSignup.loader, context, path, { params: { id: target.id } });
    expect(data).toMatchObject({ action: path });
  });

  it('is 404 for an unknown profile, and redirects a member, who has an account already', async () => {
    const context = testContext(await open());
    const params = { id: '0'.repeat(26) };
    const response = await callRoute(memberSignup.action, context, '/', { params, form: started });
    expect(response.status).toBe(404);
    const member = as(context, await makeMember(context));
    const page = await callRoute(signup.loader, member, '/signup?lander=video');
    expect(page.headers.get('Location')).toBe('/members');
  });

  it('is not part of the API contract: a JSON client signs up or is told why not', async () => {
    const context = testContext(await open());
    const headers = { Accept: 'application/json' };
    const response = await callRoute(signup.action, context, '/signup', { json: started, headers });
    expect(response.status).toBe(400);
  });

  it('stores which page led to a profile', async () => {
    const context = testContext(await open());
    const target = await makeFictional(context);
    const call = { params: { id: target.id }, form: { ...form, signup_message: 'Hi!' } };
    await callRoute(memberSignup.action, context, `/members/${target.id}/signup?lander=landing`, call);
    expect(await findMemberByEmail(context.db, form.email)).toMatchObject({
      signup_lander: 'landing',
      signup_from_member_id: target.id,
      // The text is stored once only, as a pending message.
      signup_message: null,
    });
  });
});
