import { expect, test, type Page } from '@playwright/test';
import type { Brand } from '../support/member';
import { expectQuiet, listen } from '../support/pages/quiet-page';
import { openBrand } from '../support/product/journey-brands';
import { listManifests } from '../support/product/lander-files';
import { startProduct, type Product } from '../support/product/product';

/**
 * The first screen of each lander, as a phone shows it beside the bars of its browser, and of a laptop: it has a button
 * that leads on. A tap on a face leads to the person, and Back to where one was.
 */
let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ brands: ['golden-hour', 'zonneterras', 'salon-prive'] });
});
test.afterAll(async () => product.stop());

const SCREENS = [
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
];

/** What leads on from a lander: into signup, to the waiting list, to the form of the page, or the first choice of a deck. */
const LEADS_ON =
  'main :is(a[href*="/signup?"], a[href*="/waiting-list"], a[href="#reply"], form button[type=submit], [data-choice])';

async function entered(page: Page, origin: string): Promise<void> {
  await page.context().addCookies([{ name: 'hide-site-entry', value: '1', url: origin }]);
}

async function fictionalId(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/landers/tinderswipe`);
  return (await page.locator('input[name="like"]').first().getAttribute('value'))!;
}

/** The lower edge of the highest element that leads on, and whether something lies over it. */
const firstButton = (page: Page) =>
  page.evaluate((leadsOn) => {
    const shown = [...document.querySelectorAll(leadsOn)]
      .filter((element) => !(element instanceof SVGElement))
      .map((element) => (element.matches('[data-choice]') ? element.closest('label')! : element))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.left >= 0 && box.right <= innerWidth)
      .sort((a, b) => a.box.bottom - b.box.bottom);
    const [first] = shown;
    if (!first) return null;
    const { left, top, width, height, bottom } = first.box;
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return { bottom, free: over !== null && (first.element.contains(over) || over.contains(first.element)) };
  }, LEADS_ON);

const landers = listManifests().map(({ name, manifest }) => ({ name, member: manifest.kind === 'member' }));

for (const screen of SCREENS) {
  test(`each lander leads on from its first screen of ${screen.width} by ${screen.height} px`, async ({ browser }) => {
    const brand = openBrand(product, 'a');
    const context = await browser.newContext({ viewport: screen, reducedMotion: 'reduce', javaScriptEnabled: true });
    const complaints = listen(context);
    const page = await context.newPage();
    await entered(page, brand.url);
    const id = await fictionalId(page, brand.url);
    for (const { name, member } of landers) {
      await page.goto(`${brand.url}${member ? `/members/${id}/${name}` : `/landers/${name}`}`);
      await page.evaluate(() => document.fonts.ready);
      const first = await firstButton(page);
      expect(first?.free, `${name}: nothing lies over the button`).toBe(true);
      expect(first!.bottom, `${name}: the button is on the screen`).toBeLessThanOrEqual(screen.height);
      const plain = page.getByRole('main').getByText(brand.t('lander.whom')).filter({ visible: true });
      await expect(plain, name).toHaveCount(1);
    }
    expectQuiet(complaints);
    await context.close();
  });
}

/** The browser's own bars leave this much of a small phone. */
const FIRST_BUTTON = 600;

test('the front page leads on from the first screen of a phone, and each made-up person there says so', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 664 }, reducedMotion: 'reduce' });
  const complaints = listen(context);
  const page = await context.newPage();
  for (const slug of ['golden-hour', 'zonneterras', 'salon-prive']) {
    const origin = product.origin(slug);
    await entered(page, origin);
    await page.goto(`${origin}/`);
    await page.evaluate(() => document.fonts.ready);
    const button = page.locator('main :is(a[href="/signup"], a[href$="#waiting-list"])').first();
    const box = (await button.boundingBox())!;
    expect(box.y + box.height, slug).toBeLessThanOrEqual(FIRST_BUTTON);
    const faces = page
      .locator('main section')
      .first()
      .locator('a[href^="/members/"]:has(img)')
      .filter({ visible: true });
    // Salon Privé shows visitors nobody. The others' people of the demo are all made up.
    const expected = { 'golden-hour': 2, zonneterras: 3 }[slug] ?? 0;
    await expect(faces, slug).toHaveCount(expected);
    for (const face of await faces.all()) await expect(face.locator('span').first()).toBeVisible();
  }
  expectQuiet(complaints);
  await context.close();
});

test('the bar of a letter is gone where its form begins, and covers no field', async ({ browser }) => {
  const brand = openBrand(product, 'a');
  const context = await browser.newContext({ viewport: { width: 390, height: 664 }, reducedMotion: 'reduce' });
  const complaints = listen(context);
  const page = await context.newPage();
  await entered(page, brand.url);
  const id = await fictionalId(page, brand.url);
  for (const name of ['landing', 'landing2', 'landing3']) {
    await page.goto(`${brand.url}/members/${id}/${name}`);
    const bar = page.locator('[data-way-on]');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await bar.getByRole('link').click();
    await expect(page.locator('#reply')).toBeInViewport();
    const field = page.locator('textarea[name="signup_message"]');
    await field.focus();
    const covered = await field.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) !== element;
    });
    expect(covered, name).toBe(false);
  }
  expectQuiet(complaints);
  await context.close();
});

/** A face of a page, and the page of the person behind it. */
const FACES = [
  ['/', 'main a[href^="/members/"]:has(img)'],
  ['/landers/collagelanding', 'main a[href^="/members/"]:has(img)'],
  ['/landers/tinderswipe', '[data-card="0"] [data-face] a'],
  ['/landers/socialnetwork', 'main article header a'],
] as const;

for (const [width, height, javaScriptEnabled] of [
  [390, 844, true],
  [1280, 844, false],
] as const) {
  const how = `at ${width} px ${javaScriptEnabled ? 'with' : 'without'} JavaScript`;
  test(`a tap on a face shows the person, then the way in, and Back leads back ${how}`, async ({ browser }) => {
    const brand = openBrand(product, 'a');
    const context = await browser.newContext({
      viewport: { width, height },
      locale: brand.acceptLanguage,
      javaScriptEnabled,
      reducedMotion: 'reduce',
    });
    const complaints = listen(context);
    const page = await context.newPage();
    await entered(page, brand.url);
    for (const [path, face] of FACES) {
      await page.goto(brand.url + path);
      const link = page.locator(face).first();
      const person = (await link.getAttribute('href'))!;
      expect(person, path).toMatch(/^\/members\/[0-9a-z]{26}$/);
      await link.click();
      await expect(page).toHaveURL(brand.url + person);
      await expectPerson(page, brand, person);
      await page.goBack();
      await expect(page).toHaveURL(brand.url + path);
    }
    expectQuiet(complaints);
    await context.close();
  });
}

async function expectPerson(page: Page, { t }: Brand, person: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('img').first()).toBeVisible();
  await expect(main.locator(`a[href="${person}/signup"]`)).toHaveText(t('members.join'));
}

test('while signups are closed a lander says so, and leads to the waiting list', async ({ browser }) => {
  const origin = product.origin('salon-prive');
  const { t } = openBrand(product, 'a');
  for (const screen of SCREENS) {
    const context = await browser.newContext({ viewport: screen, locale: 'en-GB', reducedMotion: 'reduce' });
    const complaints = listen(context);
    const page = await context.newPage();
    await entered(page, origin);
    for (const { name } of landers.filter(({ member }) => !member)) {
      await page.goto(`${origin}/landers/${name}`);
      const invited = page.getByRole('main').getByText(t('landing.invite-only', { brand: 'Salon Privé' }));
      await expect(invited.filter({ visible: true }), name).toHaveCount(1);
      const waiting = page.getByRole('main').locator('a[href*="/waiting-list"]').first();
      await expect(waiting, name).toBeVisible();
      await expect(page.locator('main a[href*="/signup"], main form[action*="/signup?"]'), name).toHaveCount(0);
    }
    await page.getByRole('main').locator('a[href*="/waiting-list"]').first().click();
    await expect(page.locator('input[name="email"]')).toBeVisible();
    await page.goto(`${origin}/landers`);
    await expect(page).toHaveURL(`${origin}/`);
    expectQuiet(complaints);
    await context.close();
  }
});
