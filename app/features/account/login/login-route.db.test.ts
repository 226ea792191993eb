import { expect, it } from 'vitest';
import * as loginRoute from '~/routes/login';
import { cheapHash } from '~/testing/cheap-password';
import { callRoute } from '~/testing/call-route';
import { testContext } from '~/testing/context';
import { cookieIn } from '~/testing/cookies';
import { makeMember } from '~/testing/make-member';
import { startsAnew } from '~/testing/starts-anew';
import { withDatabase } from '~/testing/with-database';

const PASSWORD = 'vuurtoren op texel';
const password_hash = await cheapHash(PASSWORD);
const form = { email: 'anna@example.org', password: PASSWORD };

withDatabase('the login page', (open) => {
  // covers S0-005 S2-029
  it('logs in and goes on to the page that was asked for, on our own site', async () => {
    const context = testContext(await open());
    await makeMember(context, { email: form.email, password_hash });
    const to = async (next: string) => {
      const response = await callRoute(loginRoute.action, context, '/login', { form: { ...form, next } });
      expect(startsAnew(response)).toBe(true);
      return response.headers.get('Location');
    };
    expect(await to('/chats?x=1')).toBe('/chats?x=1');
    for (const next of [
      '',
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/api/logout.php',
      'javascript:alert(1)',
      '/a\nb',
    ]) {
      expect(await to(next)).toBe('/members');
    }
  });

  it('keeps a submitted form if the session has ended, and submits it after the login', async () => {
    const context = testContext(await open());
    await makeMember(context, { email: form.email, password_hash });
    const path = '/login?next=%2Fchats%2F7';
    const typed = { text: 'Long thought of', request_key: 'k' };
    const shown = await callRoute(loginRoute.action, context, path, { form: typed });
    expect(shown).toMatchObject({ status: 200, data: { error: null, values: { ...typed, resume: '1' } } });
    const again = { ...typed, resume: '1', email: form.email };
    const wrong = await callRoute(loginRoute.action, context, path, { form: { ...again, password: 'x' } });
    expect(wrong).toMatchObject({ status: 401, data: { values: again } });
    const response = await callRoute(loginRoute.action, context, path, { form: { ...again, password: PASSWORD } });
    // Method and body are kept: the form goes to its original URL.
    expect([response.status, response.headers.get('Location')]).toEqual([307, '/chats/7']);
    expect(startsAnew(response)).toBe(false);
    expect(cookieIn(response.headers, 'session')).toHaveLength(43);
  });

  it('asks only for the login if a form cannot be kept as a whole', async () => {
    const context = testContext(await open());
    const path = '/login?next=%2Fprofile';
    for (const sent of [
      [
        ['interests', '1'],
        ['interests', '2'],
      ],
      [
        ['email', 'a@b.example'],
        ['about', 'x'],
      ],
      [['about', 'x'.repeat(10_001)]],
    ] as [string, string][][]) {
      const response = await callRoute(loginRoute.action, context, path, { form: sent });
      expect([response.status, response.headers.get('Location')], sent[0]![0]).toEqual([302, path]);
    }
  });

  it('keeps the e-mail address after a wrong password and says what is wrong', async () => {
    const context = testContext(await open());
    const response = await callRoute(loginRoute.action, context, '/login', {
      form: { email: 'anna@example.org', password: 'x' },
    });
    expect(response).toMatchObject({
      status: 401,
      data: { error: { code: 'account.login-failed' }, values: { email: 'anna@example.org' } },
    });
    expect(JSON.stringify(response.data)).not.toContain('password');
  });

  it('sends Retry-After if the login is blocked', async () => {
    const context = testContext(await open());
    const attempt = () =>
      callRoute(loginRoute.action, context, '/login', { form: { email: 'anna@example.org', password: 'x' } });
    for (let i = 0; i < 10; i++) await attempt();
    const response = await attempt();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(800);
  });
});
