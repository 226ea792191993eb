import { expect, it } from 'vitest';
import { renderPage } from '~/testing/render-page';
import { testContext } from '~/testing/context';
import { makeFictional } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import * as front from './index';
import * as login from './login';
import * as memberSignup from './members-id-signup';
import * as signup from './signup';

withDatabase('a brand whose signups are closed', (open) => {
  const render = async (signups: 'all' | 'with_trafficsource') => {
    const context = testContext(await open(), { tenant: { signups } });
    const { id } = await makeFictional(context, { name: 'Flora' });
    return Promise.all([
      renderPage(front, context, '/'),
      renderPage(signup, context, '/signup'),
      renderPage(memberSignup, context, `/members/${id}/signup`, { id }),
      renderPage(login, context, '/login'),
    ]);
  };

  it('promises an account on none of the ways in, and says that one needs an invitation', async () => {
    const pages = await render('with_trafficsource');
    for (const { status, text } of pages) expect([status, /free account/.exec(text)?.[0]]).toEqual([200, undefined]);
    const [, page, fromMember] = pages;
    for (const { text } of [page!, fromMember!]) expect(text).toContain('By invitation only');
  });

  it('control: an open brand promises it on each of them', async () => {
    for (const { text } of await render('all')) expect(text).toContain('free account');
  });
});
