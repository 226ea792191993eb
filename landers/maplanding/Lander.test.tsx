// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { createRemixStub } from '@remix-run/testing';
import { afterEach, expect, test } from 'vitest';
import { LanderProvider } from '~/landing/kit/LanderContext';
import type { LanderView } from '~/landing/kit/lander-view';
import copy from './copy/en.json';
import MapLanding from './Lander';

afterEach(cleanup);

const view: LanderView = {
  name: 'maplanding',
  slug: null,
  niche: 'none',
  locale: 'en',
  brand: { name: 'Somewhere', minAge: 18, signupCredits: 10, messageLength: 1000 },
  fictional: {
    icon: 'book',
    singular: 'made-up profile',
    plural: 'made-up profiles',
    warning: 'Made up by our team.',
    chat: 'answered',
  },
  country: { code: 'NL', name: 'Netherlands' },
  labels: {
    dating: 'Dating · Netherlands',
    offer: 'Free',
    join: 'Join',
    hello: null,
    waitingList: 'Join the waiting list',
    people: null,
  },
  copy: copy.base,
  people: [],
  regions: [
    { id: 'NL-UT', name: 'Utrecht', profiles: 1200 },
    { id: 'NL-ZE', name: 'Zeeland', profiles: 0 },
    { id: 'NL-FL', name: 'Flevoland', profiles: 1 },
  ],
  map: {
    country: 'NL',
    source: 'natural-earth',
    width: 100,
    height: 80,
    frames: [],
    regions: [
      { id: 'NL-UT', d: 'M0 0l10 0 0 10z', towns: [5, 5] },
      { id: 'NL-ZE', d: 'M20 0l10 0 0 10z', towns: [] },
    ],
  },
  person: null,
  signupOpen: true,
  assets: {},
  script: null,
};

function show(changes: Partial<LanderView> = {}) {
  const Stub = createRemixStub([
    {
      path: '/',
      Component: () => (
        <LanderProvider view={{ ...view, ...changes }}>
          <MapLanding />
        </LanderProvider>
      ),
    },
  ]);
  render(<Stub />);
}

test('a region is a link on the map and in the list, both with its number of profiles and to the signup', () => {
  show();
  const links = screen.getAllByRole('link', { name: /^Utrecht,? ?1,200 profiles$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/signup?lander=maplanding&region=NL-UT',
    '/signup?lander=maplanding&region=NL-UT',
  ]);
  expect(screen.getAllByRole('link', { name: /^Flevoland,? ?1 profile$/ })).toHaveLength(1);
});

test('a region without profiles says so and can be chosen', () => {
  show({ slug: 'night' });
  const [onMap, inList] = screen.getAllByRole('link', { name: /^Zeeland,? ?no profiles yet$/ });
  expect(onMap!.getAttribute('data-level')).toBe('0');
  expect(inList!.getAttribute('href')).toBe('/signup?lander=maplanding.night&region=NL-ZE');
});

test('without a map the list is shown, and without regions there is still a link to the signup', () => {
  show({ map: null });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(document.querySelector('[data-r][data-level]')).toBeNull();
  cleanup();
  show({ regions: [] });
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getByText(copy.base.empty)).toBeVisible();
  expect(screen.getByRole('link', { name: copy.base.action }).getAttribute('href')).toBe('/signup?lander=maplanding');
});

test('the source of the borders is credited', () => {
  show();
  const map = screen.getByRole('region', { name: copy.base['map-label'] });
  expect(within(map).getByText(copy.base['credit-borders'])).toBeVisible();
  cleanup();
  show({ map: { ...view.map!, source: 'us-census' } });
  expect(screen.getByText(copy.base['credit-borders-us'])).toBeVisible();
});
