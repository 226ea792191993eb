import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageBytes } from '../support/pages/page-bytes';
import { demoAccount, logIn, ownId } from '../support/accounts';
import { startProduct, type Product } from '../support/product/product';
import { Visitor } from '../support/visitor';

/**
 * The specification, "Quality", "Speed": less than 150 kB of compressed JavaScript for a member page, including
 * everything that hydration needs. A conversation weighs the most; since there are eleven languages it is 147.03 kB.
 */
const MOST_BYTES = 147_500;
/** What several pages need is in a few scripts that they share (scripts/bundle/share-scripts.ts). */
const MOST_FILES = 8;
const BRAND = 'golden-hour';

let product: Product;
let member: Visitor;
let other: string;
let chat: string;
beforeAll(async () => {
  product = await startProduct({ brands: [BRAND] });
  member = await logIn(product, BRAND, demoAccount(BRAND, 'premium'));
  other = await ownId(await logIn(product, BRAND, demoAccount(BRAND, 'free')));
  chat = /href="\/chats\/([0-9a-z]{26})"/.exec((await member.open('/chats')).body)![1]!;
});
afterAll(() => product?.stop());

// covers X18-015 X18-016
it.each([
  '/members',
  '/members/:of',
  '/chats/:chat/gift',
  '/members/:of/like?on=about_me',
  '/members/:of/report',
  '/chats',
  '/chats/:chat',
  '/chats/:chat/photo',
  '/chats/settings',
  '/likes',
  '/likes/received',
  '/swipe-game',
  '/match-finder',
  '/signup-matches',
  '/complete-signup/1',
  '/profile',
  '/profile/photos',
  '/profile/visitors',
  '/blocked',
  '/credits',
  '/premium',
  '/pricing',
  '/transactions',
  '/withdrawal',
  '/credits/limits',
  '/notifications/email-address',
  '/notifications/password',
  '/notifications/passkeys',
  '/notifications',
  '/notifications/messages',
  '/notifications/sessions',
  '/notifications/data',
  '/notifications/about-me',
  '/notifications/news',
  '/notifications/leave',
  '/account-deleted?notice=late',
  '/notifications/location',
  '/notifications/language',
  '/notifications/visibility',
  '/notifications/consents',
  '/notifications/photo-check',
  '/notifications/terms',
])('the scripts of %s', async (path) => {
  const page = await member.open(path.replace(':of', other).replace(':chat', chat));
  expect(page.status).toBe(200);
  const { js, jsFiles } = await pageBytes(page.body);
  // A page without scripts would weigh nothing and prove nothing.
  expect(jsFiles).toBeGreaterThan(0);
  expect(js).toBeLessThan(MOST_BYTES);
  expect(jsFiles).toBeLessThanOrEqual(MOST_FILES);
  // What is the same for everybody is not in the page.
  expect(page.body).not.toContain('"type":0,"value"');
});

it('a script of another page would be noticed', async () => {
  const page = await member.open('/members');
  const profile = await member.open('/profile');
  const scripts = (html: string) => html.match(/<link rel="modulepreload"[^>]*>/g)!;
  const further = scripts(profile.body).filter((link) => !scripts(page.body).includes(link));
  const before = await pageBytes(page.body);
  const after = await pageBytes(page.body + further.join(''));
  expect(after.jsFiles).toBeGreaterThan(MOST_FILES);
  expect(after.js).toBeGreaterThan(before.js);
});

/** Light pages get the application when a dialog is opened; until then this is all (design, "Speed"). */
const MOST_LIGHT_BYTES = 15_000;

// covers X17-065
it('the scripts that the landing page names', async () => {
  const visitor = new Visitor(product, BRAND);
  const { js, jsFiles } = await pageBytes((await visitor.open('/')).body);
  // The script of light pages, and the list from which it takes the names of the others.
  expect(jsFiles).toBe(2);
  expect(js).toBeLessThan(MOST_LIGHT_BYTES);
  expect(js).toBeGreaterThan(1000);
  // The same measure finds the application in a page that is hydrated at once.
  const { js: whole } = await pageBytes((await visitor.open('/login')).body);
  expect(whole).toBeGreaterThan(5 * MOST_LIGHT_BYTES);
});
