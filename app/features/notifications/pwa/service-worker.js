/*
 * The service worker of every brand, as it is served: the line before it sets `facetWorker`. It shows notifications and,
 * without a connection, one page; it stores no page of a member and touches no request but the loading of pages.
 */
(function install(worker) {
  const { on, version, offline, name } = worker.facetWorker;
  const CACHE = `facet-offline-${version}`;
  const REPLY_MS = 800;

  worker.addEventListener('install', (event) => {
    event.waitUntil(on ? saveOfflinePage().catch(() => {}) : worker.skipWaiting());
  });

  worker.addEventListener('activate', (event) => {
    event.waitUntil(on ? forgetOldPages() : leave());
  });

  // The same handler for both: a worker that is switched off passes everything on.
  worker.addEventListener('fetch', (event) => {
    const { mode, method } = event.request;
    if (on && mode === 'navigate' && method === 'GET') event.respondWith(loadPage(event));
  });

  worker.addEventListener('push', (event) => event.waitUntil(receive(event.data)));

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(event.notification.data && event.notification.data.navigate));
  });

  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event)));

  worker.addEventListener('message', (event) => {
    const kind = event.data && event.data.kind;
    if (kind === 'update') event.waitUntil(worker.skipWaiting());
    if (kind === 'offline' && on) event.waitUntil(saveOfflinePage().catch(() => {}));
  });

  async function saveOfflinePage() {
    const response = await fetch(offline, { cache: 'reload', credentials: 'same-origin' });
    if (!response.ok || response.redirected) return;
    await (await caches.open(CACHE)).put(offline, response);
  }

  async function forgetOldPages() {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
    if (worker.registration.navigationPreload) await worker.registration.navigationPreload.enable();
  }

  /** The operator has switched the worker off: nothing of it stays in the browser. */
  async function leave() {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await worker.registration.unregister();
  }

  async function loadPage(event) {
    try {
      return (await event.preloadResponse) || (await fetch(event.request));
    } catch (error) {
      const page = await caches.match(offline);
      if (page) return page;
      throw error;
    }
  }

  /** The declarative form of the W3C Push API. A browser wants to see a notification for every message. */
  async function receive(data) {
    const message = read(data);
    const { title, body, tag, icon, badge, navigate, data: more } = message.notification || {};
    // First what works without the permission, which the member may have withdrawn a moment ago.
    for (const page of await pages()) page.postMessage({ kind: 'push' }, []);
    await showBadge(message.app_badge);
    await worker.registration.showNotification(title || name, {
      body: body || '',
      ...(tag ? { tag, renotify: true } : {}),
      icon,
      badge,
      data: { navigate, type: more && more.type },
    });
  }

  function read(data) {
    try {
      return (data && data.json()) || {};
    } catch {
      return {};
    }
  }

  async function showBadge(count) {
    if (!Number.isInteger(count) || !worker.navigator.setAppBadge) return;
    await (count > 0 ? worker.navigator.setAppBadge(count) : worker.navigator.clearAppBadge()).catch(() => {});
  }

  const pages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

  /** An open page goes there by itself, so that nothing typed in it is lost; otherwise a new window opens. */
  async function openPage(navigate) {
    const url = ownUrl(navigate);
    const open = await pages();
    const there = open.find((page) => page.url === url.href);
    if (there) return there.focus();
    for (const page of open) {
      const focused = await page.focus().catch(() => undefined);
      if (focused && (await goesThere(focused, url))) return focused;
    }
    return worker.clients.openWindow(url.href);
  }

  function ownUrl(text) {
    const origin = worker.location.origin;
    try {
      const url = new URL(text, origin);
      if (url.origin === origin) return url;
    } catch {
      // Not a URL: the first page instead.
    }
    return new URL('/', origin);
  }

  /** A page without the members’ scripts does not reply. */
  function goesThere(page, url) {
    return new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', (event) => resolve(event.data === true));
      channel.port1.start();
      setTimeout(() => resolve(false), REPLY_MS);
      page.postMessage({ kind: 'open', path: url.pathname + url.search }, [channel.port2]);
    });
  }

  async function subscribeAgain({ oldSubscription, newSubscription }) {
    const options = oldSubscription && oldSubscription.options;
    const subscription = newSubscription || (options && (await worker.registration.pushManager.subscribe(options)));
    if (!subscription) return;
    await fetch('/api/user.php?push=1', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        subscription: subscription.toJSON(),
        ...(oldSubscription ? { previous: oldSubscription.endpoint } : {}),
      }),
    });
  }
})(self);
