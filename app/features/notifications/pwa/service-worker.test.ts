import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testTenant } from '~/tenancy/tenant.testing';
import { workerResponse, workerScript } from './service-worker.service.server';

const ORIGIN = 'https://aurea.example';

interface Page {
  url: string;
  replies?: boolean;
  focused: boolean;
  messages: unknown[];
}

/** Runs the script as a browser would, with everything around it observable. */
function start({ on = true, pages = [] as Page[], release = '1' } = {}) {
  const handlers = new Map<string, (event: object) => void>();
  const stores = new Map<string, Map<string, unknown>>([['facet-offline-old', new Map()]]);
  const state = {
    shown: [] as [string, Record<string, unknown>][],
    opened: [] as string[],
    badge: undefined as number | null | undefined,
    skipped: false,
    unregistered: false,
    preload: false,
    calls: [] as [string, RequestInit | undefined][],
    online: true,
  };
  const clientOf = (page: Page) => ({
    url: page.url,
    async focus() {
      page.focused = true;
      return this;
    },
    postMessage(message: unknown, ports?: MessagePort[]) {
      page.messages.push(message);
      if (page.replies) ports?.[0]?.postMessage(true);
    },
  });
  const worker = {
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    skipWaiting: async () => void (state.skipped = true),
    location: new URL(ORIGIN),
    navigator: {
      setAppBadge: async (count: number) => void (state.badge = count),
      clearAppBadge: async () => void (state.badge = null),
    },
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) =>
        void state.shown.push([title, options]),
      unregister: async () => void (state.unregistered = true),
      navigationPreload: { enable: async () => void (state.preload = true) },
      pushManager: { subscribe: async () => ({ toJSON: () => ({ endpoint: 'new' }) }) },
    },
    clients: {
      matchAll: async () => pages.map(clientOf),
      openWindow: async (url: string) => void state.opened.push(url),
    },
  };
  const caches = {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, unknown>();
      stores.set(name, store);
      return { put: async (path: string, response: unknown) => void store.set(path, response) };
    },
    match: async (path: string) => [...stores.values()].map((store) => store.get(path)).find(Boolean),
  };
  const fetched = async (path: string, init?: RequestInit) => {
    state.calls.push([path, init]);
    if (!state.online) throw new TypeError('offline');
    return { ok: true, redirected: false, of: path };
  };
  const context = { tenant: testTenant({ name: 'Aurea' }), worker: { on, release } };
  const scope = { self: worker, caches, fetch: fetched, URL, MessageChannel, setTimeout };
  runInNewContext(workerScript(context), scope);
  const raise = async (name: string, event: object = {}) => {
    const waiting: Promise<unknown>[] = [];
    handlers.get(name)!({
      waitUntil: (work: Promise<unknown>) => waiting.push(work),
      respondWith: (work: Promise<unknown>) => waiting.push(work),
      ...event,
    });
    return Promise.all(waiting);
  };
  return { state, stores, raise };
}

const pushed = (message: unknown) => ({ data: { json: () => message } });
const message = {
  web_push: 8030,
  notification: {
    title: 'Anna',
    body: 'wrote to you',
    navigate: `${ORIGIN}/chats/1`,
    tag: 't',
    icon: '/i',
    badge: '/b',
  },
  app_badge: 4,
};
const aPage = (change: Partial<Page> = {}): Page => ({
  url: `${ORIGIN}/members`,
  focused: false,
  messages: [],
  ...change,
});

describe('a push message', () => {
  // covers S7-033
  it('is shown, counted on the icon, and told to open pages', async () => {
    const page = aPage();
    const { state, raise } = start({ pages: [page] });
    await raise('push', pushed(message));
    expect(state.shown).toEqual([
      [
        'Anna',
        {
          body: 'wrote to you',
          tag: 't',
          renotify: true,
          icon: '/i',
          badge: '/b',
          data: { navigate: `${ORIGIN}/chats/1` },
        },
      ],
    ]);
    expect(state.badge).toBe(4);
    expect(page.messages).toEqual([{ kind: 'push' }]);
    await raise('push', pushed({ ...message, app_badge: 0 }));
    expect(state.badge).toBeNull();
  });

  it.each([
    ['no data', { data: null }],
    ['no JSON', { data: { json: () => JSON.parse('x') as unknown } }],
    ['another form', pushed({ hello: 1 })],
  ])('with %s is shown in the name of the brand', async (_, event) => {
    const { state, raise } = start();
    await raise('push', event);
    expect(state.shown).toMatchObject([['Aurea', { body: '' }]]);
    expect(state.badge).toBeUndefined();
  });
});

describe('a press on a notification', () => {
  const press = (navigate?: unknown) => ({ notification: { close: vi.fn<() => void>(), data: { navigate } } });

  it('focuses the page if it is open', async () => {
    const page = aPage({ url: `${ORIGIN}/chats/1` });
    const { state, raise } = start({ pages: [aPage(), page] });
    await raise('notificationclick', press(`${ORIGIN}/chats/1`));
    expect([page.focused, page.messages, state.opened]).toEqual([true, [], []]);
  });

  it('lets an open page go there', async () => {
    const page = aPage({ replies: true });
    const { state, raise } = start({ pages: [page] });
    await raise('notificationclick', press(`${ORIGIN}/chats/1?x=2`));
    expect(page.messages).toEqual([{ kind: 'open', path: '/chats/1?x=2' }]);
    expect(state.opened).toEqual([]);
  });

  it('opens a window if no page can', async () => {
    const { state, raise } = start({ pages: [aPage()] });
    await raise('notificationclick', press(`${ORIGIN}/chats/1`));
    expect(state.opened).toEqual([`${ORIGIN}/chats/1`]);
  });

  it.each(['https://evil.example/', '//evil.example/x', 'javascript:alert(1)', undefined, 5])(
    'never leads to another site: %s',
    async (navigate) => {
      const { state, raise } = start();
      await raise('notificationclick', press(navigate));
      expect(state.opened.every((url) => url.startsWith(`${ORIGIN}/`))).toBe(true);
      expect(state.opened).toHaveLength(1);
    },
  );
});

describe('a request', () => {
  const requested = (mode: string, method = 'GET') => ({ request: { mode, method, toString: () => 'page' } });

  it('for a page goes to the network, and without a connection shows the offline page', async () => {
    const { state, raise } = start();
    await raise('install');
    expect(await raise('fetch', requested('navigate'))).toHaveLength(1);
    state.online = false;
    expect(await raise('fetch', requested('navigate'))).toMatchObject([{ of: '/offline' }]);
  });

  it('of any other kind is not touched: forms, data, pictures', async () => {
    const { raise } = start();
    for (const event of [requested('navigate', 'POST'), requested('cors'), requested('no-cors')])
      expect(await raise('fetch', event)).toEqual([]);
  });

  it('stores nothing but the offline page', async () => {
    const { stores, raise } = start();
    await raise('install');
    await raise('activate');
    await raise('fetch', requested('navigate'));
    expect([...stores.values()].flatMap((store) => [...store.keys()])).toEqual(['/offline']);
    expect(stores.has('facet-offline-old')).toBe(false);
  });
});

// covers S7-033
describe('the worker', () => {
  let released: string[];
  beforeEach(() => {
    const tenant = testTenant();
    released = ['1', '1', '2'].map((release) => workerScript({ tenant, worker: { on: true, release } }));
  });

  it('is another script with each build, and is asked for each time', () => {
    expect(released[0]).toBe(released[1]);
    expect(released[0]).not.toBe(released[2]);
    const { headers } = workerResponse({ tenant: testTenant(), worker: { on: true, release: '1' } });
    expect(headers.get('Cache-Control')).toBe('no-cache');
    expect(headers.get('Service-Worker-Allowed')).toBe('/');
  });

  it('waits until the page says so', async () => {
    const { state, raise } = start();
    await raise('install');
    expect(state.skipped).toBe(false);
    await raise('message', { data: { kind: 'update' } });
    expect(state.skipped).toBe(true);
  });

  it('that is switched off removes itself and all that it stored', async () => {
    const { state, stores, raise } = start({ on: false });
    await raise('install');
    await raise('activate');
    expect([state.skipped, state.unregistered, stores.size]).toEqual([true, true, 0]);
    expect(await raise('fetch', { request: { mode: 'navigate', method: 'GET' } })).toEqual([]);
  });

  it('subscribes again when the browser replaces the subscription', async () => {
    const { state, raise } = start();
    await raise('pushsubscriptionchange', { oldSubscription: { endpoint: 'old', options: {} } });
    expect(state.calls[0]![0]).toBe('/api/user.php?push=1');
    expect(JSON.parse(String(state.calls[0]![1]!.body))).toEqual({
      subscription: { endpoint: 'new' },
      previous: 'old',
    });
  });
});
