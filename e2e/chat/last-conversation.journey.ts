import { expect, test } from '@playwright/test';
import { join, ownId } from '../support/accounts';
import { startChat } from '../support/chatting';
import { axeProblems } from '../support/pages/axe';
import { expectQuiet, listen } from '../support/pages/quiet-page';
import { composer, write } from '../support/pages/story';
import { BRANDS, openBrand } from '../support/product/journey-brands';
import { awake } from '../support/product/awake';
import { startProduct, type Product } from '../support/product/product';
import { openSignedIn } from '../support/signed-in';

/** A free member may begin two conversations. The second one is said to be the last, and the third one says so before one types. */
let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ brands: [BRANDS.a.slug] });
});
test.afterAll(async () => product.stop());

for (const [width, javaScriptEnabled] of [
  [390, true],
  [1280, true],
  [390, false],
] as const) {
  const how = `at ${width} px${javaScriptEnabled ? '' : ' without JavaScript'}`;
  test(`the limit of a free member is said before one types, with the way on, ${how}`, async ({ browser }) => {
    const { t, slug, url, acceptLanguage } = openBrand(product, 'a');
    const her = await join(product, slug, { name: 'Emmaline', gender: 'female' });
    const [first, second, third] = [
      await join(product, slug, { name: 'Firsting', gender: 'male' }),
      await join(product, slug, { name: 'Seconding', gender: 'male' }),
      await join(product, slug, { name: 'Thirding', gender: 'male' }),
    ];
    const pageOf = async ({ visitor }: typeof first) => `${url}/members/${await ownId(visitor)}/chat`;
    const options = { viewport: { width, height: 844 }, locale: acceptLanguage, javaScriptEnabled };
    const { context, page } = await openSignedIn(browser, product, slug, her.credentials, options);
    const complaints = listen(context);
    const last = page.getByText(t('chat.last-free-conversation'));
    const way = page.getByRole('main').getByRole('link', { name: t('chat.get-premium') });

    await page.goto(await pageOf(first));
    await expect(composer(page)).toBeVisible();
    await expect(last).toHaveCount(0);
    await startChat(her.visitor, await ownId(first.visitor), 'Good morning');

    await page.goto(await pageOf(second));
    await expect(last).toBeVisible();
    await expect(way).toHaveAttribute('href', /^\/premium\?next=%2Fmembers%2F/);
    await expect(composer(page)).toBeInViewport({ ratio: 1 });
    expect(javaScriptEnabled ? await axeProblems(page) : []).toEqual([]);
    if (javaScriptEnabled) await awake(composer(page));
    await write(page, openBrand(product, 'a'), 'Good evening');
    await page.waitForURL(/\/chats\//);
    await expect(last).toHaveCount(0);

    await page.goto(await pageOf(third));
    await expect(page.getByText(t('chat.free-conversations-used'))).toBeVisible();
    await expect(composer(page)).toHaveCount(0);
    expect(javaScriptEnabled ? await axeProblems(page) : []).toEqual([]);
    await way.click();
    await page.waitForURL(/\/premium\?next=/);

    // Anyone who writes to her gets an answer all the same.
    const theirs = await startChat(third.visitor, await ownId(her.visitor), 'Hello from the third');
    await page.goto(`${url}/chats/${theirs}`);
    await expect(composer(page)).toBeVisible();
    await expect(last).toHaveCount(0);
    expectQuiet(complaints);
    await context.close();
  });
}
