// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { people } from '../../../../stories/people';
import { show } from '~/layouts/layout.testing';
import { heroForms } from '~/theme/theme';
import { themeOfNiche } from '~/theme/themes';
import { Hero } from './Hero';

afterEach(cleanup);

const { landing, drawing } = themeOfNiche(1);
const shown = people.slice(0, 6);

// In every other form the words are the largest thing on a phone's first screen, and nothing may take their bandwidth.
it.each(heroForms)('loads a picture before the words only where it is the largest: %s', (form) => {
  const hero = { ...landing.hero, form };
  show(<Hero landing={{ ...landing, hero }} drawing={drawing} title="Aurea" description="Calm." people={shown} />);
  const loading = [...document.querySelectorAll('img')].map(
    (image) => `${image.getAttribute('loading')} ${image.getAttribute('fetchpriority')}`,
  );
  expect(loading.length).toBeGreaterThan(0);
  expect(new Set(loading)).toEqual(new Set([form === 'portrait' ? 'eager high' : 'lazy low']));
});
