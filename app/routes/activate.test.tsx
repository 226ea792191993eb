// @vitest-environment happy-dom
import { createRemixStub } from '@remix-run/testing';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import account from '../../locales/en/account.json';
import errors from '../../locales/en/errors.json';
import { testShell } from '~/layouts/layout.testing';
import ActivateDone from './activate-done';
import ActivateError from './activate-error';

afterEach(cleanup);

function open(Page: ComponentType, page: object) {
  const loaderData = { root: testShell(), page };
  const Stub = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => loaderData.root,
      children: [{ id: 'page', index: true, loader: () => page, Component: Page }],
    },
  ]);
  render(
    <IntlProvider locale="en" messages={{ ...account, ...errors }}>
      <Stub hydrationData={{ loaderData }} />
    </IntlProvider>,
  );
}
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

// covers S2-036 S8-011 S8-012
it('a failed activation says so, and where to get help', () => {
  open(ActivateError, { canResend: false, loggedIn: false });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Activation failed');
  expect(screen.getByText('Something went wrong, please contact customer service for help.')).toBeVisible();
  expect(hrefs()).toEqual(['mailto:help@aurea.example', '/login']);
});

it('a member who has not confirmed can request a new link there', () => {
  open(ActivateError, { canResend: true, loggedIn: true });
  const form = screen.getByRole('button', { name: 'Send the e-mail again' }).closest('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/activate/resend']);
});

// covers S2-035
it.each([
  [true, '/signup-matches'],
  [false, '/login?next=%2Fcomplete-signup'],
])('a successful activation leads on; logged in %s to %s', (loggedIn, href) => {
  open(ActivateDone, { loggedIn, people: '/signup-matches' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your e-mail address is confirmed');
  expect(hrefs()).toEqual([href]);
});
