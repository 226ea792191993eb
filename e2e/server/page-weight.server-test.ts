import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '~/i18n/locales';
import { demoAccount, logIn, ownId } from '../support/accounts';
import { overBudget, pageBudgets, type PageName, type RecordedWeights } from '../support/pages/page-budgets';
import { pageBytes } from '../support/pages/page-bytes';
import { pageParts } from '../support/pages/page-parts';
import { messageFiles, openCompressed, pageWeight, type Measure, type PageWeight } from '../support/pages/page-weight';
import { startProduct, type Product } from '../support/product/product';
import { Visitor } from '../support/visitor';

/**
 * The most compressed JavaScript that a member's page may carry, including everything that hydration needs. The
 * specification ("Quality", "Speed") asks for less than 118 kB; what is missing is in docs/decisions/0081. A conversation
 * weighs the most: 138.3 kB on 29 November 2026.
 */
const MOST_BYTES = 139_000;
/** What several pages need is in a few scripts that they share (scripts/bundle/share-scripts.ts). */
const MOST_FILES = 8;
const BRAND = 'golden-hour';
/**
 * What the heaviest language of each kind of page weighed when someone last looked. `npm run generate -- page-weights` writes it, so
 * that a page over its budget says what has grown since.
 */
const RECORDED = join(import.meta.dirname, '../support/pages/page-weights.json');
const recorded = JSON.parse(readFileSync(RECORDED, 'utf8')) as RecordedWeights;
const measured: RecordedWeights = {};

let product: Product;
let visitor: Visitor;
let member: Visitor;
let other: string;
let chat: string;
beforeAll(async () => {
  product = await startProduct({ brands: [BRAND] });
  visitor = new Visitor(product, BRAND);
  member = await logIn(product, BRAND, demoAccount(BRAND, 'premium'));
  other = await ownId(await logIn(product, BRAND, demoAccount(BRAND, 'free')));
  chat = /href="\/chats\/([0-9a-z]{26})"/.exec((await member.open('/chats')).body)![1]!;
});
afterAll(async () => {
  await product?.stop();
  if (process.env.PAGE_WEIGHTS === 'write') writeFileSync(RECORDED, `${JSON.stringify(measured, null, 2)}\n`);
});

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
  '/chats/closed',
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
  const scripts = (html: string) => html.match(/<link [^>]*\brel="modulepreload"[^>]*>/g)!;
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

async function open(name: PageName, language: string) {
  const { who, path } = pageBudgets[name];
  const asking = who === 'member' ? member : visitor;
  asking.cookies.set('locale', language);
  const page = await openCompressed(asking, path.replace(':of', other).replace(':chat', chat));
  expect(page.html, name).toContain(`<html lang="${language}"`);
  return { ...page, language, weight: await pageWeight(asking, page), parts: pageParts(page.html) };
}

const names = Object.keys(pageBudgets) as PageName[];

describe('the first view', () => {
  // covers X18-027
  it.each(names)('of %s stays within its budget in every language', async (name) => {
    const all: Awaited<ReturnType<typeof open>>[] = [];
    for (const language of LOCALES) all.push(await open(name, language));
    const [heaviest] = all.toSorted((a, b) => b.weight.htmlBrotli - a.weight.htmlBrotli);
    const { weight, parts } = heaviest!;
    const most = (measure: Measure) => Math.max(...all.map((page) => page.weight[measure]));
    const worst = Object.fromEntries((Object.keys(weight) as Measure[]).map((measure) => [measure, most(measure)]));
    measured[name] = { language: heaviest!.language, weight: worst as unknown as PageWeight, parts };
    // A page without HTML, scripts or letters would weigh nothing and prove nothing.
    expect(Math.min(weight.html, weight.htmlBrotli, weight.fonts)).toBeGreaterThan(1000);
    expect(Object.values(parts).reduce((sum, bytes) => sum + bytes, 0)).toBe(weight.html);
    expect(all.flatMap((page) => overBudget(name, pageBudgets[name].most, page, recorded[name]))).toEqual([]);
  });

  it('of a page that grows is over it, and says which, where, by how much and what has grown', async () => {
    const { most } = pageBudgets.grid;
    const page = await open('grid', 'en');
    const card = /<article\b[\s\S]*?<\/article>/.exec(page.html)![0];
    const html = page.html.replace(card, card.repeat(40));
    const weight = { ...(await pageWeight(member, { html, sent: most.htmlBrotli + 100 })), html: most.html + 2000 };
    const lines = overBudget(
      'grid',
      most,
      { language: 'en', weight, parts: pageParts(html) },
      {
        language: 'en',
        weight: { ...page.weight, htmlBrotli: most.htmlBrotli - 500 },
        parts: page.parts,
      },
    );
    const grown = `grown: cards +${(39 * Buffer.byteLength(card)).toLocaleString('en')}`;
    const kB = (bytes: number) => bytes.toLocaleString('en');
    expect(lines).toEqual([
      `grid in en: html ${kB(most.html + 2000)}, 2,000 over ${kB(most.html)}, recorded ${kB(page.weight.html)}; ${grown}`,
      `grid in en: htmlBrotli ${kB(most.htmlBrotli + 100)}, 100 over ${kB(most.htmlBrotli)}, recorded ${kB(most.htmlBrotli - 500)}; ${grown}`,
    ]);
  });

  it('notices another script, style sheet, font and picture', async () => {
    const page = await open('grid', 'en');
    const heavier = async (html: string) => {
      const weight = await pageWeight(member, { html, sent: page.sent });
      return (Object.keys(weight) as Measure[]).filter((name) => name !== 'html' && weight[name] > page.weight[name]);
    };
    const own = await open('own', 'en');
    const further = [...own.html.matchAll(/<link [^>]*\brel="modulepreload"[^>]*>/g)].map(([link]) => link);
    expect(await heavier(page.html + further.join(''))).toEqual(['js', 'jsFiles']);
    const [, eager] = /<img\b[^>]*loading="lazy"[^>]*src="([^"]+)"|<img\b[^>]*src="([^"]+)"[^>]*loading="lazy"/
      .exec(page.html)!
      .filter(Boolean);
    expect(await heavier(`${page.html}<img src="${eager}">`)).toEqual(['images']);
    // A letter of none of the eleven languages needs a file of its own.
    expect(await heavier(`${page.html}<p>ŵ</p>`)).toEqual(['fonts']);
    const [, sheet] = /href="(\/assets\/components-[^"]+)"/.exec(page.html)!;
    const without = await pageWeight(member, { html: page.html.replaceAll(`href="${sheet}"`, ''), sent: page.sent });
    expect(without.css).toBeLessThan(page.weight.css);
  });
});

describe('the messages', () => {
  // covers X18-015
  it.each([
    ['grid', ['common', 'errors', 'likes', 'members', 'shell', 'traits']],
    ['notifications', ['common', 'errors', 'settings', 'shell']],
    ['credits', ['billing', 'common', 'errors', 'shell']],
  ] as const)('of %s are those of its features only', async (name, features) => {
    const { html } = await open(name, 'pl');
    const found = messageFiles(html).map((path) => /\/i18n\/pl\/([a-z]+)/.exec(path)?.[1]);
    expect(found.toSorted()).toEqual(features);
  });
});
