import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnChunkFailure } from './reload-on-chunk-failure';

const FAILURE = 'Failed to fetch dynamically imported module: http://a.localhost/assets/chats-1.js';
let now: number;
let stored: Map<string, string>;
let storageAllowed: boolean;
let onLine: boolean;
let reload: ReturnType<typeof vi.fn>;
let assign: ReturnType<typeof vi.fn>;
let router: { state: { navigation: unknown } } | undefined;
let view: EventTarget;

/** A fake of the browser's window after a (re)load: the same tab with new listeners. */
function openPage() {
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (k: string, v: string) => stored.set(k, v),
  };
  view = Object.defineProperties(new EventTarget(), {
    location: { value: { reload, assign } },
    __remixRouter: { get: () => router },
    navigator: {
      value: {
        get onLine() {
          return onLine;
        },
      },
    },
    sessionStorage: {
      get: () => {
        if (!storageAllowed) throw new Error('denied');
        return storage;
      },
    },
  });
  reloadOnChunkFailure(view as Window, () => now);
}

const fail = (reason: unknown) => view.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

beforeEach(() => {
  now = Date.UTC(2026, 10, 21);
  stored = new Map();
  storageAllowed = true;
  onLine = true;
  reload = vi.fn();
  assign = vi.fn();
  router = undefined;
  openPage();
});

describe('a missing script', () => {
  it.each([
    FAILURE,
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('reloads the page: %s', (message) => {
    fail(new TypeError(message));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('also reloads the page when it fails to preload', () => {
    view.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(FAILURE) }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('opens the page that one was on the way to, and reloads this one where a form is being sent', () => {
    const location = { pathname: '/chats', search: '?show=closed', hash: '#list' };
    router = { state: { navigation: { state: 'loading', location } } };
    fail(FAILURE);
    expect([assign.mock.calls, reload.mock.calls]).toEqual([[['/chats?show=closed#list']], []]);
    now += 60_000;
    router = { state: { navigation: { state: 'submitting', location } } };
    fail(FAILURE);
    expect([assign.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
  });

  // covers S8-034 S8-035
  it('reloads at most every 60 seconds, also across the reload', () => {
    fail(FAILURE);
    openPage();
    now += 59_999;
    fail(FAILURE);
    expect(reload).toHaveBeenCalledTimes(1);
    now += 1;
    fail(FAILURE);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload without a connection, since a reload would take away what is open', () => {
    onLine = false;
    fail(FAILURE);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload if the time of the last reload cannot be stored', () => {
    storageAllowed = false;
    expect(() => fail(FAILURE)).not.toThrow();
    expect(reload).not.toHaveBeenCalled();
  });
});

it.each([new Error('network is down'), 'aborted', undefined, null, { message: FAILURE }])(
  'ignores other failures: %s',
  (reason) => {
    fail(reason);
    expect(reload).not.toHaveBeenCalled();
  },
);
