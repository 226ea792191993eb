// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPushState, renewPush, turnPushOff, turnPushOn } from './browser-push';

const KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const ME = 'member-1';

/** A browser with a push service, whose member answers the question with `reply`. */
function browser(reply: NotificationPermission = 'granted') {
  let current: object | null = null;
  const sent: unknown[] = [];
  const notification = {
    permission: 'default' as NotificationPermission,
    requestPermission: async () => (notification.permission = reply),
  };
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async () =>
      (current = {
        endpoint: 'https://push.example/1',
        options: {},
        toJSON: () => ({ endpoint: 'https://push.example/1' }),
        unsubscribe: async () => void (current = null),
      }),
  };
  const registration = { pushManager };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', function PushManager() {});
  vi.stubGlobal('navigator', {
    userAgent: 'Chrome',
    maxTouchPoints: 0,
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return new Response('{"push":{"subscribed":true}}');
  });
  return { sent, notification, isSubscribed: () => current !== null };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

// covers S4-022 S4-025
it('a browser is capable or not; on iPhone only the installed app is', async () => {
  browser();
  expect(await readPushState(KEY, ME)).toBe('off');
  vi.stubGlobal('navigator', { userAgent: 'Old browser', maxTouchPoints: 0 });
  expect(await readPushState(KEY, ME)).toBe('unsupported');
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone)', maxTouchPoints: 5 });
  expect(await readPushState(KEY, ME)).toBe('install-first');
});

// covers S4-023 S4-026
it('is subscribed, not subscribed or denied', async () => {
  const { sent, isSubscribed } = browser();
  expect(await turnPushOn(KEY, ME)).toBe('on');
  expect(await readPushState(KEY, ME)).toBe('on');
  expect(sent).toEqual([{ subscription: { endpoint: 'https://push.example/1' } }]);
  expect(await turnPushOff()).toBe('off');
  expect([isSubscribed(), await readPushState(KEY, ME)]).toEqual([false, 'off']);
  expect(sent[1]).toEqual({ subscription: null, previous: 'https://push.example/1' });
});

it('stays unsubscribed if the member refuses, or closes the question', async () => {
  const { sent } = browser('denied');
  expect(await turnPushOn(KEY, ME)).toBe('denied');
  browser('default');
  expect(await turnPushOn(KEY, ME)).toBe('off');
  expect(sent).toEqual([]);
});

// covers S4-027
it('is not configured without a key', async () => {
  browser();
  expect(await readPushState(null, ME)).toBe('not-configured');
});

it('goes on in the next session of the same member, and ends for anybody else', async () => {
  const { sent, isSubscribed } = browser();
  await turnPushOn(KEY, ME);
  await renewPush(KEY, ME);
  expect(sent).toHaveLength(2);
  expect(await readPushState(KEY, 'member-2')).toBe('off');
  await renewPush(KEY, 'member-2');
  expect([isSubscribed(), sent.length]).toEqual([false, 2]);
});
