// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadRouteModule } from './load-route-module';

const route = { id: 'chats', module: '/assets/chats-1.js' };
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
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
  expect(await loadRouteModule(route, known, load)).toEqual({ default: 'page' });
  expect(await loadRouteModule(route, known, load)).toEqual({ default: 'page' });
  expect(load.mock.calls).toEqual([['/assets/chats-1.js']]);
});

// covers S8-034 S8-035
it('reloads the page once if the script is gone; after that the failure is shown', async () => {
  const settled = vi.fn();
  void loadRouteModule(route, {}, gone).then(settled, settled);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  const known = {};
  const Shown = (await loadRouteModule(route, known, gone)).default as ComponentType;
  expect(() => render(<Shown />)).toThrow('Failed to fetch');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
  expect(known).toEqual({});
  // The router caches the failed module, but visiting the page again may reload the document.
  sessionStorage.clear();
  expect(render(<Shown />).container.innerHTML).toBe('');
  expect(reload).toHaveBeenCalledTimes(2);
});
