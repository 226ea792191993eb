import { expect, test, type Page } from '@playwright/test';
import { inTurn } from '../scripts/test/turn.mjs';
import { axeProblems } from './support/pages/axe';
import { openBrand } from './support/product/journey-brands';
import { listManifests } from './support/product/lander-files';
import { activate, fillSignup, person } from './support/member';
import { NICHE_BRANDS } from './support/product/niche-brands';
import { startProduct, type Product } from './support/product/product';
import { expectQuiet, listen } from './support/pages/quiet-page';

/**
 * Landers as visitors see them: half of the templates per run, with axe and at every width, with one of their slugs,
 * and the way into signup. Which half and which slug depends on the commit.
 */
let product: Product;

test.beforeAll(async () => {
  product = await startProduct({ brands: NICHE_BRANDS });
});
test.afterAll(async () => product.stop());

/** Each page is loaded at the two most common widths and then resized to narrower and wider ones than usual. */
const LOADED_AT = [390, 1280];
const WIDTHS = [390, 320, 1280, 3840];

const templates = listManifests().map(({ name, manifest }) => ({
  name,
  member: manifest.kind === 'member',
  slugs: Object.keys(manifest.slugs),
}));

// covers S2-012 S2-014 S2-015 S2-040 S2-041 S2-042 S2-043 S2-044 S2-045 S2-046 S2-047 S2-048
test('all templates of the specification exist, for all seven niches', () => {
  const named = [
    'tinderswipe',
    'alonetonight',
    'collagelanding',
    'gallery',
    'iconslanding',
    'maplanding',
    'socialnetwork',
    'transitionsvideolanding',
    'video',
  ];
  expect(templates.filter(({ member }) => !member).map(({ name }) => name)).toEqual(expect.arrayContaining(named));
  expect(templates.filter(({ member }) => member).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['landing', 'landing2', 'landing3']),
  );
});

/** WCAG 2.2.2: anything that moves by itself for longer than five seconds can be stopped. */
async function expectStoppable(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  const restless = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation.playState === 'running' && Number(animation.effect?.getComputedTiming().endTime) > 5000,
        )
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
    );
  if ((await restless()).length === 0) return;
  const control = page.locator('[data-motion], [data-film-toggle]:visible').first();
  await control.focus();
  await control.press('Space');
  await expect.poll(restless).toEqual([]);
}

/** A labelled fictional profile of the brand. */
async function fictionalId(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/landers/tinderswipe`);
  return (await page.locator('input[name="like"]').first().getAttribute('value')) ?? '';
}

for (const [turn, { name, member, slugs }] of inTurn([...templates.entries()], 2)) {
  // covers S2-012 S2-014 S2-015 S2-040 S2-041 S2-042 S2-043 S2-044 S2-045 S2-046 S2-047 S2-048
  test(`${name} is readable in every niche and width`, async ({ browser }) => {
    // Slugs, niches, widths and schemes alternate over the templates, so that each occurs often. All combinations are
    // drawn by `npm run generate -- lander-matrix`.
    const all = [...['', ...slugs].entries()];
    for (const [i, slug] of [...all.slice(0, 1), ...inTurn(all.slice(1), Math.max(1, slugs.length), turn)]) {
      const brand = NICHE_BRANDS[(turn * 3 + i * 2) % NICHE_BRANDS.length]!;
      const colorScheme = (turn + i) % 2 === 0 ? 'light' : 'dark';
      const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
      const complaints = listen(context);
      const page = await context.newPage();
      const origin = product.origin(brand);
      // Axe would skip what the site-entry warning covers.
      await context.addCookies([{ name: 'hide-site-entry', value: '1', url: origin }]);
      const path = member ? `/members/${await fictionalId(page, origin)}/${name}` : `/landers/${name}`;
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width === 3840 ? 2160 : 844 });
        if (LOADED_AT.includes(width)) await page.goto(`${origin}${path}${slug && `/${slug}`}`);
        await page.evaluate(() => document.fonts.ready);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${brand} ${path} ${slug} at ${width} px does not scroll sideways`).toBeLessThanOrEqual(0);
        // Axe reads the page itself at both widths, and a page with a slug at one of them.
        const read = i === 0 ? LOADED_AT : [LOADED_AT[(turn + i) % 2]];
        if (read.includes(width)) expect(await axeProblems(page), `${brand} ${path} ${slug}`).toEqual([]);
      }
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      if (i === 0) await expectStoppable(page);
      expectQuiet(complaints);
      await context.close();
    }
  });
}

test('a deck swiped by hand and keyboard leads to an account with the likes given in it', async ({ browser }) => {
  const brand = openBrand(product, 'a');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: false });
  const complaints = listen(context);
  const page = await context.newPage();
  await page.goto(`${brand.url}/landers/tinderswipe?network=journey`);
  const cards = page.locator('[data-card]');
  const names = await cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset['name'] ?? ''));

  // Dragged to the right: a like.
  const face = cards.first().locator('[data-face]');
  const box = (await face.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 220, box.y + box.height / 3, { steps: 8 });
  await page.mouse.up();
  await expect(cards.nth(0).locator('[data-choice="like"]')).toBeChecked();
  // With the keyboard: passed, taken back, liked; then passed to the end.
  await page.keyboard.press('ArrowLeft');
  await expect(cards.nth(1).locator('[data-choice="pass"]')).toBeChecked();
  await page.keyboard.press('Backspace');
  await expect(cards.nth(1).locator('[data-choice="pass"]')).not.toBeChecked();
  await page.keyboard.press('ArrowRight');
  for (let i = 2; i < names.length; i++) await page.keyboard.press('ArrowLeft');
  await page.locator('[data-deck] button[type="submit"]:visible').click();
  await page.waitForURL(/\/signup\?/);

  const query = new URL(page.url()).searchParams;
  expect(query.getAll('like')).toHaveLength(2);
  expect(query.get('network'), 'the traffic source came along').toBe('journey');
  for (const name of names.slice(0, 2))
    await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
  const visitor = person('Swanhild', 'female');
  await fillSignup(page, brand, visitor);
  await page.waitForURL(/\/signup-matches/);
  await activate(page, product, brand, visitor);
  await page.goto(`${brand.url}/likes/sent`);
  for (const name of names.slice(0, 2)) await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  expectQuiet(complaints);
  await context.close();
});

test('the deck works with its style sheet alone', async ({ browser }) => {
  const brand = openBrand(product, 'b');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await context.addCookies([{ name: 'hide-site-entry', value: '1', url: brand.url }]);
  const page = await context.newPage();
  await page.goto(`${brand.url}/landers/tinderswipe`);
  const total = await page.locator('[data-card]').count();
  for (let at = 0; at < total; at++) {
    await page.locator(at % 2 === 0 ? `#like-${at}` : `#pass-${at}`).check();
  }
  await page.locator('[data-deck] button[type="submit"]:visible').click();
  await page.waitForURL(/\/signup\?/);
  expect(new URL(page.url()).searchParams.getAll('like')).toHaveLength(Math.ceil(total / 2));
  await context.close();
});

test('the entry warning blocks touch and keyboard without a script', async ({ browser }) => {
  const brand = openBrand(product, 'b');
  await product.control('POST', '/country?code=NL');
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const url = `${brand.url}/landers/gallery`;
    await page.goto(url);
    const dialog = page.getByRole('dialog');
    expect(await axeProblems(page)).toEqual([]);
    const { x, y, width, height } = (await page.locator('header a[href="/login"]').boundingBox())!;
    const pressLogin = () => page.mouse.click(x + width / 2, y + height / 2);
    await pressLogin();
    for (let time = 0; time < 4; time += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer') ?? null)).toBeNull();
    }
    expect(page.url()).toBe(url);
    await dialog.getByRole('button').click();
    await expect(dialog).toHaveCount(0);
    await pressLogin();
    await page.waitForURL(/\/login/);
    await context.close();
  } finally {
    await product.control('POST', '/country');
  }
});

test('the first message typed on a member landing is on the signup page', async ({ browser }) => {
  const brand = openBrand(product, 'a');
  const context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  const complaints = listen(context);
  const page = await context.newPage();
  const id = await fictionalId(page, brand.url);
  await page.goto(`${brand.url}/members/${id}/landing3`);
  await page.locator('textarea[name="signup_message"]').fill('Which record would you play first?');
  await page.locator('form:has(textarea[name="signup_message"]) button[type="submit"]').last().click();
  await page.waitForURL(/\/members\/[a-z0-9]{26}\/signup/);
  await expect(page.locator('textarea[name="signup_message"]')).toHaveValue('Which record would you play first?');
  expectQuiet(complaints);
  await context.close();
});
