// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { show, testUser } from '~/layouts/layout.testing';
import { CardLike } from '~/features/likes/dialogs/CardLike';
import { LikeForm } from '~/features/likes/dialogs/LikeForm';
import type { SignupMatches } from '../match-finder/match-finder';
import { SignupMatchesScreen } from './SignupMatchesScreen';
import { signupSuggestion } from './suggested.testing';

afterEach(cleanup);

const matches: SignupMatches = {
  name: 'Mark',
  people: [
    signupSuggestion('Anna', { reasons: [{ kind: 'interests', names: ['Jazz'], both: true }] }),
    signupSuggestion('Bea', { reasons: [{ kind: 'seeks', gender: 'male' }] }),
  ],
  silent: false,
  price: { credits: 10, lots: [], next: { credits: 100, amount: 1000, currency: 'EUR', basis: 'from' } },
  unconfirmed: false,
  wider: '/members?gender=female&country=',
  parts: ['match_finder', 'swipe_game'],
};

const see = (change: Partial<SignupMatches> = {}) =>
  show(
    <>
      <LikeForm />
      <SignupMatchesScreen
        {...matches}
        {...change}
        renderLike={({ id, name, liked }) => <CardLike id={id} name={name} liked={liked} />}
      />
    </>,
    { user: testUser({ name: 'Mark' }) },
    { path: '/signup-matches', route: 'signup-matches' },
  );

const card = (name: string) => screen.getByRole('heading', { name: new RegExp(name) }).closest('li')!;
const ways = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((to) => !to?.startsWith('/members/'));

describe('the first suggestions', () => {
  it('show what both have in common, and claim no wishes that nobody named', () => {
    see();
    expect(screen.getByRole('heading', { level: 1, name: 'Good to see you, Mark' })).toBeVisible();
    expect(screen.getByText(/share an interest with some of these profiles/)).toBeVisible();
    expect(within(card('Anna')).getByText('You both enjoy: Jazz')).toBeVisible();
    expect(within(card('Bea')).getByText('Looking to meet men')).toBeVisible();
    expect(screen.queryByText(/Fits/)).toBeNull();
  });

  // covers X17-032
  it('can be liked and written to in place, each named', () => {
    see();
    const like = within(card('Anna')).getByRole('button', { name: 'Like Anna' });
    expect(like).toHaveAttribute('formaction', expect.stringMatching(/^\/members\//));
    expect(like).toHaveAttribute('form', screen.getByRole('button', { name: 'Like Bea' }).getAttribute('form'));
    expect(within(card('Bea')).getByRole('link', { name: 'Message to Bea' })).toHaveAttribute(
      'href',
      `/members/${matches.people[1]!.person.id}/chat`,
    );
  });

  // covers X17-032
  it('say what a message costs before one writes, and that the e-mail address is to be confirmed first', () => {
    see();
    expect(screen.getByText(/10 credits/)).toHaveTextContent(/from €1\.00/);
    expect(screen.queryByText(/confirm your e-mail address/)).toBeNull();
    cleanup();
    see({ unconfirmed: true });
    expect(screen.getByText(/confirm your e-mail address first/)).toBeVisible();
  });

  it('offer no message, and name no price, where nobody answers', () => {
    see({ people: [signupSuggestion('Anna', { writable: false })] });
    expect(screen.queryByRole('link', { name: /Message/ })).toBeNull();
    expect(screen.queryByText(/10 credits/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Like Anna' })).toBeVisible();
  });

  it('claim nothing in common with an empty profile', () => {
    see({ silent: true });
    expect(screen.getByText(/The more your own profile says/)).toBeVisible();
    expect(screen.queryByText(/share an interest/)).toBeNull();
  });

  it('may be empty: then they say nothing of anybody, and lead to a wider search', () => {
    see({ people: [] });
    expect(screen.getByRole('heading', { name: 'You’re among the first here' })).toBeVisible();
    expect(screen.queryByText(/A like is a first hello/)).toBeNull();
    expect(ways()).toEqual(['/members?gender=female&country=', '/match-finder', '/swipe-game', '/members']);
  });
});

it('links only to features of the brand', () => {
  see({ parts: ['swipe_game'] });
  expect(ways()).toEqual(['/swipe-game', '/members']);
  cleanup();
  see({ parts: [] });
  expect(ways()).toEqual(['/members']);
});
