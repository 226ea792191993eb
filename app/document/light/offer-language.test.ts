// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offerLanguage } from './offer-language';

/** As the server renders the lines. */
const lines = ['sv', 'nb']
  .map(
    (code) =>
      `<div lang="${code}" hidden><button name="locale" value="${code}">?</button><button type="button">×</button></div>`,
  )
  .join('');
const page = `<div data-part="language-offer"><form>${lines}</form></div><main id="main" tabindex="-1"></main>`;

let lifetime: AbortController;
const shown = () => [...document.querySelectorAll('form > :not([hidden])')].map(({ attributes }) => attributes.getNamedItem('lang')?.value); // prettier-ignore
const open = (language: string, html = page) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
  document.body.innerHTML = html;
  offerLanguage(lifetime.signal);
};
const dismiss = () => document.querySelector<HTMLElement>('[lang]:not([hidden]) [type=button]')!.click();

beforeEach(() => {
  lifetime = new AbortController();
  document.documentElement.lang = 'da';
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('lang');
});

describe('the line of a page without React', () => {
  it.each([
    ['sv-FI', ['sv']],
    ['no', ['nb']],
    ['da-DK', []],
    ['fr', []],
  ])('for a browser in %s is %j', (language, expected) => {
    open(language);
    expect(shown()).toEqual(expected);
  });

  it('goes when it is dismissed, and stays away', () => {
    open('sv');
    dismiss();
    expect(shown()).toEqual([]);
    expect(document.activeElement?.id).toBe('main');
    open('sv');
    expect(shown()).toEqual([]);
  });

  it('is left to the application once that has taken the page over', () => {
    open('sv');
    lifetime.abort();
    dismiss();
    expect(shown()).toEqual(['sv']);
  });

  it('is not there for who has chosen a language, and storage is not read', () => {
    const read = vi.spyOn(Storage.prototype, 'getItem');
    open('sv', '<main id="main"></main>');
    expect(read).not.toHaveBeenCalled();
  });
});
