import { expect, test } from '@playwright/test';
import { enterSite } from '../support/pages/story';
import { awake } from '../support/product/awake';
import { openBrand } from '../support/product/journey-brands';
import { startJourney, type StartedJourney } from '../support/product/journey-product';

/** A refused form leaves the page as it is: nothing of it is loaded once more. */

let started: StartedJourney;
test.beforeAll(async () => {
  started = await startJourney('a', 'SQLite');
});
test.afterAll(() => started.stop());
// Wide screens open the signup in a dialog.
test.use({ viewport: { width: 390, height: 844 } });

for (const [path, further] of [
  ['/signup', '/login'],
  ['/login', '/signup'],
] as const) {
  test(`a refused ${path.slice(1)}, on the first page and on one that was loaded since`, async ({ page }) => {
    const brand = openBrand(started.product, 'a');
    await enterSite(page, brand);
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && new URL(request.url()).pathname.endsWith('.data')) loaded.push(request.url());
    });
    for (const first of [path, further]) {
      await page.goto(brand.url + first);
      if (first === further) {
        const link = page.locator(`main a[href="${path}"]`);
        await awake(link);
        await link.click();
        await page.waitForURL(brand.url + path);
      }
      const form = page.locator('main form').filter({ has: page.locator('input[name="email"]') });
      await awake(form);
      loaded.length = 0;
      await form.locator('input[name="email"]').fill('nobody@');
      const button = form.getByRole('button', {
        name: brand.t(path === '/login' ? 'account.login-button' : 'account.signup-button'),
        exact: true,
      });
      await button.click();
      await expect(form.getByRole('alert').or(form.locator('[aria-invalid="true"]')).first()).toBeVisible();
      await expect(form).not.toHaveAttribute('aria-busy');
      await expect(button).not.toHaveAttribute('aria-busy', 'true');
      expect(loaded).toEqual([]);
    }
  });
}
