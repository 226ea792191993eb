import { expect, test } from '@playwright/test';
import { inTurn } from '../../scripts/test/turn.mjs';
import { missingInOrder, orderProblems, readAloud, type Step } from '../support/accessibility/reading-order';
import { AUDIT_OPTIONS, becomeViewer, pathFor } from '../support/accessibility/audit';
import { gatherViewers } from '../support/accessibility/viewers';
import type { Brand } from '../support/member';
import { awake } from '../support/product/awake';
import { openBrand, type BrandKey } from '../support/product/journey-brands';
import { startProduct, type Product } from '../support/product/product';

/**
 * What a screen reader says of ten main screens, from the accessibility tree of Chromium: landmarks, one heading of the
 * page, headings in order, what matters before the rest, and a name for every control.
 */
const SIDES = [
  ['a', 390],
  ['b', 1280],
  ['a', 1280],
  ['b', 390],
] as const satisfies readonly (readonly [BrandKey, number])[];

interface Screen {
  who: 'visitor' | 'premium';
  path: string;
  /** What is read in this order, among much else. */
  steps: (t: Brand['t']) => readonly Step[];
}

const ANY = /./;
const TITLE: Step = ['heading', ANY];
const FRAME: readonly Step[] = [
  ['banner', ''],
  ['main', ''],
];
const END: Step = ['contentinfo', ''];

const SCREENS: readonly Screen[] = [
  { who: 'visitor', path: '/', steps: (t) => [...FRAME, TITLE, ['link', t('landing.join')], ['article', ''], END] },
  {
    who: 'visitor',
    path: '/login',
    steps: (t) => [
      ...FRAME,
      ['heading', t('account.login-title')],
      ['textbox', t('account.email-label')],
      ['textbox', t('account.password-label')],
      ['button', t('account.login-button')],
      END,
    ],
  },
  {
    who: 'premium',
    path: '/complete-signup/3',
    steps: (t) => [...FRAME, TITLE, ['radio', ANY], ['button', t('joining.next')]],
  },
  {
    who: 'premium',
    path: '/members',
    steps: (t) => [...FRAME, ['heading', t('members.title')], ['heading', ANY], ['link', ANY], ['button', ANY], END],
  },
  {
    who: 'premium',
    path: '/members/{member}',
    steps: (t) => [
      ...FRAME,
      ['image', ANY],
      ['heading', /, \d\d$/],
      ['link', t('members.message')],
      ['heading', t('members.related')],
      END,
    ],
  },
  {
    who: 'premium',
    path: '/chats',
    steps: (t) => [...FRAME, ['heading', t('chat.title')], ['list', t('chat.title')], ['link', ANY], END],
  },
  {
    who: 'premium',
    path: '/chats/{conversation}',
    steps: (t) => [
      ['main', ''],
      ['heading', /, \d\d$/],
      ['log', ANY],
      ['textbox', t('chat.your-message')],
      ['button', t('chat.send')],
    ],
  },
  { who: 'premium', path: '/credits', steps: () => [...FRAME, TITLE, ['list', ''], ['link', /\d/], END] },
  {
    who: 'premium',
    path: '/notifications',
    steps: (t) => [...FRAME, ['heading', t('settings.title')], ['navigation', t('settings.title')], TITLE, END],
  },
  {
    who: 'premium',
    path: '/swipe-game',
    steps: (t) => [
      ...FRAME,
      ['heading', t('swipe.title')],
      ['heading', ANY],
      ['button', named(t('swipe.skip-name', { name: '§' }))],
      ['button', named(t('swipe.like-name', { name: '§' }))],
      ['status', ''],
      END,
    ],
  },
];

/** A text with a name in the place of the sign. */
const named = (text: string) => new RegExp(`^${text.replaceAll(/[.?+()]/g, '\\$&').replace('§', '.+')}$`);

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ brands: ['golden-hour', 'zonneterras'] });
});
test.afterAll(async () => product?.stop());

for (const [key, width] of inTurn(SIDES, SIDES.length, 3)) {
  // covers X19-304
  test(`what is read aloud of ten screens of brand ${key.toUpperCase()} at ${width} px`, async ({ browser }) => {
    const { t, slug, url } = openBrand(product, key);
    const viewers = await gatherViewers(product, slug);
    const found: string[] = [];
    for (const who of ['visitor', 'premium'] as const) {
      const context = await browser.newContext({ ...AUDIT_OPTIONS, viewport: { width, height: 844 } });
      await becomeViewer(context, url, viewers[who]);
      const page = await context.newPage();
      for (const screen of SCREENS.filter((screen) => screen.who === who)) {
        const path = pathFor({ path: screen.path, route: '', viewer: who }, slug, viewers[who])!;
        await page.goto(url + path);
        await awake(page.locator('a').first());
        const spoken = await readAloud(page);
        const missing = missingInOrder(spoken, screen.steps(t));
        const problems = [...orderProblems(spoken), ...(missing === undefined ? [] : [missing])];
        found.push(...problems.map((problem) => `${screen.path}: ${problem}`));
      }
      await context.close();
    }
    expect(found).toEqual([]);
  });
}

test('what is wrong with the order is found', async ({ browser }) => {
  const { url, t } = openBrand(product, 'a');
  const context = await browser.newContext(AUDIT_OPTIONS);
  const page = await context.newPage();
  await page.goto(`${url}/pages/terms`);
  expect(orderProblems(await readAloud(page))).toEqual([]);
  await page.evaluate(() => {
    const main = document.querySelector('main')!;
    const [second, fourth] = ['h1', 'h4'].map((tag) => document.createElement(tag));
    second!.textContent = 'Second title';
    fourth!.textContent = 'Far below';
    main.append(second!, fourth!, document.createElement('button'));
    document.body.prepend(document.querySelector('footer')!);
  });
  const spoken = await readAloud(page);
  expect(orderProblems(spoken)).toEqual([
    '2 headings of level 1',
    '“Far below” is of level 4 after 1',
    'contentinfo comes before main',
    'a button without a name in main',
  ]);
  expect(
    missingInOrder(spoken, [
      ['heading', 'Second title'],
      ['heading', 'Far below'],
    ]),
  ).toBeUndefined();
  expect(
    missingInOrder(spoken, [
      ['heading', 'Far below'],
      ['heading', 'Second title'],
    ]),
  ).toContain('comes too early');
  expect(missingInOrder(spoken, [['button', t('chat.send')]])).toContain('is not read');
  await context.close();
});
