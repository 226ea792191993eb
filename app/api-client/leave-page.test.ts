// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from './api';

const fetched = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () =>
    Response.json({ authentication_required: true, error: { code: 'errors.login' } }, { status: 403 }),
  );
});
afterEach(() => {
  // A page that began to leave in one test does not do so in the next.
  vi.advanceTimersByTime(60_000);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const callThatFindsNobody = () => api.get('/api/chats.php').catch(() => undefined);
const begin = () => window.dispatchEvent(new Event('beforeunload'));

it('goes to the login, and back to this page afterwards, after a call that found nobody logged in', async () => {
  await callThatFindsNobody();
  await vi.advanceTimersByTimeAsync(1000);
  expect(window.location.assign).toHaveBeenCalledExactlyOnceWith('/login?next=%2F');
});

it('lets a form that ended the session lead on, though a call finds nobody before its response is there', async () => {
  await callThatFindsNobody();
  await vi.advanceTimersByTimeAsync(900);
  begin();
  await vi.advanceTimersByTimeAsync(8000);
  expect(window.location.assign).not.toHaveBeenCalled();
});

it('lets the page that is being left go where it goes, though a call finds nobody meanwhile', async () => {
  begin();
  await callThatFindsNobody();
  await vi.advanceTimersByTimeAsync(8000);
  expect(window.location.assign).not.toHaveBeenCalled();
});

it('asks for the login after all if what began was only a download, so that the page is still there', async () => {
  begin();
  await vi.advanceTimersByTimeAsync(10_000);
  await callThatFindsNobody();
  await vi.advanceTimersByTimeAsync(1000);
  expect(window.location.assign).toHaveBeenCalledExactlyOnceWith('/login?next=%2F');
});

it('leaves once for ten calls that find nobody', async () => {
  await Promise.all(Array.from({ length: 10 }, callThatFindsNobody));
  await vi.advanceTimersByTimeAsync(5000);
  expect(window.location.assign).toHaveBeenCalledOnce();
});
