import { expect, test, type Browser, type Page } from '@playwright/test';
import { inTurn, turnOfRun } from '../../scripts/test/turn.mjs';
import {
  ALL_VIEWS,
  AUDIT_OPTIONS,
  auditPage,
  becomeViewer,
  pathFor,
  viewName,
  type View,
} from '../support/accessibility/audit';
import { auditedPages, type ViewerKind } from '../support/accessibility/audited-routes';
import { gatherViewers, type Viewer } from '../support/accessibility/viewers';
import { axeProblems } from '../support/pages/axe';
import { NICHE_BRANDS } from '../support/product/niche-brands';
import { startProduct, type Product } from '../support/product/product';

/**
 * Axe on the pages of the routes, of which a run takes every fourth, in the theme of one niche, each page in another
 * combination of width and scheme. `npm run bench -- accessibility` takes all pages in all themes and combinations.
 */
const PARTS = 4;
const CHOSEN = inTurn([...NICHE_BRANDS.entries()], NICHE_BRANDS.length);
/** How often the turns have gone through the brands, where each turn is another number. */
const ROUND = Math.floor(turnOfRun() / NICHE_BRANDS.length);

/** The forms of these pages, each with the field in which Enter sends it empty. */
const FORMS: readonly (readonly [kind: ViewerKind, path: string, field: string])[] = [
  // Where signing up takes an invitation, a link of an affiliate is one.
  ['visitor', '/signup?network=adnet', 'name'],
  ['visitor', '/reset-password', 'email'],
  ['visitor', '/complaints', 'about'],
  ['visitor', '/pages/notice', 'about'],
  ['visitor', '/pages/service', 'email'],
  ['premium', '/notifications/email-address', 'email'],
  ['premium', '/notifications/password', 'old_password'],
  ['premium', '/notifications/passkeys', 'password'],
  ['premium', '/notifications/data', 'password'],
  ['premium', '/notifications/leave', 'password'],
];

test.describe.configure({ timeout: 240_000 });

for (const [at, slug] of CHOSEN) {
  test.describe(slug, () => {
    let product: Product;
    let viewers: Record<ViewerKind, Viewer>;
    test.beforeAll(async () => {
      product = await startProduct({ brands: [slug] });
      viewers = await gatherViewers(product, slug);
    });
    test.afterAll(async () => product?.stop());

    const openAs = async (browser: Browser, kind: ViewerKind) => {
      const context = await browser.newContext(AUDIT_OPTIONS);
      await becomeViewer(context, product.origin(slug), viewers[kind]);
      return { context, page: await context.newPage() };
    };

    // covers X19-302
    test('every fourth page', async ({ browser }) => {
      const part = auditedPages().filter((_, place) => (place + at + ROUND) % PARTS === 0);
      const found: string[] = [];
      let checked = 0;
      for (const kind of new Set(part.map(({ viewer }) => viewer))) {
        const { context, page } = await openAs(browser, kind);
        for (const [place, planned] of part.entries()) {
          const path = planned.viewer === kind && pathFor(planned, slug, viewers[kind]);
          if (!path) continue;
          const view = ALL_VIEWS[(place + Math.floor(ROUND / PARTS)) % ALL_VIEWS.length]!;
          const findings = await auditPage(page, product.origin(slug), path, planned, [view]);
          found.push(...findings.map(({ rule, detail }) => `${kind} ${path} ${viewName(view)}: ${rule}: ${detail}`));
          checked += 1;
        }
        await context.close();
      }
      expect(found).toEqual([]);
      expect(checked).toBeGreaterThan(30);
    });

    // covers X19-303
    test('forms that are refused', async ({ browser }) => {
      for (const kind of ['visitor', 'premium'] as const) {
        const { context, page } = await openAs(browser, kind);
        for (const [place, [viewer, path, field]] of FORMS.entries()) {
          if (viewer !== kind) continue;
          await show(page, ALL_VIEWS[(place + at + ROUND) % ALL_VIEWS.length]!);
          await page.goto(product.origin(slug) + path);
          const main = page.getByRole('main');
          await main.locator(`input[name="${field}"]`).press('Enter');
          await expect(main.locator('[aria-invalid="true"], [role="alert"]').first(), path).toBeVisible();
          expect(await axeProblems(page), `${path}, refused`).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow, `${path}, refused, does not scroll sideways`).toBeLessThanOrEqual(0);
        }
        await context.close();
      }
    });

    test('what is wrong with a page is found', async ({ browser }) => {
      const { context, page } = await openAs(browser, 'visitor');
      const origin = product.origin(slug);
      const [first] = ALL_VIEWS;
      expect(await auditPage(page, origin, '/pages/terms', {}, [first!])).toEqual([]);
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          const add = (tag: string, text: string, style: Record<string, string>) => {
            const element = document.createElement(tag);
            element.textContent = text;
            Object.assign(element.style, style);
            document.querySelector('main')!.append(element);
            return element;
          };
          add('p', 'too pale', { color: '#999', background: '#fff' });
          add('button', '', { width: '60px', height: '60px' });
          for (const name of ['one', 'two']) add('button', name, { width: '12px', height: '12px', overflow: 'hidden' });
          add('div', 'wide', { width: '3000px' });
          add('div', 'moves', {}).animate([{ opacity: 1 }, { opacity: 0.9 }], { duration: 1000, iterations: Infinity });
        }),
      );
      const rules = (await auditPage(page, origin, '/pages/terms', {}, [first!])).map(({ rule }) => rule);
      for (const rule of ['color-contrast', 'button-name', 'target-size', 'sideways', 'motion']) {
        expect(rules, rule).toContain(rule);
      }
      // Another page: this one leads on to a form that hydrates, which would throw away what the script adds, and the
      // document with it.
      const other = await context.newPage();
      const elsewhere = await auditPage(other, origin, '/notifications', { status: 404 }, [first!]);
      expect(elsewhere.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['status', 'redirect']));
      await context.close();
    });
  });
}

async function show(page: Page, { width, scheme }: View): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme: scheme });
}
