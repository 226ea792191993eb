import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnChunkFailure } from './reload-on-chunk-failure';

const FAILURE = 'Failed to fetch dynamically imported module: http://a.localhost/assets/chats-1.js';
let now: number;
let stored: Map<string, string>;
let storageAllowed: boolean;
let onLine: boolean;
let reload: ReturnType<typeof vi.fn>;
let view: EventTarget;

/** A fake of the browser's window after a (re)load: the same tab with new listeners. */
function openPage() {
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (k: string, v: string) => stored.set(k, v),
  };
  view = Object.defineProperties(new EventTarget(), {
    location: { value: { reload } },
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
