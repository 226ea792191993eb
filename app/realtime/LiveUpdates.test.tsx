// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SESSION_ENDED } from '../api-client/leave-page';
import { onLiveEvent } from './live-events';
import { LiveUpdates, isPushSubscribed } from './LiveUpdates';

let requests: string[] = [];
const streams: EventTarget[] = [];

class Stream extends EventTarget {
  constructor(readonly url: string) {
    super();
    streams.push(this);
  }
  close() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', (path: string) => {
    requests.push(path);
    return Promise.resolve(Response.json({ user: null }));
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LiveUpdates />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ALL = ['/api/user.php', '/api/chats.php', '/api/likes.php'];
const pass = async (ms: number) => {
  requests = [];
  await vi.advanceTimersByTimeAsync(ms);
  return requests;
};
const liveEvent = async (kind: string) => {
  requests = [];
  streams.at(-1)!.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ kind }) }));
  await vi.advanceTimersByTimeAsync(0);
  return requests;
};

// covers S7-035 S7-036 S7-037 S9-001 S9-003
it('requests user, chats and likes 5 s after load, then every 60 s', async () => {
  expect(await pass(4999)).toEqual([]);
  expect(await pass(1)).toEqual(ALL);
  expect(await pass(59_999)).toEqual([]);
  expect(await pass(1)).toEqual(ALL);
  expect(await pass(60_000)).toEqual(ALL);
});

it.each([
  ['message', ['/api/chats.php']],
  ['conversation', ['/api/chats.php']],
  ['like', ['/api/likes.php']],
  ['match', ['/api/likes.php']],
  ['credits', ['/api/user.php']],
  ['read', []],
  ['delivered', []],
  ['typing', []],
  ['resync', ALL],
])('after a live event %s requests %j', async (kind, paths) => {
  expect(await liveEvent(kind)).toEqual(paths);
});

it('clears the member’s data if the session has ended elsewhere', async () => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const received = vi.fn();
  const stop = onLiveEvent(received);
  await liveEvent('logout');
  expect(received.mock.calls).toEqual([[{ kind: 'logout' }]]);
  stop();
  await pass(1000);
});

it('requests the chats again when the stream reconnects, and nothing once the page is gone', async () => {
  streams.at(-1)!.dispatchEvent(new Event('hello'));
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toEqual(['/api/chats.php']);
  requests = [];
  // The second "hello" is a reconnection: events may have been missed in between.
  streams.at(-1)!.dispatchEvent(new Event('hello'));
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toEqual(ALL);
  cleanup();
  expect(await pass(120_000)).toEqual([]);
});

// covers S9-002
// covers S7-038
it('requests every 300 s if push messages are on, and at once after a push message', async () => {
  cleanup();
  const worker = new EventTarget();
  const registration = { pushManager: { getSubscription: async () => ({ endpoint: 'https://push.example' }) } };
  Object.assign(worker, { getRegistration: async () => registration });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: worker }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LiveUpdates />
    </QueryClientProvider>,
  );
  expect(await pass(5000)).toEqual(ALL);
  expect(await pass(299_999)).toEqual([]);
  expect(await pass(1)).toEqual(ALL);
  requests = [];
  worker.dispatchEvent(new MessageEvent('message', { data: { kind: 'something else' } }));
  worker.dispatchEvent(new MessageEvent('message', { data: null }));
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toEqual([]);
  worker.dispatchEvent(new MessageEvent('message', { data: { kind: 'push' } }));
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toEqual(ALL);
});

it('goes to the login page if the session has ended elsewhere, and says so', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  expect(await liveEvent('logout')).toEqual([]);
  // The page in which the member logs out navigates by itself.
  expect(leave).not.toHaveBeenCalled();
  await pass(1000);
  expect(leave).toHaveBeenCalledWith('/login?notice=logged-out');
});

it('does the same if a call learns that the session was ended on purpose', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const received = vi.fn();
  const stop = onLiveEvent(received);
  window.dispatchEvent(new Event(SESSION_ENDED));
  expect(received.mock.calls).toEqual([[{ kind: 'logout' }]]);
  stop();
  await pass(1000);
  expect(leave).toHaveBeenCalledWith('/login?notice=logged-out');
});

const worker = (getRegistration: () => unknown) => ({ getRegistration }) as unknown as ServiceWorkerContainer;
const withSubscription = (found: unknown) => () =>
  Promise.resolve({ pushManager: { getSubscription: async () => found } });

it.each<[string, ServiceWorkerContainer | undefined, boolean]>([
  ['a subscription', worker(withSubscription({ endpoint: 'https://push.example' })), true],
  ['none', worker(withSubscription(null)), false],
  ['no registered worker', worker(() => Promise.resolve(undefined)), false],
  ['a worker without push', worker(() => Promise.resolve({})), false],
  ['no support for workers', undefined, false],
  ['a browser that refuses', worker(() => Promise.reject(new Error('SecurityError'))), false],
])('with %s returns %#', async (_what, container, subscribed) => {
  expect(await isPushSubscribed(container)).toBe(subscribed);
});
