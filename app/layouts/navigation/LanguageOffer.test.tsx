// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onPage, show } from '../layout.testing';
import { LanguageOffer } from './LanguageOffer';

const languageOffers = [
  { code: 'sv', question: 'Svenska?', dismiss: 'Stäng' },
  { code: 'fi', question: 'Suomi?', dismiss: 'Sulje' },
];
const shell = { locale: 'da', languageOffers };
const lines = () => [...document.querySelectorAll<HTMLElement>('[data-part=language-offer] [lang]')];
const shown = () => lines().filter(({ hidden }) => !hidden).map(({ lang }) => lang); // prettier-ignore
const speaks = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

beforeEach(() => void speaks('sv-FI', 'fi'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

it('offers the language of the browser in that language, by the form of the language menu', () => {
  show(<LanguageOffer />, shell, { path: '/members?page=2' });
  expect(shown()).toEqual(['sv']);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Svenska?' });
  expect([button.name, button.value, button.type]).toEqual(['locale', 'sv', 'submit']);
  expect([button.form!.method, button.form!.getAttribute('action')]).toEqual(['post', '/lang-config']);
  expect(new FormData(button.form!).get('next')).toBe('/members?page=2');
});

it.each([['da-DK', 'sv'], ['de-DE']])('offers nothing to a browser that prefers %s', (...languages) => {
  speaks(...languages);
  show(<LanguageOffer />, shell);
  expect(shown()).toEqual([]);
});

it('renders every line hidden on the server, where no browser is known', () => {
  const html = renderToString(onPage(<LanguageOffer />, shell));
  expect(html.match(/<div lang="\w+" hidden=""/g)).toHaveLength(2);
});

it('goes when it is dismissed, and stays away', () => {
  show(<LanguageOffer />, shell);
  fireEvent.click(screen.getByRole('button', { name: 'Stäng' }));
  expect(shown()).toEqual([]);
  cleanup();
  show(<LanguageOffer />, shell);
  expect(shown()).toEqual([]);
});

it('is not there for who has chosen a language', () => {
  show(<LanguageOffer />, { locale: 'da' });
  expect(document.querySelector('[data-part]')).toBeNull();
});

it('takes over the line that the script of a light page has shown', async () => {
  const { hydrateRoot } = await import('react-dom/client');
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(onPage(<LanguageOffer />, shell));
  lines()[0]!.hidden = false;
  const line = lines()[0];
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(place, onPage(<LanguageOffer />, shell), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(lines()[0]).toBe(line);
  fireEvent.click(screen.getByRole('button', { name: 'Stäng' }));
  expect(shown()).toEqual([]);
  act(() => root.unmount());
  place.remove();
});
