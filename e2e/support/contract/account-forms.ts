import { consentVersions } from '~/features/profiles/consents/consents';
import { expect, it } from 'vitest';
import { demoAccount, join, logIn, mailedLink, ownId, signUp, signupForm } from '../accounts';
import { Asking, BRAND, NOBODY, type FormSuite } from './asking';

/** The forms of an account: signing up, links, credentials, settings, leaving. */
export function describeAccountForms({ product, expectTold }: FormSuite): void {
  it('signing up and logging in', async () => {
    const asking = new Asking(product());
    const form = signupForm();
    const newcomer = asking.visitor();
    const response = await asking.post(newcomer, '/signup', form);
    expect(JSON.parse(response.body)).toEqual({ location: '/complete-signup' });
    expect(newcomer.cookies.has('session')).toBe(true);
    await asking.post(asking.visitor(), '/signup', { ...form, password: 'another quiet sentence' });
    await asking.post(asking.visitor(), '/signup', { ...form, email: 5, date_of_birth: [] });
    await asking.post(asking.visitor(), '/signup', ['no', 'form']);
    const member = await ownId(await logIn(product(), BRAND, demoAccount(BRAND, 'premium')));
    await asking.post(asking.visitor(), `/members/${member}/signup`, { ...signupForm(), signup_message: 'Hello' });
    await asking.post(asking.visitor(), `/members/${NOBODY}/signup`, signupForm());
    await asking.post(asking.visitor(), '/login', demoAccount(BRAND, 'free'));
    await asking.post(asking.visitor(), '/login', { email: 'nobody@mail.example', password: 'wrong' });
    await asking.post(asking.visitor(), '/login', []);
    expectTold(asking, [200, 409, 400, 400, 200, 404, 200, 401, 400]);
  });

  it('links, language and the entry warning', async () => {
    const asking = new Asking(product());
    const { visitor, credentials } = await signUp(product(), BRAND);
    await asking.post(visitor, '/activate/resend');
    await asking.post(asking.visitor(), '/activate/resend');
    const link = new URL(await mailedLink(product(), BRAND, credentials.email)).pathname;
    await asking.post(visitor, link);
    await asking.post(visitor, `/${'x'.repeat(43)}`);
    await asking.post(visitor, '/lang-config', { locale: 'nl', next: '/members' });
    await asking.post(visitor, '/lang-config', { locale: 'xx' });
    await asking.post(visitor, '/appearance', { theme: 'dark', next: '/login' });
    await asking.post(visitor, '/appearance', { theme: 'purple' });
    await asking.post(visitor, '/site-entry');
    expectTold(asking, [200, 403, 200, 404, 200, 400, 200, 400, 200]);
  });

  it('a forgotten password', async () => {
    const asking = new Asking(product());
    const { visitor, credentials } = await signUp(product(), BRAND);
    const email = credentials.email;
    await asking.post(asking.visitor(), '/reset-password', { email });
    await asking.post(asking.visitor(), '/reset-password', { email: 'nobody@mail.example' });
    const token = new URL(await mailedLink(product(), BRAND, email)).pathname.slice(1);
    const chosen = { token, new_password: 'a quite new sentence', repeat_password: 'a quite new sentence' };
    await asking.post(visitor, '/reset-password/do', { ...chosen, repeat_password: 'another' });
    await asking.post(visitor, '/reset-password/do', chosen);
    await asking.post(visitor, '/reset-password/do', chosen);
    expectTold(asking, [200, 400, 400, 200, 410]);
  });

  it('the link to take a deleted account back, once more', async () => {
    const asking = new Asking(product());
    await asking.post(asking.visitor(), '/account-deleted', { email: 'nobody@mail.example' });
    await asking.post(asking.visitor(), '/account-deleted', { email: 'nobody@' });
    expectTold(asking, [200, 400]);
  });

  it('another password and e-mail address', async () => {
    const asking = new Asking(product());
    const { visitor, credentials } = await join(product(), BRAND);
    const chosen = { new_password: 'a quite new sentence', repeat_password: 'a quite new sentence' };
    await asking.post(visitor, '/notifications/password', { ...chosen, old_password: 'wrong' });
    await asking.post(visitor, '/notifications/password', { ...chosen, old_password: credentials.password });
    await asking.post(asking.visitor(), '/notifications/password', chosen);
    const email = `new-${credentials.email}`;
    await asking.post(visitor, '/notifications/email-address', { email, password: 'wrong' });
    await asking.post(visitor, '/notifications/email-address', { email, password: chosen.new_password });
    await asking.post(visitor, '/notifications/email-address', { intent: 'cancel' });
    await asking.post(asking.visitor(), '/notifications/email-address', { email, password: 'wrong' });
    expectTold(asking, [400, 200, 403, 400, 200, 200, 403]);
  });

  it('passkeys, up to where a browser is needed', async () => {
    const asking = new Asking(product());
    const { visitor, credentials } = await join(product(), BRAND);
    const own = '/notifications/passkeys';
    await asking.post(visitor, own, { intent: 'begin', password: credentials.password });
    await asking.post(visitor, own, { intent: 'begin', password: 'wrong' });
    await asking.post(visitor, own, { intent: 'add', answer: 'no JSON' });
    await asking.post(visitor, own, { intent: 'remove', passkey: NOBODY });
    await asking.post(asking.visitor(), own, { intent: 'begin' });
    await asking.post(asking.visitor(), '/login/passkey', { intent: 'begin' });
    await asking.post(asking.visitor(), '/login/passkey', { intent: 'log-in' });
    expectTold(asking, [200, 400, 400, 200, 403, 200, 400]);
  });

  it('the steps after the account', async () => {
    const asking = new Asking(product());
    const { visitor } = await signUp(product(), BRAND);
    const steps = '/complete-signup';
    await asking.post(visitor, `${steps}/1`, { intent: 'skip' });
    await asking.post(visitor, `${steps}/2`, { country: 'GB', countryregion: 'GB-NIR', city: '' });
    await asking.post(visitor, `${steps}/3`, { gender: '', seeks: 'male' });
    await asking.post(visitor, `${steps}/3`, { gender: 'female', seeks: 'male' });
    await asking.post(visitor, `${steps}/4`, { intent: 'later', about_me: 'A walk before breakfast.' });
    await asking.post(asking.visitor(), `${steps}/1`, {});
    expectTold(asking, [200, 200, 400, 200, 200, 403]);
  });

  it('changing settings', async () => {
    const asking = new Asking(product());
    const { visitor: member } = await join(product(), BRAND);
    await asking.post(member, '/notifications/messages', { mail_like: 'on', push_like: 'on', frequency: 'daily' });
    await asking.post(member, '/notifications/messages', { frequency: 'never' });
    await asking.post(asking.visitor(), '/notifications/messages', {});
    await asking.post(member, '/notifications/visibility', { invisible: 'on', seen_by: 'members', version: '' });
    await asking.post(member, '/notifications/visibility', { invisible: 'perhaps' });
    await asking.post(asking.visitor(), '/notifications/visibility', {});
    const place = { section: 'location', country: 'GB' };
    await asking.post(member, '/notifications/location', place);
    await asking.post(member, '/notifications/location', { ...place, country: 'XX' });
    await asking.post(asking.visitor(), '/notifications/location', place);
    expectTold(asking, [200, 400, 403, 200, 400, 403, 200, 400, 403]);
  });

  it('giving and taking back a consent', async () => {
    const asking = new Asking(product());
    const { visitor: member } = await join(product(), BRAND);
    const say = (given: string, version: string = consentVersions.sensitive_data) =>
      asking.post(member, '/notifications/consents', { kind: 'sensitive_data', given, version });
    await say('yes');
    await say('maybe');
    await asking.post(asking.visitor(), '/notifications/consents', {});
    expectTold(asking, [200, 400, 403]);
  });

  it('answering new terms', async () => {
    const asking = new Asking(product());
    const { visitor: member } = await join(product(), BRAND);
    const answer = (value: string) =>
      asking.post(member, '/notifications/terms', { answer: value, version: '2023-12-01T12:00:00Z' });
    await answer('later');
    await answer('never');
    await asking.post(asking.visitor(), '/notifications/terms', {});
    expectTold(asking, [200, 400, 403]);
  });

  it('ending sessions', async () => {
    const asking = new Asking(product());
    const { visitor: member } = await join(product(), BRAND);
    await asking.post(member, '/notifications/sessions', { end: 'others' });
    await asking.post(member, '/notifications/sessions', { end: 'one' });
    await asking.post(asking.visitor(), '/notifications/sessions', { end: 'others' });
    expectTold(asking, [200, 400, 403]);
  });

  it('asking for the own data', async () => {
    const asking = new Asking(product());
    const { visitor: member, credentials } = await join(product(), BRAND);
    await asking.post(member, '/notifications/data', { password: 'not mine' });
    await asking.post(member, '/notifications/data', { password: credentials.password });
    await asking.post(asking.visitor(), '/notifications/data', {});
    expectTold(asking, [400, 200, 403]);
  });

  it('deleting the account', async () => {
    const asking = new Asking(product());
    const { visitor: member, credentials } = await join(product(), BRAND);
    const leave = { intent: 'leave', reason: 'few', words: '' };
    await asking.post(member, '/notifications/leave', { intent: 'go' });
    await asking.post(member, '/notifications/leave', { ...leave, password: 'not mine' });
    await asking.post(member, '/notifications/leave', { intent: 'mail' });
    await asking.post(member, '/notifications/leave', { ...leave, password: credentials.password });
    await asking.post(member, '/notifications/leave', { ...leave, password: credentials.password });
    expectTold(asking, [400, 403, 200, 200, 403]);
  });
}
