// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cleanAfterEach } from '~/api-client/api.testing';
import { show } from '~/layouts/layout.testing';
import { LoginForm } from './LoginForm';

cleanAfterEach();

const ID = 'abcdefghijklmnopqrstuvwxyz';
const signup = () => screen.queryByRole('link', { name: 'Create a free account' })?.getAttribute('href');

it.each([
  [`/members/${ID}`, `/members/${ID}/signup`],
  [`/members/${ID}/chat`, `/members/${ID}/signup`],
  [`/members/${ID}/gift?gift=rose`, `/members/${ID}/signup`],
  [`/members/${ID}?match=1`, `/members/${ID}/signup`],
  ['/members', '/signup'],
  ['/members?q=x', '/signup'],
  ['/members/else', '/signup'],
  [`/likes/m/${ID}`, '/signup'],
  ['/chats', '/signup'],
])('whoever needs an account to get to %s creates it at %s, so that both lead to the same person', (next, href) => {
  show(<LoginForm next={next} />);
  expect(signup()).toBe(href);
});

it('does not offer an account where nobody can join', () => {
  show(<LoginForm next={`/members/${ID}`} />, { signupOpen: false });
  expect(signup()).toBeUndefined();
  cleanup();
});
