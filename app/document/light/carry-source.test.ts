// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { carryTracking } from '~/page/tracking-links';
import { carrySource } from './carry-source';

let lifetime: AbortController;
beforeEach(() => {
  lifetime = new AbortController();
  window.history.replaceState(null, '', '/?network=adnet&sub1=night');
  document.body.innerHTML =
    '<a id="terms" href="/pages/terms#data">Terms</a><a id="skip" href="#main">Skip</a>' +
    '<a id="away" href="https://elsewhere.example/a">Away</a><a id="theme" href="/appearance?next=%2F">Theme</a>' +
    '<form action="/lang-config"><input name="next" value="/"><button id="go">go</button></form>';
  carrySource(lifetime.signal);
  // Nothing is followed: the test reads where the link would lead.
  for (const type of ['click', 'submit'])
    document.body.addEventListener(type, (event) => event.preventDefault(), { signal: lifetime.signal });
});
afterEach(() => {
  lifetime.abort();
  carryTracking('');
  document.body.innerHTML = '';
});

const pressed = (id: string) => {
  document.getElementById(id)!.click();
  return document.getElementById(id)!.getAttribute('href');
};

it('adds the ids of this URL to a link when it is followed, and to no other site’s', () => {
  expect(pressed('terms')).toBe('/pages/terms?network=adnet&sub1=night#data');
  expect(pressed('skip')).toBe('#main');
  expect(pressed('away')).toBe('https://elsewhere.example/a');
});

it('leads back to the whole URL', () => {
  const url = new URL(pressed('theme')!, 'http://a.localhost');
  expect(url.searchParams.get('next')).toBe('/?network=adnet&sub1=night');
  const form = document.querySelector('form')!;
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(form.querySelector('input')!.value).toBe('/?network=adnet&sub1=night');
});

it('leaves links alone once the application has taken over', () => {
  lifetime.abort();
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  expect(pressed('terms')).toBe('/pages/terms#data');
});
