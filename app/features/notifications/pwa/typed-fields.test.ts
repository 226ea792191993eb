// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasTyped, losesTyped, reloadWithTyped, restoreTyped, storeTyped } from './typed-fields';

const FORM = `<main><form>
  <input type="hidden" name="token" value="old">
  <input name="city" value="Utrecht">
  <input name="password" type="password">
  <textarea name="about"></textarea>
  <input type="checkbox" name="interests" value="tea"><input type="checkbox" name="interests" value="chess" checked>
  <select name="country"><option value="NL">NL</option><option value="BE">BE</option></select>
</form></main>`;

const at = (path: string) => new URL(path, 'https://a.example') as unknown as Location;
const field = <E extends HTMLElement = HTMLInputElement>(selector: string) => document.querySelector<E>(selector)!;
const reload = () => void (document.body.innerHTML = FORM);

beforeEach(() => {
  sessionStorage.clear();
  reload();
});
afterEach(() => vi.unstubAllGlobals());

function type(): void {
  field('[name="token"]').value = 'new';
  field('[name="city"]').value = 'Zutphen';
  field('[name="password"]').value = 'a secret';
  field('[name="about"]').value = 'I like\nrivers';
  field('[value="tea"]').checked = true;
  field('[value="chess"]').checked = false;
  field('[name="country"]').value = 'BE';
}

const content = () => ({
  token: field('[name="token"]').value,
  city: field('[name="city"]').value,
  password: field('[name="password"]').value,
  about: field('[name="about"]').value,
  ticked: [...document.querySelectorAll<HTMLInputElement>('[type="checkbox"]')].map(({ checked }) => checked),
  country: field('[name="country"]').value,
});

it('puts everything back that was typed, but no password and nothing that the server wrote', () => {
  type();
  storeTyped(document, at('/profile?x=1'));
  reload();
  restoreTyped(document, at('/profile?x=1'));
  expect(content()).toEqual({
    token: 'old',
    city: 'Zutphen',
    password: '',
    about: 'I like\nrivers',
    ticked: [true, false],
    country: 'BE',
  });
});

it('tells the page, so that it knows of unsaved changes', () => {
  type();
  storeTyped(document, at('/profile'));
  reload();
  const heard: string[] = [];
  document.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
  restoreTyped(document, at('/profile'));
  expect(heard).toEqual(expect.arrayContaining(['city', 'about', 'country']));
});

it('puts it back once, and on no other page', () => {
  type();
  storeTyped(document, at('/profile'));
  expect(sessionStorage.length).toBe(1);
  expect(JSON.stringify(sessionStorage)).not.toContain('a secret');
  reload();
  restoreTyped(document, at('/members'));
  restoreTyped(document, at('/profile'));
  expect(content().city).toBe('Utrecht');
  expect(sessionStorage.length).toBe(0);
});

it('knows what was typed, and what would be lost', () => {
  expect([hasTyped(document), losesTyped(document)]).toEqual([false, false]);
  field('[name="about"]').value = 'rivers';
  expect([hasTyped(document), losesTyped(document)]).toEqual([true, false]);
  field('[name="password"]').value = 'a secret';
  expect(losesTyped(document)).toBe(true);
});

it('lets the browser ask before a password is lost, and stores as late as possible', () => {
  const page = Object.assign(new EventTarget(), {
    document,
    location: { ...at('/profile'), reload: vi.fn<() => void>() },
  });
  Object.assign(page.location, { pathname: '/profile', search: '' });
  field('[name="password"]').value = 'a secret';
  reloadWithTyped(page as unknown as Window);
  expect(page.location.reload).toHaveBeenCalledOnce();
  const leaving = new Event('beforeunload', { cancelable: true });
  page.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  expect(sessionStorage.length).toBe(0);
  field('[name="about"]').value = 'typed meanwhile';
  page.dispatchEvent(new Event('pagehide'));
  expect(JSON.stringify(sessionStorage)).toContain('typed meanwhile');
});

it('goes on without storage', () => {
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new Error('forbidden');
    },
    getItem: () => {
      throw new Error('forbidden');
    },
  });
  type();
  storeTyped(document, at('/profile'));
  restoreTyped(document, at('/profile'));
  expect(content().city).toBe('Zutphen');
});
