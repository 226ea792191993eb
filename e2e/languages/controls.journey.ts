import { expect, test } from '@playwright/test';
import { labelsOf, leftoversFor } from '../support/languages/leftovers';
import { problemsOf, type Walk } from '../support/languages/walk';
import { openPhone } from '../support/languages/walkers';
import { startProduct, type Product } from '../support/product/product';

/** What the walk through the languages must find. */
let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ brands: ['zonneterras'] });
});
test.afterAll(async () => product.stop());

const walk: Walk = { language: 'nl', leftovers: leftoversFor('nl'), labels: labelsOf('nl'), torn: true };

const SPOILT: [string, string, RegExp[]][] = [
  ['an id in place of a text', '<p>chat.send</p>', [/^an id: chat\.send$/]],
  ['an id that is read aloud', '<img alt="likes.no-likes-left">', [/^an id: likes\.no-likes-left$/]],
  ['an English text', '<p>That was too fast. Please wait a moment and try again.</p>', [/^English: that was too fast/]],
  [
    'a label that is cut off',
    '<button type="button" data-style="display:block;width:60px;overflow:hidden;white-space:nowrap">Alles bewaren</button>',
    [/^cut off: “Alles bewaren” in <button> by <button>$/],
  ],
  [
    'a second line that is cut off',
    '<p data-style="width:80px;height:1.5em;overflow:hidden">Alles van vandaag bewaren</p>',
    [/^cut off: “Alles van vandaag bewaren”/],
  ],
  [
    'a label that runs out of its badge',
    '<span data-style="display:inline-block;width:40px;white-space:nowrap;background:#ddd">Alles bewaren</span>',
    [/^runs out of <span>: “Alles bewaren”$/],
  ],
  [
    'a word on two lines',
    '<p data-style="width:60px;overflow-wrap:anywhere">Betaalmethoden</p>',
    [/^torn: “Betaalmethoden” in <p>$/],
  ],
  ['a page that is too wide', '<p data-style="width:500px">breed</p>', [/^the page is \d+ px wider than the screen$/]],
  [
    'a hint that does not fit its field',
    '<input data-style="width:60px;padding:0" placeholder="Schrijf een bericht">',
    [/^does not fit <input>: “Schrijf een bericht” needs \d+ of \d+ px$/],
  ],
];

test('ids, English, and what cannot be seen are found', async ({ browser }) => {
  const context = await openPhone(browser, product, 'zonneterras', 'nl', { scripts: false });
  const page = await context.newPage();
  const response = await page.goto(`${product.origin('zonneterras')}/login`);
  expect(await problemsOf(page, response, walk)).toEqual([]);
  const spoil = (html: string) =>
    page.evaluate((html) => {
      document.getElementById('spoilt')?.remove();
      const spoilt = document.createElement('div');
      spoilt.id = 'spoilt';
      spoilt.innerHTML = html;
      // The policy of the pages forbids attributes with styles.
      for (const element of spoilt.querySelectorAll<HTMLElement>('[data-style]'))
        element.style.cssText = element.dataset.style!;
      document.querySelector('main')!.append(spoilt);
    }, html);
  for (const [what, html, expected] of SPOILT) {
    await spoil(html);
    expect(await problemsOf(page, response, walk), what).toEqual(
      expected.map((pattern) => expect.stringMatching(pattern)),
    );
  }
  // What is meant to be shorter than its text is none of these.
  await spoil(
    '<p data-style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Anna-Margaretha van der Linden</p>' +
      '<span class="visually-hidden">Alles van vandaag bewaren</span>' +
      '<div data-style="width:200px;overflow-x:auto;white-space:nowrap"><p>Een rij die zelf opzij kan worden geschoven</p></div>',
  );
  expect(await problemsOf(page, response, walk)).toEqual([]);
  const [label] = [...walk.labels].filter((text) => text.length > 30);
  await spoil(`<p data-style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">${label}</p>`);
  expect(await problemsOf(page, response, walk)).toEqual([expect.stringMatching(/^a label ends in an ellipsis/)]);

  const french = { ...walk, language: 'fr' };
  expect(await problemsOf(page, response, french)).toEqual(
    expect.arrayContaining(['Content-Language is nl', '<html lang> is nl']),
  );
  await context.close();
});
