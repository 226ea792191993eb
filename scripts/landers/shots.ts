import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENTRY_COOKIE } from '~/server/http/cookies';
import { browserOptions } from '../browser.mjs';
import type { LanderPage } from './pages';

const WIDTHS = [390, 1280];

/** Takes pictures of the pages at full length on a phone and a desktop. Returns the folder with the pictures. */
export async function takeShots(
  product: { origin(slug: string): string },
  lander: string,
  pages: readonly LanderPage[],
): Promise<string> {
  // A development dependency. Everything else in the command works without it.
  const { chromium } = await import('@playwright/test');
  const folder = mkdtempSync(join(tmpdir(), `facet-${lander}-`));
  const browser = await chromium.launch({
    ...browserOptions(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const width of WIDTHS) {
      const page = await browser.newPage({
        viewport: { width, height: width < 600 ? 844 : 800 },
        reducedMotion: 'reduce',
      });
      for (const { brand, niche, slug, path } of pages) {
        // The cookie says that the warning on entering the site has been read.
        await page.context().addCookies([{ name: ENTRY_COOKIE, value: '1', url: product.origin(brand) }]);
        await page.goto(`${product.origin(brand)}${path}`, { waitUntil: 'networkidle' });
        await page.screenshot({ path: join(folder, `${niche}-${slug ?? 'plain'}-${width}.png`), fullPage: true });
      }
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return folder;
}
