import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { inTurn } from '../../scripts/test/turn.mjs';
import { demoAccount, logIn, ownId } from '../support/accounts';
import { startChat } from '../support/chatting';
import { fillConversation, leaveUnread } from '../support/long-conversation';
import { awake } from '../support/product/awake';
import { BRANDS, openBrand, type BrandKey } from '../support/product/journey-brands';
import { startProduct, type Product } from '../support/product/product';
import { settle } from '../support/pages/layout-shift';
import { expectQuiet, listen } from '../support/pages/quiet-page';
import { openSignedIn } from '../support/signed-in';

/**
 * Long lists stay in the document as a whole, and the browser leaves out what is far outside the window. Nothing jumps:
 * what is left out has the height that it will have, and the log of a conversation is measured from its end.
 */
const SIDES = [
  ['a', 390],
  ['b', 1280],
] as const satisfies readonly (readonly [BrandKey, number])[];

/** Nine days with a pause and a very long one. */
const PER_DAY = [40, 30, 12, 90, 3, 60, 25, 40, 20];

/** In pixels: not everybody says where they live, which is a line below a name. */
const LINE = 24;

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ brands: [BRANDS.a.slug, BRANDS.b.slug] });
});
test.afterAll(async () => product.stop());

async function open(browser: Browser, key: BrandKey, width: number) {
  const brand = openBrand(product, key);
  const options = { viewport: { width, height: 844 }, locale: brand.acceptLanguage };
  const { context, page } = await openSignedIn(browser, product, brand.slug, 'premium', options);
  return { brand, page, complaints: listen(context), close: () => context.close() };
}

/** A conversation of weeks between the two demo accounts. */
async function talk(key: BrandKey) {
  const { slug } = BRANDS[key];
  const [anna, mark] = await Promise.all(
    (['free', 'premium'] as const).map((kind) => logIn(product, slug, demoAccount(slug, kind))),
  );
  const [from, to] = [await ownId(anna!), await ownId(mark!)];
  const conversation = await startChat(anna!, to, 'Is this seat taken?');
  const last = await fillConversation(product, slug, { conversation, from, to, perDay: PER_DAY, now: Date.now() });
  return { conversation, last, reader: to };
}

const topOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top);
const log = (page: Page) => page.getByRole('log');
const message = (page: Page, seq: number) => page.locator(`#message-${seq}`);

/**
 * Scrolls by half a screen and waits until the browser has laid out what came near. Expects that what was in view before has
 * moved by just that. Returns false at the end.
 */
async function scrollOn(page: Page, direction: 1 | -1): Promise<boolean> {
  const step = await log(page).evaluate((box, towards) => {
    const frame = box.getBoundingClientRect();
    const inView = [...box.querySelectorAll<HTMLElement>('[data-message]')].filter((message) => {
      const { top, bottom } = message.getBoundingClientRect();
      return top >= frame.top && bottom <= frame.bottom && message.checkVisibility({ contentVisibilityAuto: true });
    });
    const { id } = towards < 0 ? inView[0]! : inView.at(-1)!;
    const before = document.getElementById(id)!.getBoundingClientRect().top;
    const was = box.scrollTop;
    box.scrollBy({ top: (towards * box.clientHeight) / 2, behavior: 'instant' });
    return { id, expected: before - (box.scrollTop - was), moved: box.scrollTop !== was };
  }, direction);
  await settle(page);
  const top = await topOf(page.locator(`#${step.id}`));
  expect(Math.abs(top - step.expected), `${step.id} has moved with the page`).toBeLessThan(2);
  return step.moved;
}

for (const [key, width] of inTurn(SIDES, 2)) {
  // covers X18-029
  test(`a conversation of weeks at ${width} px`, async ({ browser }) => {
    const { conversation, last } = await talk(key);
    const { brand, page, complaints, close } = await open(browser, key, width);
    await page.goto(`${brand.url}/chats/${conversation}`);
    const newest = message(page, last);
    await awake(newest);
    await settle(page);
    await expect(newest, 'it opens at its end').toBeInViewport();
    expect(await log(page).evaluate((box) => box.scrollTop)).toBe(0);

    const earlier = page.getByRole('link', { name: brand.t('chat.show-earlier') });
    const messages = log(page).locator('[data-message]');
    for (let loaded = await messages.count(); await earlier.count(); loaded = await messages.count()) {
      await earlier.scrollIntoViewIfNeeded();
      await settle(page);
      const first = messages.first();
      const [id, before] = [await first.getAttribute('id'), await topOf(first)];
      await earlier.press('Enter');
      await expect.poll(() => messages.count()).toBeGreaterThan(loaded);
      await settle(page);
      expect(Math.abs((await topOf(page.locator(`#${id}`))) - before), 'earlier messages move nothing').toBeLessThan(2);
    }
    expect(await messages.count(), 'no message leaves the document').toBe(last);

    // What is far away is not laid out, and what is near is.
    const isDrawn = (seq: number) =>
      message(page, seq).evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true }));
    await log(page).evaluate((box) => box.scrollTo({ top: 0, behavior: 'instant' }));
    await settle(page);
    expect([await isDrawn(5), await isDrawn(last)]).toEqual([false, true]);
    await expect(newest).toBeInViewport();

    // Up to the first message and down again, half a screen at a time.
    for (const [way, direction] of [
      ['up', -1],
      ['down', 1],
    ] as const) {
      while (await scrollOn(page, direction));
      await expect(message(page, way === 'up' ? 2 : last)).toBeInViewport();
    }

    // The search of the browser and anchors find what is not laid out.
    expect(
      await page.evaluate(
        (text) => (window as unknown as { find: (words: string) => boolean }).find(text),
        'Message 100 ',
      ),
    ).toBe(true);
    await page.evaluate(() => (window.location.hash = '#message-20'));
    await expect(message(page, 20)).toBeInViewport();
    await settle(page);
    await expect(message(page, 20)).toBeInViewport();
    expectQuiet(complaints);
    await close();
  });

  test(`reading begins at the first unread message at ${width} px`, async ({ browser }) => {
    const { slug } = BRANDS[key];
    const mark = await logIn(product, slug, demoAccount(slug, 'premium'));
    const { brand, page, complaints, close } = await open(browser, key, width);
    const { body } = await mark.call('GET', '/api/chats.php');
    const [{ conversation }] = (JSON.parse(body) as { chats: [{ conversation: { id: string } }] }).chats;
    const found = await mark.call('GET', `/api/messages.php?conversation=${conversation.id}&after=0`);
    const { newest_seq: last } = JSON.parse(found.body) as { newest_seq: number };
    const member = await ownId(mark);
    // Not in the middle of the first page, so that days before and after it are loaded.
    await leaveUnread(product, slug, { conversation: conversation.id, member, after: last - 30, count: 30 });
    await page.goto(`${brand.url}/chats/${conversation.id}`);
    const line = page.locator('[data-unread]');
    await awake(log(page));
    await settle(page);
    await expect(line).toBeInViewport();
    const where = await topOf(line);
    await settle(page);
    expect(Math.abs((await topOf(line)) - where), 'it stays there').toBeLessThan(2);
    expectQuiet(complaints);
    await close();
  });

  // covers X18-029
  test(`what is not laid out of a list at ${width} px has the height that it will have`, async ({ browser }) => {
    const { brand, page, complaints, close } = await open(browser, key, width);
    for (const [path, part] of [
      ['/members?gender=&country=', 'article'],
      ['/likes/received', 'article'],
      ['/chats', '.chats > li'],
      ['/transactions', 'main ul > li'],
    ] as const) {
      await page.goto(brand.url + path);
      await awake(page.locator('main'));
      const parts = page.locator(part);
      const more = page.getByRole('link', { name: brand.t('common.more'), exact: true });
      const first = await parts.count();
      for (let count = first; path.startsWith('/members') && (await more.count()); count = await parts.count()) {
        await more.press('Enter');
        await expect.poll(() => parts.count(), 'no person leaves the document').toBeGreaterThan(count);
      }
      await settle(page);
      const { left, real, drawn } = await page.evaluate((selector) => {
        const all = [...document.querySelectorAll<HTMLElement>(selector)];
        const heights = () => all.map((row) => row.getBoundingClientRect().height);
        const drawn = all.map((row) => row.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }));
        const left = heights();
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { content-visibility: visible !important }');
        document.adoptedStyleSheets.push(sheet);
        const real = heights();
        document.adoptedStyleSheets.pop();
        return { left, real, drawn };
      }, part);
      if (path.startsWith('/members'))
        expect(drawn.filter((isVisible) => !isVisible).length, `${path} leaves people out`).toBeGreaterThan(20);
      for (const [at, height] of left.entries())
        expect(Math.abs(height - real[at]!), `${path}, number ${at}: ${height} instead of ${real[at]}`).toBeLessThan(
          LINE,
        );
    }
    expectQuiet(complaints);
    await close();
  });
}
