import { expect, it } from 'vitest';
import { callRoute } from '~/testing/call-route';
import { testContext, type TestContext } from '~/testing/context';
import { withDatabase } from '~/testing/with-database';
import { action, loader } from './appearance';

const choose = (context: TestContext, theme: string, next = '/chats?x=1') =>
  callRoute(action, context, '/appearance', { form: { theme, next } });

withDatabase('choosing light or dark', (open) => {
  // covers X17-073
  it.each(['light', 'dark'])('remembers %s for 365 days and goes back to the page', async (theme) => {
    const response = await choose(testContext(await open()), theme);
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/chats?x=1']);
    expect(response.headers.get('Set-Cookie')).toMatch(new RegExp(`^theme=${theme}; .*Max-Age=31536000`));
  });

  // covers X17-073
  it('forgets the choice, so that the device decides again', async () => {
    const response = await choose(testContext(await open()), 'auto');
    expect(response.headers.get('Set-Cookie')).toMatch(/^theme=; .*Max-Age=0/);
  });

  it('leads to our own pages only', async () => {
    const response = await choose(testContext(await open()), 'dark', 'https://evil.example');
    expect(response.headers.get('Location')).toBe('/');
  });

  it.each(['', 'purple', '__proto__'])('refuses %j', async (theme) => {
    const response = await choose(testContext(await open()), theme);
    expect([response.status, response.headers.get('Set-Cookie')]).toEqual([400, null]);
  });

  it.each([
    [{}, 'auto'],
    [{ theme: 'dark' }, 'dark'],
    [{ theme: 'light' }, 'light'],
    [{ theme: 'purple' }, 'auto'],
  ])('shows what is chosen with the cookies %j', async (cookies, current) => {
    const page = await callRoute(loader, testContext(await open(), { cookies }), '/appearance?next=/login');
    expect(page.data).toMatchObject({ current, next: '/login' });
  });

  // covers X17-073
  it('says what a brand shows to somebody who chooses nothing', async () => {
    const opened = await open();
    const designed = async (niche: 1 | 3) =>
      (await callRoute(loader, testContext(opened, { tenant: { niche } }), '/appearance')).data;
    expect([await designed(1), await designed(3)]).toMatchObject([{ designed: 'auto' }, { designed: 'dark' }]);
  });
});
