// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { show, testUser } from '~/layouts/layout.testing';
import { CardPhotos } from './CardPhotos';
import { swipeCard } from '../swipe.testing';
import type { SwipeCard } from '../swipe-game';

afterEach(cleanup);

const photo = (name: string) => ({
  filename: `${name}.webp`,
  thumb: `${name}-thumb.webp`,
  width: 720,
  height: 960,
  placeholder: null,
});
const card = (change: Partial<SwipeCard> = {}): SwipeCard => {
  const anna = swipeCard('Anna');
  return { ...anna, person: { ...anna.person, photo: 'one.webp', thumb: 'one-thumb.webp' }, ...change };
};
const of = (change: Partial<SwipeCard>) => show(<CardPhotos card={card(change)} top />, { user: testUser() });
const shown = () =>
  [...document.querySelectorAll('img')]
    .filter((image) => !image.closest('[hidden]'))
    .map((image) => image.getAttribute('src'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

// covers X17-025
it('turns over by its halves, says which photo is shown, and stops at both ends', () => {
  of({ photos: [photo('two'), photo('three')] });
  expect([shown(), screen.getByText('Photo 1 of 3')]).toMatchObject([['/photos/one.webp'], {}]);
  press('Next photo');
  press('Next photo');
  expect([shown(), screen.getByText('Photo 3 of 3')]).toMatchObject([['/photos/three.webp'], {}]);
  press('Next photo');
  expect(shown()).toEqual(['/photos/three.webp']);
  expect(screen.getByRole('button', { name: 'Next photo' }).getAttribute('aria-disabled')).toBe('true');
  press('Previous photo');
  expect(document.querySelectorAll('i[data-now]')).toHaveLength(1);
  expect(shown()).toEqual(['/photos/two.webp']);
});

it('ignores the click that ends a drag', () => {
  of({ photos: [photo('two')] });
  const half = screen.getByRole('button', { name: 'Next photo' });
  half.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
  fireEvent.click(half);
  expect(shown()).toEqual(['/photos/one.webp']);
});

it('ends with what premium members see, blurred and counted', () => {
  of({ locked: { count: 3, blur: 'a-blur.webp', placeholder: null } });
  expect(document.querySelector('img[src*=blur]')).toBeNull();
  press('Next photo');
  expect(shown()).toEqual(['/photos/a-blur.webp']);
  expect(screen.getByText('3 more photos of Anna, for premium members')).toBeVisible();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/premium');
});

it('has no buttons for a single photo', () => {
  of({});
  expect([shown(), screen.queryAllByRole('button')]).toEqual([['/photos/one.webp'], []]);
});

it('shows the main photo and no dead buttons without a script', () => {
  const html = renderToString(
    <IntlProvider locale="en">
      <CardPhotos card={card({ photos: [photo('two')] })} top />
    </IntlProvider>,
  );
  expect([html.includes('one.webp'), html.includes('two.webp'), html.includes('<button')]).toEqual([
    true,
    false,
    false,
  ]);
});
