// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { people } from '../../../../stories/people';
import { show } from '~/layouts/layout.testing';
import { heroForms, type HeroForm } from '~/theme/theme';
import { themeOfNiche } from '~/theme/themes';
import { Hero } from './Hero';

afterEach(cleanup);

const { landing, drawing } = themeOfNiche(1);
const shown = people.slice(0, 6);

// In every other form the words are the largest thing on a phone's first screen, and nothing may take their bandwidth.
const PICTURE_FIRST = new Set<HeroForm>(['portrait', 'split', 'arcade', 'mosaic']);

it.each(heroForms)('loads a picture before the words only where it is the largest: %s', (form) => {
  const hero = { ...landing.hero, form };
  show(<Hero landing={{ ...landing, hero }} drawing={drawing} title="Aurea" description="Calm." people={shown} />);
  const loading = [...document.querySelectorAll('img')].map(
    (image) => `${image.alt} ${image.getAttribute('loading')} ${image.getAttribute('fetchpriority')}`,
  );
  const first = (index: number) => index === 0 && PICTURE_FIRST.has(form);
  const expected = shown
    .slice(0, loading.length)
    .map(({ name }, index) => `${name} ${first(index) ? 'eager high' : 'lazy low'}`);
  expect(loading.length).toBeGreaterThan(1);
  expect(loading.toSorted()).toEqual(expected.toSorted());
});

it.each(heroForms)(
  'shows two or three people or more, each with a way to them and a label if fictional: %s',
  (form) => {
    const hero = { ...landing.hero, form };
    for (const some of [shown.slice(0, 3), shown]) {
      cleanup();
      show(<Hero landing={{ ...landing, hero }} drawing={drawing} title="Aurea" description="Calm." people={some} />);
      const faces = [...document.querySelectorAll('a:has(img)')];
      const people = some.slice(0, faces.length);
      expect(faces.length).toBeGreaterThanOrEqual(3);
      const found = faces.map(
        (face) => `${face.getAttribute('href')} ${face.textContent.includes('fictional profile')}`,
      );
      const expected = people.map(({ id, fictional }) => `/members/${id} ${fictional}`);
      expect(found.toSorted()).toEqual(expected.toSorted());
    }
  },
);
