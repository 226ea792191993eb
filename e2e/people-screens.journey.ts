import { expect, test, type Page } from '@playwright/test';
import { inTurn } from '../scripts/test/turn.mjs';
import { awake } from './support/product/awake';
import { axeProblems } from './support/pages/axe';
import { BRANDS, openBrand } from './support/product/journey-brands';
import type { Brand } from './support/member';
import { prepareCompany, type Company } from './support/people-company';
import { startProduct, type Product } from './support/product/product';
import { expectQuiet, listen } from './support/pages/quiet-page';
import { openSignedIn } from './support/signed-in';

/**
 * Checks every screen on which members meet, with its dialogs and sheets open: axe (WCAG 2.2 AA), no sideways
 * scrolling, and no complaint of the browser. Each screen is tested in light or dark, alternating with the commit. The
 * screens alternate between the wide brand A and the narrow brand B.
 */
interface Screen {
  name: string;
  path: (company: Company) => string;
  /** Opens a dialog or sheet on the screen. */
  open?: (page: Page, brand: Brand) => Promise<void>;
  as?: 'premium';
}

const dialog = async (page: Page) => expect(page.getByRole('dialog')).toBeVisible();
const screens: Screen[] = [
  { name: 'filters', path: () => '/members?gender=&country=&photo=1&min_age=25', open: openFilters },
  { name: 'saved searches', path: () => '/members', open: openSaved },
  { name: 'hidden members', path: () => '/members?hidden=1' },
  { name: 'swipe game', path: () => '/swipe-game' },
  { name: 'skipped people', path: () => '/swipe-game?skipped=1' },
  { name: 'a question', path: () => '/match-finder?question=meet' },
  { name: 'a question of many choices', path: () => '/match-finder?question=interests' },
  { name: 'who fits best', path: () => '/match-finder' },
  { name: 'signup matches', path: () => '/signup-matches' },
  { name: 'own profile', path: () => '/profile' },
  { name: 'a section of the own profile', path: () => '/profile?section=interests', open: dialog },
  { name: 'own photos', path: () => '/profile/photos' },
  { name: 'crop', path: ({ ownPhoto }) => `/profile/photos?crop=${ownPhoto}`, open: dialog },
  { name: 'delete a photo', path: ({ ownPhoto }) => `/profile/photos?delete=${ownPhoto}`, open: dialog },
  { name: 'visitors', path: () => '/profile/visitors' },
  { name: 'likes', path: () => '/likes' },
  { name: 'likes received', path: () => '/likes/received' },
  { name: 'likes sent', path: () => '/likes/sent' },
  { name: 'matches', path: () => '/likes/matches' },
  { name: 'like modal', path: () => '/likes/sent?t=1', open: dialog },
  { name: 'match modal', path: ({ mark }) => `/members/${mark}?match=1`, open: dialog },
  { name: 'somebody who likes me', path: ({ admirer }) => `/likes/m/${admirer}` },
  { name: 'profile with locked photos', path: ({ mark }) => `/members/${mark}`, open: turnGallery },
  { name: 'conversation', path: ({ chat }) => chat },
  { name: 'found in conversations', path: () => '/chats?q=Sundays' },
  {
    name: 'gift sheet',
    path: ({ chat }) => chat,
    open: (page, brand) => openExtra(page, brand, 'gift'),
    as: 'premium',
  },
  {
    name: 'photo sheet',
    path: ({ chat }) => chat,
    open: (page, brand) => openExtra(page, brand, 'photo'),
    as: 'premium',
  },
  { name: 'gifts for premium members', path: ({ chat }) => `${chat}/gift` },
  { name: 'first message', path: ({ stranger }) => `/members/${stranger}/chat` },
  { name: 'icebreakers', path: ({ chat }) => `${chat}?ideas`, open: dialog },
  { name: 'report form', path: ({ mark }) => `/members/${mark}/report` },
  { name: 'receipt', path: ({ receipt }) => receipt },
  { name: 'blocked people', path: () => '/blocked' },
  { name: 'block somebody', path: ({ stranger }) => `/members/${stranger}/block` },
  { name: 'message settings', path: () => '/chats/settings' },
];

async function openFilters(page: Page, { t }: Brand): Promise<void> {
  const opener = page.getByRole('button', { name: t('members.filters') });
  if (await opener.isVisible()) await opener.press('Enter');
  for (const fold of await page.getByRole('search').locator('summary').all()) await fold.press('Enter');
}

async function openSaved(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => all.forEach((fold) => fold.setAttribute('open', '')));
}

async function turnGallery(page: Page, { t }: Brand): Promise<void> {
  await page.getByRole('button', { name: t('photos.next') }).click();
  await expect(page.getByText(t('photos.now', { place: 2, count: 3 }))).toBeVisible();
}

async function openExtra(page: Page, { t }: Brand, what: 'gift' | 'photo'): Promise<void> {
  const link = page.getByRole('link', { name: t(`chat.send-${what}`) });
  await awake(link);
  await link.click();
  await dialog(page);
}

// Axe reads each screen twice, which takes long on a busy machine.
test.describe.configure({ timeout: 180_000 });

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ brands: [BRANDS.a.slug, BRANDS.b.slug] });
});
test.afterAll(async () => product.stop());

const SIDES = [
  [0, 'a', 1280],
  [1, 'b', 390],
] as const;
for (const [turn, key, width] of inTurn(SIDES, 2)) {
  test(`the screens of members on brand ${key.toUpperCase()} at ${width} px, light and dark`, async ({ browser }) => {
    const brand = openBrand(product, key);
    const company = await prepareCompany(product, brand.slug);
    const options = {
      viewport: { width, height: 844 },
      locale: brand.acceptLanguage,
      // Axe reads the colours directly after they change.
      reducedMotion: 'reduce',
    } as const;
    const free = await openSignedIn(browser, product, brand.slug, 'free', options);
    const premium = await openSignedIn(browser, product, brand.slug, 'premium', options);
    // A photo that does not load is a complaint too.
    const complaints = [free, premium].map(({ context }) => listen(context));
    const shown = screens.filter((_, at) => at % 2 === turn);
    const [dark, light] = [0, 1].map((offset) => new Set(inTurn(shown, 2, offset)));
    for (const screen of shown) {
      const { name, path, open, as } = screen;
      const { page } = as === 'premium' ? premium : free;
      await page.emulateMedia({ colorScheme: 'light' });
      const response = await page.goto(brand.url + path(company));
      expect(response?.status(), name).toBe(200);
      await open?.(page, brand);
      if (light!.has(screen)) expect.soft(await axeProblems(page), `${name}, light`).toEqual([]);
      if (dark!.has(screen)) {
        const pale = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('body'), `${name} is dark`).not.toHaveCSS('background-color', pale);
        expect.soft(await axeProblems(page), `${name}, dark`).toEqual([]);
      }
      const sideways = await page.evaluate(() => {
        const { scrollWidth } = document.documentElement;
        return scrollWidth - document.documentElement.getBoundingClientRect().width;
      });
      expect.soft(sideways, `${name} does not scroll sideways`).toBeLessThanOrEqual(0);
    }
    complaints.forEach(expectQuiet);
    await free.context.close();
    await premium.context.close();
  });
}
