import { createECDH, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chromium, expect, test, type BrowserContext, type CDPSession, type Page, type Worker } from '@playwright/test';
import { payloadOf } from '../app/features/notifications/push-payload.server';
import { FULL_BROWSER } from '../scripts/browser.mjs';
import { hasTurn } from '../scripts/test/turn.mjs';
import { demoAccount, logIn, type Credentials } from './support/accounts';
import { createAccount, person } from './support/member';
import { expectQuiet, listen } from './support/pages/quiet-page';
import { enterSite } from './support/pages/story';
import { awake } from './support/product/awake';
import { openBrand, type BrandKey } from './support/product/journey-brands';
import { startJourney } from './support/product/journey-product';
import type { Product } from './support/product/product';

/**
 * Notifications from the question at the end of signing up to the page that a press opens, in a real service worker. The
 * headless shell of the other journeys refuses all notifications, and no push service can be reached: the browser's half
 * of the subscription is made here, and the debugging protocol delivers the message.
 */
const SIDES = [
  ['a', 390],
  ['b', 1280],
] as const satisfies readonly (readonly [BrandKey, number])[];

for (const [key, width] of hasTurn(3, 1) ? SIDES : []) {
  // covers S4-049 S7-033 S7-038
  test(`notifications and the installed app of brand ${key.toUpperCase()} at ${width} px`, async () => {
    test.skip(!existsSync(FULL_BROWSER), `Needs ${FULL_BROWSER}, which npm test installs if it may`);
    const { product, stop } = await startJourney(key, 'SQLite');
    const brand = openBrand(product, key);
    const { t, url } = brand;
    const browser = await chromium.launch({
      executablePath: FULL_BROWSER,
      args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    });
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      locale: brand.acceptLanguage,
      reducedMotion: 'reduce',
      permissions: ['notifications'],
    });
    await subscribeWithoutService(context);
    const complaints = listen(context);
    const page = await context.newPage();
    await enterSite(page, brand);

    await page.goto(`${url}/signup`);
    await awake(page.locator('input[name="name"]'));
    const ottilie = person('Ottilie', 'female');
    await createAccount(page, brand, ottilie);
    for (const place of [1, 2, 3, 4]) {
      await page.waitForURL(`**/complete-signup/${place}`);
      if (place === 3) await page.getByRole('radio', { name: t('joining.seeks-unsaid') }).check();
      await page.locator(`button[name="intent"][value="${place % 2 === 1 ? 'next' : 'skip'}"]`).click();
    }
    await page.waitForURL('**/complete-signup/complete');
    await page.getByRole('button', { name: t('push.allow') }).click();
    await expect(page.getByText(t('push.on'))).toBeVisible();
    await page.goto(`${url}/notifications/messages`);
    await expect(page.getByText(t('push.on'))).toBeVisible();

    const worker = context.serviceWorkers()[0]!;
    const debug = await context.newCDPSession(page);
    await page.goto(`${url}/chats`);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    const reloaded = ['user', 'chats', 'likes'].map((list) => page.waitForRequest(new RegExp(`/api/${list}\\.php`)));
    const message = { type: 'like', title: 'Like!', body: 'Somebody likes you', path: '/likes', tag: 'like', badge: 3 };
    await deliver(debug, url, payloadOf({ origin: url }, message));
    await Promise.all(reloaded);
    const { title, body, tag } = message;
    await expect.poll(() => shown(worker)).toEqual([{ title, body, tag, navigate: `${url}/likes` }]);
    await deliver(debug, url, payloadOf({ origin: url }, { ...message, title: 'Two likes!' }));
    await expect
      .poll(async () => (await shown(worker)).map((notification) => notification.title))
      .toEqual(['Two likes!']);

    await press(worker);
    await page.waitForURL(`${url}/likes`);
    expect(await shown(worker)).toEqual([]);

    await expectInstallable(debug, page, brand.slug);

    // Her session ends elsewhere: the next login in this tab tells the server of this browser again.
    const settings = `${url}/notifications/messages`;
    const renewed = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('user.php?push=1'),
    );
    await logInAnew(page, product, brand.slug, ottilie);
    await renewed;
    await page.goto(settings);
    await expect(page.getByText(t('push.on'))).toBeVisible();
    // Someone else who logs in has not agreed, and gets nothing of hers.
    await logInAnew(page, product, brand.slug, demoAccount(brand.slug, 'free'));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('journey-push'))).toBeNull();
    await page.goto(settings);
    await expect(page.getByText(t('push.off-state'))).toBeVisible();
    const without = await context.newPage();
    await without.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
    await without.goto(settings);
    await expect(without.getByText(t('push.unsupported'))).toBeVisible();

    const denied = { permission: { name: 'notifications' }, setting: 'denied', origin: url };
    const { targetInfo } = await debug.send('Target.getTargetInfo');
    const { browserContextId } = targetInfo;
    await (
      await browser.newBrowserCDPSession()
    ).send('Browser.setPermission', { ...denied, browserContextId } as never);
    await page.goto(settings);
    await expect(page.getByText(t('push.denied'))).toBeVisible();
    expectQuiet(complaints);
    await browser.close();
    await stop();
  });
}

/** Makes subscriptions such as a push service would give; they outlive the page. */
async function subscribeWithoutService(context: BrowserContext): Promise<void> {
  const keys = createECDH('prime256v1').generateKeys('base64url');
  const json = {
    endpoint: 'https://push.example/journey',
    keys: { p256dh: keys, auth: randomBytes(16).toString('base64url') },
  };
  await context.addInitScript((subscription) => {
    const current = () => {
      if (!localStorage.getItem('journey-push')) return null;
      return {
        ...subscription,
        options: {},
        toJSON: () => subscription,
        unsubscribe: async () => localStorage.clear(),
      };
    };
    PushManager.prototype.getSubscription = async () => current() as never;
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('journey-push', 'on');
      return current() as never;
    };
  }, json);
}

/** As after a session that ended by itself: the tab shows a visitor's page, and then a member's. */
async function logInAnew(page: Page, product: Product, slug: string, who: Credentials): Promise<void> {
  const url = product.origin(slug);
  // What the open page may still be loading would be refused without the session.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(`${url}/login`);
  await awake(page.locator('input[name="email"]'));
  const { cookies } = await logIn(product, slug, who);
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  await page.goto(`${url}/members`);
}

async function deliver(debug: CDPSession, url: string, data: string): Promise<void> {
  const found = new Promise<string>((resolve) => {
    debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(url) && !isDeleted);
      if (ours) resolve(ours.registrationId);
    });
  });
  await debug.send('ServiceWorker.enable');
  await debug.send('ServiceWorker.deliverPushMessage', { origin: `${url}/`, registrationId: await found, data });
  await debug.send('ServiceWorker.disable');
}

/** Of a service worker, as far as it is needed here: the types of the page's scripts do not know it. */
interface Scope {
  registration: ServiceWorkerRegistration;
  dispatchEvent: (event: Event) => boolean;
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
  WindowClient: { prototype: { focus: () => Promise<unknown> } };
}

const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as Scope;
    const all = await registration.getNotifications();
    return all.map((notification) => ({
      title: notification.title,
      body: notification.body,
      tag: notification.tag,
      navigate: notification.data.navigate as string,
    }));
  });

/** What the browser does when the notification is pressed; only then may the worker bring a page to the front. */
const press = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = self as unknown as Scope;
    scope.WindowClient.prototype.focus = async function focus() {
      return this;
    };
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification: notification! }));
  });

/** The browser would offer to install this page, and would not without its manifest. */
async function expectInstallable(debug: CDPSession, page: Page, slug: string): Promise<void> {
  const errors = async () => {
    const { installabilityErrors } = await debug.send('Page.getInstallabilityErrors');
    // A context of a test is a private window, from which no browser installs anything.
    return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  };
  expect(await errors(), slug).toEqual([]);
  const { data, errors: faults } = await debug.send('Page.getAppManifest');
  expect([faults, (JSON.parse(data!) as { scope: string }).scope], slug).toEqual([[], '/']);
  await page.evaluate(() => document.querySelector('link[rel="manifest"]')!.remove());
  // The browser hears of it a moment after the page.
  await expect.poll(errors).toContain('no-manifest');
}
