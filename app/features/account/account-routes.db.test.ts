import { expect, it } from 'vitest';
import { findMemberByEmail } from '~db/queries/member';
import * as activateResend from '~/routes/activate-resend';
import * as memberSignupRoute from '~/routes/members-id-signup';
import * as signupRoute from '~/routes/signup';
import * as tokenRoute from '~/routes/token';
import { cheapHash } from '~/testing/cheap-password';
import { callApi } from '~/compose/call-api.testing';
import { callRoute } from '~/testing/call-route';
import { as, testContext } from '~/testing/context';
import { cookieIn } from '~/testing/cookies';
import { makeFictional, makeMember, makeUnconfirmed } from '~/testing/make-member';
import { startsAnew } from '~/testing/starts-anew';
import { withDatabase } from '~/testing/with-database';

const PASSWORD = 'vuurtoren op texel';
const password_hash = await cheapHash(PASSWORD);
const form = {
  email: 'anna@example.org',
  name: 'Anna',
  password: PASSWORD,
  'date_of_birth.day': '28',
  'date_of_birth.month': '2',
  'date_of_birth.year': '1990',
};

withDatabase('the signup page', (open) => {
  // covers S0-005 S2-030 S6-002
  it('signs up and goes on to the members, logged in', async () => {
    const context = testContext(await open());
    const response = await callRoute(signupRoute.action, context, '/signup', { form });
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/complete-signup');
    expect(startsAnew(response)).toBe(true);
    expect(cookieIn(response.headers, 'session')).toHaveLength(43);
  });

  // covers S7-041
  it('speaks JSON in both directions to a JSON client, as the API contract says', async () => {
    const context = testContext(await open());
    const headers = { Accept: 'application/json' };
    const sent = { ...form, 'date_of_birth.day': 28, unknown: { deep: true } };
    const good = await callRoute(signupRoute.action, context, '/signup', { json: sent, headers });
    expect(good).toMatchObject({ status: 200, data: { location: '/complete-signup' } });
    expect(cookieIn(good.headers, 'session')).toHaveLength(43);
    expect(await findMemberByEmail(context.db, form.email)).toMatchObject({ status: 'not_confirmed' });
    const wrong = await callRoute(signupRoute.action, context, '/signup', { json: { ...sent, email: 5 }, headers });
    expect(wrong).toMatchObject({
      status: 400,
      data: { error: 'invalid', field_errors: { email: [{ id: 'account.email-invalid' }] } },
    });
    const other = { ...sent, password: 'another lighthouse' };
    const owned = await callRoute(signupRoute.action, context, '/signup', { json: other, headers });
    expect(owned).toMatchObject({ status: 409, data: { error: { code: 'account.signup-existing' } } });
  });

  // covers S5-002
  it('shows what is wrong at each field and keeps what was typed, except for the password', async () => {
    const context = testContext(await open());
    const wrong = { ...form, email: 'anna', name: '@anna', password: 'short', 'date_of_birth.day': '31' };
    const response = await callRoute(signupRoute.action, context, '/signup', { form: wrong });
    expect(response.status).toBe(400);
    const { password: _, ...typed } = wrong;
    expect(response.data).toEqual({
      ok: false,
      error: null,
      values: typed,
      fieldErrors: {
        email: [{ id: 'account.email-invalid' }],
        name: [{ id: 'account.name-starts-with-at' }],
        password: [{ id: 'account.password-too-short', values: { min: 8 } }],
        date_of_birth: [{ id: 'account.date-of-birth-invalid' }],
      },
    });
  });

  // covers S5-009 S8-015
  it('sends people who have an account to log in, with the text at the field and above the form', async () => {
    const context = testContext(await open());
    await makeMember(context, { email: form.email, signup_date: 0 });
    const response = await callRoute(signupRoute.action, context, '/signup', { form });
    expect(response.status).toBe(409);
    expect(response.data).toMatchObject({
      error: { code: 'account.signup-existing' },
      fieldErrors: { email: [{ id: 'account.email-taken' }] },
      values: { name: 'Anna' },
    });
  });

  // covers S8-017
  it('shows the texts for a deleted account and for a brand without signups', async () => {
    const opened = await open();
    const context = testContext(opened);
    await makeMember(context, { email: form.email, status: 'deleted', deleted_at: context.clock.now() });
    const deleted = await callRoute(signupRoute.action, context, '/signup', { form });
    expect(deleted).toMatchObject({
      status: 403,
      data: { error: { code: 'account.signup-deleted' }, values: { name: 'Anna' } },
    });
    const closed = testContext(opened, { tenant: { signups: 'none' } });
    const response = await callRoute(signupRoute.action, closed, '/signup', { form });
    expect(response).toMatchObject({ status: 403, data: { error: { code: 'account.invite-only' } } });
  });

  it('takes the first of a field that is sent twice and ignores unknown fields', async () => {
    const context = testContext(await open());
    const pairs = Object.entries({ ...form, status: 'active', paid_user: '1', credits: '9999', tenant_id: '2' });
    const doubled: [string, string][] = [...pairs, ['email', 'eve@example.org'], ['name', '@eve']];
    expect((await callRoute(signupRoute.action, context, '/signup', { form: doubled })).status).toBe(302);
    expect(await findMemberByEmail(context.db, form.email)).toMatchObject({
      name: 'Anna',
      status: 'not_confirmed',
      paid_user: 0,
    });
    expect(await findMemberByEmail(context.db, 'eve@example.org')).toBeUndefined();
  });

  // covers S5-021
  it.each([
    ['an overlong e-mail address', { email: `${'a'.repeat(20_000)}@example.org` }, 'email'],
    ['an overlong name', { name: 'x'.repeat(20_000) }, 'name'],
    ['an overlong password', { password: 'kx'.repeat(20_000) }, 'password'],
    ['a name of control characters', { name: 'An\u0000\u0007na' }, 'name'],
    ['a mail header in the e-mail address', { email: 'anna@example.org\r\nBcc: eve@example.org' }, 'email'],
    ['a year of five digits', { 'date_of_birth.year': '19900' }, 'date_of_birth'],
    ['a day in letters', { 'date_of_birth.day': '2nd' }, 'date_of_birth'],
  ])('refuses %s at its field', async (_, changes, field) => {
    const context = testContext(await open());
    const response = await callRoute(signupRoute.action, context, '/signup', { form: { ...form, ...changes } });
    expect(response.status).toBe(400);
    expect(Object.keys((response.data as { fieldErrors: object }).fieldErrors)).toEqual([field]);
  });

  it('is for visitors only', async () => {
    const context = testContext(await open());
    const member = await makeMember(context);
    expect((await callRoute(signupRoute.loader, as(context, member), '/signup')).headers.get('Location')).toBe(
      '/members',
    );
  });
});

withDatabase('signing up to write to a member', (open) => {
  // covers S2-013
  it('shows the recipient, labels fictional profiles, and goes on to the chat', async () => {
    const context = testContext(await open());
    const target = await makeFictional(context, { name: 'Bella', photo: true });
    const path = `/members/${target.id}/signup`;
    const params = { id: target.id };
    const page = await callRoute(memberSignupRoute.loader, context, path, { params });
    expect(page.data).toMatchObject({
      target: { name: 'Bella', fictional: true, thumb: target.mainPhoto!.thumbFilename },
    });
    const response = await callRoute(memberSignupRoute.action, context, path, {
      params,
      form: { ...form, signup_message: 'Hoi' },
    });
    expect(response.headers.get('Location')).toBe('/complete-signup');
    expect(startsAnew(response)).toBe(true);
  });

  it('shows no real member if visitors may see nobody', async () => {
    const context = testContext(await open(), { tenant: { logged_out_search: 'none' } });
    const target = await makeMember(context, { name: 'Bram', photo: true });
    const page = await callRoute(memberSignupRoute.loader, context, '/', { params: { id: target.id } });
    expect(page.data).toMatchObject({ target: { name: null, thumb: null, fictional: false } });
  });

  it('responds with 404 for an unknown or hidden member and one of another brand', async () => {
    const opened = await open();
    const context = testContext(opened);
    const hidden = await makeUnconfirmed(context);
    const elsewhere = await makeMember(testContext(opened, { brand: 2 }));
    for (const id of ['nobody', hidden.id, elsewhere.id]) {
      expect((await callRoute(memberSignupRoute.loader, context, '/', { params: { id } })).status).toBe(404);
      expect((await callRoute(memberSignupRoute.action, context, '/', { params: { id }, form })).status).toBe(404);
    }
  });
});

withDatabase('the user and logout of the API', (open) => {
  // covers S7-005
  it('return the user, or null for a visitor', async () => {
    const context = testContext(await open());
    const member = await makeMember(context, { name: 'Anna', credits: 30 });
    expect((await callApi(context, '/api/user.php')).data).toEqual({ user: null });
    const response = await callApi(as(context, member), '/api/user.php');
    expect(response.data).toMatchObject({ user: { credits: 30, profile: { name: 'Anna' } } });
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(JSON.stringify(response.data)).not.toMatch(/@example|password|email/);
  });

  // covers S7-003 S7-004
  it('log in with JSON, and refuse with an error code', async () => {
    const context = testContext(await open());
    await makeMember(context, { email: form.email, password_hash });
    const call = (json: unknown) => callApi(context, '/api/user.php', { json });
    const good = await call({ email: form.email, password: PASSWORD });
    expect(good).toMatchObject({ status: 200, data: { user: { status: 'active' } } });
    expect(cookieIn(good.headers, 'session')).toHaveLength(43);
    const bad = await call({ email: form.email, password: ['x'] });
    expect(bad).toMatchObject({ status: 401, data: { error: { code: 'account.login-failed' } } });
    for (const body of [null, [], 'text', 1]) expect((await call(body)).status).toBe(400);
  });

  it('change the language of a member, but not of a visitor, and not to an unknown one', async () => {
    const context = testContext(await open());
    const member = as(context, await makeMember(context, { email: form.email, language: 'en' }));
    const put = (who: typeof context, json: unknown) => callApi(who, '/api/user.php', { method: 'PUT', json });
    expect((await put(member, { language: 'nl' })).data).toMatchObject({ user: { language: 'nl' } });
    expect(await findMemberByEmail(context.db, form.email)).toMatchObject({ language: 'nl' });
    expect(await put(member, { language: 'xx' })).toMatchObject({ status: 400 });
    expect(await put(context, { language: 'nl' })).toMatchObject({
      status: 403,
      data: { authentication_required: true },
    });
  });

  // covers S7-007
  it('log out by the GET of the contract and by the form of a page', async () => {
    const context = testContext(await open());
    const member = as(context, await makeMember(context));
    const get = await callApi(member, '/api/logout.php');
    expect(get).toMatchObject({ status: 200, data: { user: null } });
    const post = await callApi(member, '/api/logout.php', { method: 'POST' });
    expect(post.status).toBe(302);
    for (const { headers } of [get, post]) {
      expect(headers.get('Set-Cookie')).toMatch(/^session=; .*Max-Age=0/);
      // Cookies would be those of every host of the domain.
      expect(headers.get('Clear-Site-Data')).toBe('"cache", "storage"');
    }
    expect((await callApi(context, '/api/logout.php')).status).toBe(200);
  });
});

withDatabase('pages behind mailed links', (open) => {
  // covers S2-049
  it('respond with 404 for an unknown link, never show the e-mail address, and send mail again only to members', async () => {
    const context = testContext(await open());
    expect((await callRoute(tokenRoute.loader, context, '/x', { params: { token: 'x'.repeat(43) } })).status).toBe(404);
    expect(tokenRoute.headers()).toEqual({ 'Referrer-Policy': 'same-origin' });
    const visitor = await callRoute(activateResend.action, context, '/activate/resend', { method: 'POST' });
    expect(visitor.headers.get('Location')).toMatch(/^\/login\?next=/);
    const unconfirmed = as(context, await makeUnconfirmed(context));
    const response = await callRoute(activateResend.action, unconfirmed, '/activate/resend', { method: 'POST' });
    expect(response.headers.get('Location')).toBe('/members?notice=activation-sent');
  });
});
