// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { show, testUser } from '~/layouts/layout.testing';
import type { MatchFinderResults } from './match-finder';
import { MatchResultsScreen } from './MatchResultsScreen';
import { suggested } from '../suggestions/suggested.testing';

afterEach(cleanup);

const results: MatchFinderResults = {
  people: [
    suggested('Anna', {
      met: 3,
      wishes: 4,
      reasons: [
        { kind: 'interests', names: ['Jazz', 'Sailing'], both: false },
        { kind: 'distance', distance: { value: 15, unit: 'mile' } },
        { kind: 'tattoos', has: false },
      ],
      untold: ['build'],
    }),
    suggested('Bea', {
      met: 1,
      wishes: 4,
      reasons: [
        { kind: 'region', region: 'Utrecht' },
        { kind: 'situation', word: 'Divorced' },
      ],
    }),
  ],
  questions: ['meet', 'ages', 'tattoos'],
  examined: 212,
  realOnly: false,
  placeMissing: false,
};

function see(change: Partial<MatchFinderResults> = {}) {
  const sent: string[] = [];
  show(
    <MatchResultsScreen
      page={{ ...results, ...change }}
      renderAction={({ name }) => <button type="button">Like {name}</button>}
    />,
    { user: testUser() },
    {
      path: '/match-finder',
      route: 'match-finder',
      action: (request) => {
        void request.formData().then((form) => sent.push(String(form.get('intent'))));
        return null;
      },
    },
  );
  return sent;
}

const card = (name: string) => screen.getByRole('link', { name: new RegExp(name) }).closest('li')!;
const reasonsOf = (name: string) =>
  within(card(name))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

describe('a result', () => {
  it('comes with the reasons, and with what the profile does not say', () => {
    see();
    expect(within(card('Anna')).getByText('Fits 3 of 4 wishes')).toBeVisible();
    expect(reasonsOf('Anna')).toEqual(['Enjoys: Jazz and Sailing', 'About 15 miles from you', 'Has no tattoos']);
    expect(within(card('Anna')).getByText('Doesn’t say: Build')).toBeVisible();
    expect(reasonsOf('Bea')).toEqual(['Lives in your region: Utrecht', 'Divorced']);
    expect(within(card('Bea')).queryByText(/Doesn’t say/)).toBeNull();
    expect(screen.getByText(/From 212 recently active profiles/)).toBeVisible();
  });

  it('can be liked, each with a named button', () => {
    see();
    expect(within(card('Bea')).getByRole('button', { name: 'Like Bea' })).toBeVisible();
  });

  it('is labelled if the profile is made up', () => {
    const [anna, bea] = results.people;
    see({ people: [anna!, { ...bea!, person: { ...bea!.person, fictional: true } }] });
    expect(within(card('Bea')).getByText('fictional profile')).toBeVisible();
    expect(within(card('Anna')).queryByText('fictional profile')).toBeNull();
  });

  it('has a link to change every answer, and one to leave out made-up profiles', () => {
    see();
    const changes = within(screen.getByRole('navigation', { name: 'Change an answer' })).getAllByRole('link');
    expect(changes.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Who', '/match-finder?question=meet'],
      ['Ages', '/match-finder?question=ages'],
      ['Tattoos', '/match-finder?question=tattoos'],
    ]);
    expect(screen.getByRole('link', { name: 'Real members only' }).getAttribute('href')).toBe('/match-finder?real=1');
    cleanup();
    see({ realOnly: true });
    expect(screen.getByRole('link', { name: 'All profiles' }).getAttribute('href')).toBe('/match-finder');
  });

  it('says that distance does not count while the member’s place is unknown', () => {
    see({ placeMissing: true });
    expect(screen.getByText(/We don’t know your town/)).toBeVisible();
    cleanup();
    see();
    expect(screen.queryByText(/We don’t know your town/)).toBeNull();
  });
});

describe('an empty result', () => {
  it('is explained plainly, with links to go on', () => {
    see({ people: [] });
    expect(screen.getByRole('heading', { name: 'Nobody new fits these wishes' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Widen the ages' }).getAttribute('href')).toBe(
      '/match-finder?question=ages',
    );
    expect(screen.queryByText(/You’ve left out every/)).toBeNull();
  });

  it('may come from leaving out made-up profiles', () => {
    see({ people: [], realOnly: true });
    expect(screen.getByText(/You’ve left out every fictional profile/)).toBeVisible();
  });
});

it('deletes the answers on request', async () => {
  const sent = see();
  fireEvent.click(screen.getByRole('button', { name: 'Delete my answers' }));
  await waitFor(() => expect(sent).toEqual(['forget']));
});
