// @vitest-environment happy-dom
import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STAYED } from '../reload-on-chunk-failure';
import { loadRouteModule, staysWhenRefused, stayWhenRefused } from './load-route-module';

const route = { id: 'chats', module: '/assets/chats-1.js' };
const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  reload.mockReset();
});

it('loads a page’s script once', async () => {
  const known = {};
  const load = vi.fn(() => Promise.resolve({ default: 'page' }));
  expect(await loadRouteModule(route, known, load)).toMatchObject({ default: 'page' });
  expect(await loadRouteModule(route, known, load)).toMatchObject({ default: 'page' });
  expect(load.mock.calls).toEqual([['/assets/chats-1.js']]);
});

// covers S8-034 S8-035
it('reloads the page once if the script is gone; after that the failure is shown', async () => {
  const settled = vi.fn();
  void loadRouteModule(route, {}, failing).then(settled, settled);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  const known = {};
  const Shown = (await loadRouteModule(route, known, failing)).default as ComponentType;
  expect(() => render(<Shown />)).toThrow('Failed to fetch');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
  expect(known).toEqual({});
  // The router caches the failed module, but visiting the page again may reload the document.
  sessionStorage.clear();
  expect(render(<Shown />).container.innerHTML).toBe('');
  expect(reload).toHaveBeenCalledTimes(2);
});

it('leaves the open page where it is if the second script is gone too, and says so', async () => {
  sessionStorage.setItem('chunk-reload', String(Math.round(performance.timeOrigin + performance.now())));
  const open = { pathname: '/members', search: '?page=2', hash: '' };
  const navigate = vi.fn(() => Promise.resolve());
  const state = { location: open, navigation: { state: 'loading', location: { pathname: '/chats' } } };
  Object.assign(window, { __remixRouter: { state, navigate } });
  const notify = vi.fn();
  window.addEventListener(STAYED, notify);
  const settled = vi.fn();
  void loadRouteModule(route, {}, failing).then(settled, settled);
  await vi.waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
  expect(navigate.mock.calls).toEqual([[open, { replace: true, preventScrollReset: true }]]);
  expect([settled.mock.calls, reload.mock.calls]).toEqual([[], []]);
  window.removeEventListener(STAYED, notify);
  Reflect.deleteProperty(window, '__remixRouter');
});

it('leaves a navigation alone that has taken the place of the one whose script fails', async () => {
  sessionStorage.setItem('chunk-reload', String(Math.round(performance.timeOrigin + performance.now())));
  const navigate = vi.fn(() => Promise.resolve());
  const state = {
    location: { pathname: '/members' },
    navigation: { state: 'loading', location: { pathname: '/likes' } },
  };
  Object.assign(window, { __remixRouter: { state, navigate } });
  let fail = (_error: Error): void => {};
  const failed = new Promise<never>((_, reject) => (fail = reject));
  const settled = vi.fn();
  void loadRouteModule(route, {}, () => failed).then(settled, settled);
  state.navigation = { state: 'loading', location: { pathname: '/chats' } };
  fail(new TypeError('Failed to fetch dynamically imported module'));
  await failed.catch(() => {});
  await Promise.resolve();
  expect([navigate.mock.calls, settled.mock.calls, reload.mock.calls]).toEqual([[], [], []]);
  Reflect.deleteProperty(window, '__remixRouter');
});

type Decide = (args: Partial<ShouldRevalidateFunctionArgs>) => boolean;
const decides = (module: Record<string, unknown>) => staysWhenRefused(module).shouldRevalidate as Decide;

it.each([
  [400, false],
  [409, false],
  [500, false],
  [200, true],
  [undefined, true],
])('after a form with status %s, whether the data of the page are loaded again: %s', (actionStatus, loaded) => {
  const [currentUrl, nextUrl] = [new URL('http://brand.test/members'), new URL('http://brand.test/members')];
  const form = { actionStatus, formAction: '/login', currentUrl, nextUrl, defaultShouldRevalidate: true };
  expect(decides({ default: 'page' })(form)).toBe(loaded);
  // Someone went on to another page of the same route meanwhile.
  expect(decides({ default: 'page' })({ ...form, nextUrl: new URL('?page=2', nextUrl) })).toBe(true);
  // The time of a discount is up: the order is refused, and its page shows the price that holds now.
  expect(decides({ default: 'page' })({ ...form, formAction: '/credits/100/ideal' })).toBe(true);
});

it('leaves a page that decides itself, and everything else of a page, as it is', () => {
  const own = { default: 'page', shouldRevalidate: () => true };
  expect(staysWhenRefused(own)).toBe(own);
  expect(staysWhenRefused({ default: 'page', handle: 1 })).toMatchObject({ default: 'page', handle: 1 });
});

it('holds for the first page too', () => {
  const modules = { signup: { default: () => null } };
  stayWhenRefused({ __remixRouteModules: modules } as never);
  expect(Object.keys(modules.signup)).toEqual(['default', 'shouldRevalidate']);
});
