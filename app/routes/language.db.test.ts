import { expect, it } from 'vitest';
import { findMember } from '~db/queries/member';
import { callRoute } from '~/testing/call-route';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { action, loader } from './lang-config';

const choose = (context: TestContext, locale: string, next = '/chats?x=1') =>
  callRoute(action, context, '/lang-config', { form: { locale, next } });

withDatabase('choosing a language', (open) => {
  // covers S1-027 S4-052 S4-054 S9-015
  it('sets a cookie for 365 days and goes back to the page, on our own site', async () => {
    const context = testContext(await open());
    const response = await choose(context, 'nl');
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/chats?x=1');
    expect(response.headers.get('Set-Cookie')).toMatch(/^locale=nl; .*Max-Age=31536000/);
    expect((await choose(context, 'nl', 'https://evil.example')).headers.get('Location')).toBe('/');
  });

  it('stores a member’s choice in the account, for mail and other devices', async () => {
    const context = testContext(await open());
    const member = await makeMember(context, { language: 'en' });
    await choose(as(context, member), 'nl');
    expect(await findMember(context.db, member.id)).toMatchObject({ language: 'nl' });
  });

  // covers S7-002
  it('works even if the account cannot be changed', async () => {
    const context = testContext(await open());
    const member = await makeMember(context, { language: 'en' });
    const broken = new Proxy(context.db, {
      get(db, name) {
        if (name === 'updateTable') throw new Error('the database is read-only');
        return Reflect.get(db, name) as unknown;
      },
    });
    const response = await choose({ ...as(context, member), db: broken }, 'nl');
    expect([response.status, response.headers.get('Set-Cookie')]).toEqual([302, expect.stringMatching(/^locale=nl;/)]);
    expect(await findMember(context.db, member.id)).toMatchObject({ language: 'en' });
  });

  it.each(['', 'xx', '__proto__'])('refuses %j', async (locale) => {
    const response = await choose(testContext(await open()), locale);
    expect([response.status, response.headers.get('Set-Cookie')]).toEqual([400, null]);
  });

  // covers S1-014 S2-025
  it('lists every complete language, each by its own name', async () => {
    const context = testContext(await open(), { locale: 'nl' });
    const page = await callRoute(loader, context, '/lang-config?next=/login');
    expect(page.data).toMatchObject({
      current: 'nl',
      next: '/login',
      languages: expect.arrayContaining([
        { value: 'en', lang: 'en', text: 'English' },
        { value: 'nl', lang: 'nl', text: 'Nederlands' },
      ]),
    });
  });
});
