// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { show, testUser } from '~/layouts/layout.testing';
import type { SignupMatches } from '../match-finder/match-finder';
import { SignupMatchesScreen } from './SignupMatchesScreen';
import { suggested } from './suggested.testing';

afterEach(cleanup);

const matches: SignupMatches = {
  name: 'Mark',
  people: [
    suggested('Anna', { reasons: [{ kind: 'interests', names: ['Jazz'], both: true }] }),
    suggested('Bea', { reasons: [{ kind: 'seeks', gender: 'male' }] }),
  ],
  silent: false,
  parts: ['match_finder', 'swipe_game'],
};

const see = (change: Partial<SignupMatches> = {}) =>
  show(
    <SignupMatchesScreen
      {...matches}
      {...change}
      renderAction={({ name }) => <button type="button">Like {name}</button>}
    />,
    { user: testUser({ name: 'Mark' }) },
    { path: '/signup-matches', route: 'signup-matches' },
  );

const card = (name: string) => screen.getByRole('link', { name: new RegExp(name) }).closest('li')!;
const ways = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((to) => !to?.startsWith('/members/'));

describe('the first suggestions', () => {
  it('show what both have in common, and claim no wishes that nobody named', () => {
    see();
    expect(screen.getByRole('heading', { level: 1, name: 'Good to see you, Mark' })).toBeVisible();
    expect(within(card('Anna')).getByText('You both enjoy: Jazz')).toBeVisible();
    expect(within(card('Bea')).getByText('Looking to meet men')).toBeVisible();
    expect(screen.queryByText(/Fits/)).toBeNull();
    expect(within(card('Anna')).getByRole('button', { name: 'Like Anna' })).toBeVisible();
  });

  it('claim nothing in common with an empty profile', () => {
    see({ silent: true });
    expect(screen.getByText(/The more your profile says/)).toBeVisible();
    expect(screen.queryByText(/have something in common/)).toBeNull();
  });

  it('may be empty: then the links to go on stay', () => {
    see({ people: [] });
    expect(screen.getByRole('heading', { name: 'You’re among the first here' })).toBeVisible();
    expect(ways()).toEqual(['/members', '/members', '/match-finder', '/swipe-game']);
  });
});

it('links only to features of the brand', () => {
  see({ parts: ['swipe_game'] });
  expect(ways()).toEqual(['/members', '/members', '/swipe-game']);
  cleanup();
  see({ parts: [] });
  expect(ways()).toEqual(['/members', '/members']);
});
