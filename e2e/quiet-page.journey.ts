import { expect, test } from '@playwright/test';
import { expectQuiet, listen } from './support/pages/quiet-page';

/** Tests `listen`, on which all other journeys rely: a complaint it misses would be noticed by none of them. */
const PAGE = 'http://quiet.invalid/';

const COMPLAINTS = {
  'an error on the console': '<script>console.error("broken")</script>',
  'an uncaught error': '<script>setTimeout(() => { throw new Error("uncaught") })</script>',
  'a promise nobody caught': '<script>Promise.reject(new Error("rejected"))</script>',
  'a warning of hydration': '<script>console.warn("Warning: Text content did not match.")</script>',
  'a picture that does not come': '<img src="/gone.webp">',
  'what the policy blocks': '<meta http-equiv="Content-Security-Policy" content="img-src \'none\'"><img src="/a.webp">',
};

for (const [what, body] of Object.entries(COMPLAINTS)) {
  // covers X18-024
  test(`${what} is noticed`, async ({ context, page }) => {
    const complaints = listen(context);
    await context.route('**/*', (route) =>
      route.request().url() === PAGE
        ? route.fulfill({ contentType: 'text/html', body: `<title>x</title>${body}` })
        : route.fulfill({ status: 404 }),
    );
    await page.goto(PAGE);
    await expect.poll(() => complaints.list.length).toBeGreaterThan(0);
    expect(() => expectQuiet(complaints)).toThrow();
  });
}

test('a page without errors is quiet', async ({ context, page }) => {
  const complaints = listen(context);
  await context.route('**/*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<title>x</title><link rel="icon" href="data:,"><script>console.log("hello")</script>',
    }),
  );
  await page.goto(PAGE);
  expectQuiet(complaints);
});
