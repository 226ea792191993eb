// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show, testUser } from '../layout.testing';
import { LocaleMenu } from './LocaleMenu';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const locales = [
  { code: 'nl', name: 'Nederlands' },
  { code: 'fr', name: 'Français' },
];

// covers S1-014 S2-077
it('offers the languages of the country, each by its own name, and marks the current one', () => {
  show(<LocaleMenu />, { locale: 'nl', locales });
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[name=locale]')];
  expect(buttons.map((button) => [button.value, button.textContent, button.lang])).toEqual([
    ['nl', 'Nederlands', 'nl'],
    ['fr', 'Français', 'fr'],
  ]);
  expect(buttons.map((button) => button.getAttribute('aria-current'))).toEqual(['true', null]);
});

it('is a plain form that returns to the same page, and links to all languages', () => {
  show(<LocaleMenu />, { locale: 'nl', locales }, { path: '/members?page=2' });
  const form = document.querySelector('form')!;
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/lang-config']);
  expect(form.querySelector<HTMLInputElement>('input[name=next]')?.value).toBe('/members?page=2');
  expect(screen.getByText('All languages').closest('a')?.getAttribute('href')).toBe(
    '/lang-config?next=%2Fmembers%3Fpage%3D2',
  );
});

// covers S7-001
it.each([
  ['a member', testUser(), [['PUT', '/api/user.php', '{"language":"fr"}']]],
  ['a visitor', null, []],
])('makes the user call with the change of %s, whatever its response', (_who, user, expected) => {
  const calls: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    calls.push([init.method, path, init.body]);
    return Promise.reject(new Error('gone'));
  });
  show(<LocaleMenu />, { locale: 'nl', locales, user });
  const form = document.querySelector('form')!;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.requestSubmit(document.querySelector<HTMLButtonElement>('button[value=fr]')!);
  expect(calls).toEqual(expected);
});
