// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadRouteModule } from './load-route-module';

const route = { id: 'chats', module: '/assets/chats-1.js' };
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
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

it('starts the page anew where the script is gone, once; after that the failure is shown', async () => {
  const settled = vi.fn();
  void loadRouteModule(route, {}, gone).then(settled, settled);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  const known = {};
  const shown = await loadRouteModule(route, known, gone);
  expect(shown.default).toThrow('Failed to fetch');
  // Not kept: the script may be there the next time.
  expect(known).toEqual({});
  expect(reload).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
});
