// covers S2-031

import { expect, it } from 'vitest';
import { findMemberByEmail, getMember, patchMember } from '~db/queries/member';
import { callRoute } from '~/testing/call-route';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { action as resend } from './activate-resend';
import { action, loader } from './complete-signup';
import { action as memberSignup } from './members-id-signup';
import { loader as signupPage } from './signup';

const HERE = '/complete-signup';
const about = { about_me: 'A walk before breakfast.', looking_for: '' };

async function inFlow(opened: OpenDatabase, wishes = {}, options = {}) {
  const context = testContext(opened, options);
  const member = await makeUnconfirmed(context, { signup_step: 1, gender: null, ...wishes });
  return as(context, member);
}
type Someone = Awaited<ReturnType<typeof inFlow>>;

const open = (who: TestContext, step?: string) =>
  callRoute(loader, who, step ? `${HERE}/${step}` : HERE, { params: step ? { step } : {} });
const take = (who: TestContext, step: string, form: Record<string, string> = {}) =>
  callRoute(action, who, `${HERE}/${step}`, { params: { step }, form: { intent: 'next', ...form } });
const leadsTo = async (response: Promise<{ status: number; headers: Headers }>) =>
  (await response).headers.get('Location');
const row = (who: Someone) => getMember(who.db, who.member.id);

withDatabase('the signup flow', (opening) => {
  // covers S4-042 S4-044 S4-045 S4-046 S4-047
  it('leads through photo, location, personal info and about me to the end, and stores each step', async () => {
    const me = await inFlow(await opening());
    expect(await leadsTo(open(me))).toBe(`${HERE}/1`);
    expect((await open(me, '1')).data).toMatchObject({ place: 1, photos: { photos: [] } });
    expect(await leadsTo(take(me, '1'))).toBe(`${HERE}/2`);
    const place = { country: 'NL', countryregion: 'NL-ZH', city: 'Leiden' };
    expect(await leadsTo(take(me, '2', place))).toBe(`${HERE}/3`);
    expect(await leadsTo(take(me, '3', { gender: 'female', seeks: 'male', hair_color: 'red' }))).toBe(`${HERE}/4`);
    expect(await leadsTo(take(me, '4', about))).toBe(`${HERE}/complete`);
    expect(await row(me)).toMatchObject({
      region_id: 'NL-ZH',
      city: 'Leiden',
      gender: 'female',
      seeks: 'male',
      hair_color: 'red',
      about: about.about_me,
      signup_step: null,
    });
    expect((await open(me, 'complete')).data).toMatchObject({ place: 'complete', end: { confirmed: false } });
    expect(await leadsTo(open(me))).toBe(`${HERE}/complete`);
  });

  it('goes on where it was left, on whatever device, and asks for the rest later', async () => {
    const me = await inFlow(await opening());
    await take(me, '1');
    expect(await leadsTo(take(me, '2', { intent: 'later', country: 'NL', countryregion: 'NL-ZH', city: '' }))).toBe(
      '/signup-matches?api_signup_complete=1',
    );
    expect(await row(me)).toMatchObject({ region_id: 'NL-ZH', signup_step: 2 });
    const elsewhere = as(me, me.member);
    expect(await leadsTo(open(elsewhere))).toBe(`${HERE}/2`);
    expect(await leadsTo(callRoute(signupPage, elsewhere, '/signup'))).toBe(HERE);
  });

  it('skips photo, location and about me, but not who one is', async () => {
    const me = await inFlow(await opening());
    expect(await leadsTo(take(me, '1', { intent: 'skip' }))).toBe(`${HERE}/2`);
    expect(await leadsTo(take(me, '2', { intent: 'skip', country: 'NL', countryregion: 'NL-ZH' }))).toBe(`${HERE}/3`);
    expect(await row(me)).toMatchObject({ signup_step: 3, region_id: me.member.regionId });
    for (const intent of ['skip', 'next']) {
      expect(await take(me, '3', { intent, seeks: 'male' })).toMatchObject({
        status: 400,
        data: { fieldErrors: { gender: [{ id: 'joining.gender-missing' }] }, values: { seeks: 'male' } },
      });
    }
    await take(me, '3', { gender: 'male' });
    expect(await leadsTo(take(me, '4', { intent: 'skip', about_me: 'unsaid' }))).toBe(`${HERE}/complete`);
    expect(await row(me)).toMatchObject({ signup_step: null, about: null, gender: 'male' });
  });

  it('saves on the way back too, and goes forward again one step at a time', async () => {
    const me = await inFlow(await opening(), { signup_step: 4, gender: 'female' });
    expect(await leadsTo(take(me, '4', { intent: 'back', ...about }))).toBe(`${HERE}/3`);
    expect(await leadsTo(take(me, '3', { intent: 'back', seeks: 'female' }))).toBe(`${HERE}/2`);
    expect(await row(me)).toMatchObject({ about: about.about_me, seeks: 'female', signup_step: 4 });
    expect(await leadsTo(take(me, '2', { country: 'NL' }))).toBe(`${HERE}/3`);
    // An older tab cannot turn the flow back.
    expect(await leadsTo(take(me, '1'))).toBe(`${HERE}/2`);
    expect((await row(me)).signup_step).toBe(4);
  });

  it('shows what was typed and what is wrong with it', async () => {
    const me = await inFlow(await opening(), { signup_step: 4, gender: 'female' });
    const long = 'é'.repeat(1001);
    expect(await take(me, '4', { about_me: long, looking_for: 'You' })).toMatchObject({
      status: 400,
      data: { fieldErrors: { about_me: [{ id: 'profile.note-too-long' }] }, values: { about_me: long } },
    });
    expect(await take(me, '3', { gender: 'robot', hair_color: 'plaid' })).toMatchObject({
      status: 400,
      data: { fieldErrors: { gender: expect.anything() as object, hair_color: expect.anything() as object } },
    });
    expect(await take(me, '4', { about_me: 'Write to anna@example.org' })).toMatchObject({
      status: 400,
      data: { fieldErrors: { about_me: [{ id: 'errors.text-contact' }] } },
    });
    expect(await row(me)).toMatchObject({ signup_step: 4, gender: 'female' });
  });

  it.each(['0', '5', '-1', '3', '4', '1e0', '999999999999999999', '%00', '__proto__'])(
    'leads from the step %s, which is none or not open yet, to the open one and stores nothing',
    async (step) => {
      const me = await inFlow(await opening());
      expect(await leadsTo(open(me, step))).toBe(`${HERE}/1`);
      const before = await row(me);
      const response = await take(me, step, { gender: 'male', ...about, name: 'Eve', status: 'active' });
      expect([response.status, response.headers.get('Location')?.startsWith(HERE)]).toEqual([303, true]);
      expect(await row(me)).toEqual(before);
    },
  );

  it('neither changes the name nor anything else that no step asks for', async () => {
    const me = await inFlow(await opening(), { signup_step: 3 });
    await take(me, '3', {
      gender: 'male',
      name: 'Eve',
      section: 'landing',
      email: 'eve@example.org',
      signup_step: '9',
    });
    const before = me.member;
    expect(await row(me)).toMatchObject({
      name: before.name,
      email: before.email,
      signup_step: 4,
      status: 'not_confirmed',
    });
  });

  it('has no last step where the brand shows no texts of members', async () => {
    const me = await inFlow(await opening(), { signup_step: 3 }, { tenant: { visible_profile_notes: [] } });
    expect((await open(me, '3')).data).toMatchObject({ steps: [1, 2, 3] });
    expect(await leadsTo(take(me, '3', { gender: 'male' }))).toBe(`${HERE}/complete`);
    expect(await leadsTo(open(me, '4'))).toBe(`${HERE}/complete`);
    expect((await row(me)).signup_step).toBeNull();
  });

  it('can be opened again after the end, to change something', async () => {
    const me = await inFlow(await opening(), { signup_step: null, gender: 'female' });
    expect((await open(me, '4')).data).toMatchObject({ place: 4 });
    expect(await leadsTo(take(me, '4', about))).toBe(`${HERE}/complete`);
    expect(await row(me)).toMatchObject({ about: about.about_me, signup_step: null });
  });

  it('leads an older account without what everybody states to that step only', async () => {
    const context = testContext(await opening());
    const me = as(context, await makeMember(context, { gender: null }));
    expect(await leadsTo(open(me))).toBe(`${HERE}/3`);
    expect(await leadsTo(take(me, '3', { gender: 'male' }))).toBe(`${HERE}/4`);
    expect(await leadsTo(open(me))).toBe(`${HERE}/complete`);
    const whole = as(context, await makeMember(context, { gender: 'female' }));
    expect(await leadsTo(open(whole))).toBe(`${HERE}/complete`);
    expect(await leadsTo(callRoute(signupPage, whole, '/signup'))).toBe('/members');
  });

  it('goes on for a member who is confirmed elsewhere in the middle', async () => {
    const me = await inFlow(await opening(), { signup_step: 4, gender: 'female' });
    await patchMember(me.db, me.member.id, { status: 'active', profile_status: 'active' });
    const confirmed = { ...me, ...as(me, { ...me.member, status: 'active' as const }) };
    expect(await leadsTo(take(confirmed, '4', about))).toBe(`${HERE}/complete`);
    expect((await open(confirmed, 'complete')).data).toMatchObject({ end: { confirmed: true } });
  });

  it('is for members: a visitor’s form waits at the login and comes back', async () => {
    const context = testContext(await opening());
    expect(await leadsTo(open(context, '4'))).toBe('/login?next=%2Fcomplete-signup%2F4');
    const posted = await take(context, '4', about);
    expect([posted.status, posted.headers.get('Location')]).toEqual([307, '/login?next=%2Fcomplete-signup%2F4']);
  });

  it('is limited like the own profile, and shows what was typed', async () => {
    const me = await inFlow(await opening(), { signup_step: 4, gender: 'female' });
    const key = `${me.tenant.id}|${me.member.id}`;
    while ((await me.limits.profile.tryTake(key)) === 0);
    expect(await take(me, '4', about)).toMatchObject({ status: 429, data: { values: about } });
  });
});

withDatabase('the end of the signup flow', (opening) => {
  const form = {
    email: 'anna@example.org',
    name: 'Anna',
    password: 'vuurtoren op texel',
    date_of_birth: '1990-02-28',
    signup_message: 'Hoi',
  };

  async function wayFrom(target: { id: string }, context: TestContext, more = {}) {
    const path = `/members/${target.id}/signup`;
    await callRoute(memberSignup, context, path, { params: { id: target.id }, form: { ...form, ...more } });
    const member = (await findMemberByEmail(context.db, form.email))!;
    const me = as(context, { ...(await makeUnconfirmed(context)), id: member.id });
    return leadsTo(take(me, '1', { intent: 'later' }));
  }

  it('leads to the person to whom the member wrote', async () => {
    const context = testContext(await opening());
    const bella = await makeFictional(context);
    expect(await wayFrom(bella, context)).toBe(`/members/${bella.id}/chat?api_signup_complete=1`);
  });

  it('leads to the profile of somebody who only accepts messages from members they like', async () => {
    const context = testContext(await opening());
    const bram = await makeMember(context, { who_may_write: 'liked' });
    expect(await wayFrom(bram, context, { signup_message: '' })).toBe(`/members/${bram.id}?api_signup_complete=1`);
  });

  it('leads to other members where that person is gone or nobody answers', async () => {
    const opened = await opening();
    const context = testContext(opened);
    const bram = await makeMember(context);
    await wayFrom(bram, context);
    await patchMember(context.db, bram.id, { status: 'deleted', profile_status: 'disabled' });
    const member = (await findMemberByEmail(context.db, form.email))!;
    const me = as(context, { ...(await makeUnconfirmed(context)), id: member.id });
    expect(await leadsTo(take(me, '1', { intent: 'later' }))).toBe('/signup-matches?api_signup_complete=1');
    const closed = testContext(opened, {
      brand: 2,
      tenant: { fictional_chat: 'closed', features: { signup_matches: false } },
    });
    expect(await wayFrom(await makeFictional(closed), closed, { signup_message: '' })).toBe(
      '/members?api_signup_complete=1',
    );
  });

  it('has the mail sent again and says so there', async () => {
    const me = await inFlow(await opening());
    const again = (next: string) => leadsTo(callRoute(resend, me, '/activate/resend', { form: { next } }));
    expect(await again(`${HERE}/complete`)).toBe(`${HERE}/complete?notice=activation-sent`);
    expect(await again('https://evil.example/')).toBe('/members?notice=activation-sent');
  });
});
