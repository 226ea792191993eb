// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveRestOfDelay, showLikeLater } from './like-later';

const start = vi.fn(async () => {});
const application = { start, prepare: vi.fn() } as unknown as Parameters<typeof showLikeLater>[0];
const at = (url: string) => window.history.replaceState(null, '', url);
let lifetime: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  lifetime = new AbortController();
});
afterEach(() => {
  lifetime.abort();
  start.mockClear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

// covers S4-063
it('loads the application after N seconds, once no dialog is open', () => {
  at('/?t=5');
  document.body.innerHTML = '<dialog open></dialog>';
  showLikeLater(application, lifetime.signal);
  vi.advanceTimersByTime(8000);
  expect(start).not.toHaveBeenCalled();
  document.body.innerHTML = '';
  vi.advanceTimersByTime(1000);
  expect(start).toHaveBeenCalledOnce();
});

it.each(['/', '/?t=x', '/?t=9999'])('does nothing on %s, nor after the page is taken over', (url) => {
  at(url);
  showLikeLater(application, lifetime.signal);
  at('/?t=5');
  showLikeLater(application, lifetime.signal);
  lifetime.abort();
  vi.advanceTimersByTime(20_000_000);
  expect(start).not.toHaveBeenCalled();
});

it.each([
  ['/?network=a&t=5', 2000, '?network=a&t=3'],
  ['/?t=5', 9000, '?t=0'],
  ['/?network=a', 9000, '?network=a'],
])('leaves the rest of the time on %s after %d ms', (url, now, search) => {
  at(url);
  vi.spyOn(performance, 'now').mockReturnValue(now);
  leaveRestOfDelay();
  expect(window.location.search).toBe(search);
});
