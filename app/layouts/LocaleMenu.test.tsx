// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { show } from './layout.testing';
import { LocaleMenu } from './LocaleMenu';

afterEach(cleanup);

const locales = [
  { code: 'nl', name: 'Nederlands' },
  { code: 'fr', name: 'Français' },
];

it('offers the languages of the country, each in its own words, and says which is spoken', () => {
  show(<LocaleMenu />, { locale: 'nl', locales });
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[name=locale]')];
  expect(buttons.map((button) => [button.value, button.textContent, button.lang])).toEqual([
    ['nl', 'Nederlands', 'nl'],
    ['fr', 'Français', 'fr'],
  ]);
  expect(buttons.map((button) => button.getAttribute('aria-current'))).toEqual(['true', null]);
});

it('is a plain form that comes back to this very page, and knows the way to all languages', () => {
  show(<LocaleMenu />, { locale: 'nl', locales }, { path: '/members?page=2' });
  const form = document.querySelector('form')!;
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/lang-config']);
  expect(form.querySelector<HTMLInputElement>('input[name=next]')?.value).toBe('/members?page=2');
  expect(screen.getByText('All languages').closest('a')?.getAttribute('href')).toBe(
    '/lang-config?next=%2Fmembers%3Fpage%3D2',
  );
});
