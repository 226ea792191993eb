// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { people } from '../../../../stories/people';
import { show } from '~/layouts/layout.testing';
import { landingSections } from '~/theme/theme';
import { allThemes, themeOfNiche } from '~/theme/themes';
import { LandingPage } from './LandingPage';
import { beginningSections, exampleSections } from './sections/sections.testing';

afterEach(cleanup);

const texts = { title: 'Aurea', description: 'Calm.', seenBy: 'Only members.' };
const shown = () => [...document.querySelectorAll<HTMLElement>('[data-section]')].map(({ dataset }) => dataset.section);

it.each(allThemes)('has every section that the brand has something for: $name', ({ landing, drawing }) => {
  const page = { ...texts, landing, drawing, order: landingSections, people: people.slice(0, 8) };
  show(<LandingPage {...page} sections={exampleSections} />);
  expect(shown()).toEqual(landingSections);
  for (const image of document.querySelectorAll('[data-section] img'))
    expect(image.getAttribute('loading')).toBe('lazy');
  // Each section is introduced by a title, and what is drawn is described by the text beside it.
  for (const phone of document.querySelectorAll('[data-section=screens] li > :first-child')) {
    expect(phone.getAttribute('aria-hidden')).toBe('true');
    expect(phone.nextElementSibling?.textContent.length).toBeGreaterThan(20);
  }
});

it('leaves out what a brand on its first day has not', () => {
  const { landing, drawing } = themeOfNiche(1);
  const page = { ...texts, landing, drawing, order: landingSections, people: [] };
  show(<LandingPage {...page} sections={beginningSections} />);
  expect(shown()).toEqual(['promises', 'screens', 'question', 'promise', 'closing']);
  // Drawn figures stand in for people, and no picture is asked for.
  expect(document.querySelectorAll('[data-section=screens] img')).toHaveLength(0);
});

it('answers questions without a script, the first one at once', () => {
  const { landing, drawing } = themeOfNiche(3);
  const page = { ...texts, landing, drawing, order: ['question'] as const, people: [] };
  show(<LandingPage {...page} sections={exampleSections} />);
  const answers = [...document.querySelectorAll('details')];
  expect(answers.map(({ open }) => open)).toEqual([true, false]);
  expect(answers[1]!.querySelector('a')?.getAttribute('href')).toBe('/notifications/leave');
});
